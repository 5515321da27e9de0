import { createWatch } from 'effector'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

import type { Page } from '../../schemas/documents.ts'
import { languages } from '../../schemas/language.ts'
import { decimalsOf } from '../../schemas/decimals.ts'
import { DrawingContext } from '../ui/drawing.ts'
import type { Drawing } from '../ui/drawing.ts'
import { offsetIn } from '../ui/text/zone-time.ts'
import type { Engine } from './engine.ts'
import { ListView } from './frame.tsx'
import styles from './page-view.module.css'

type Props = {
  engine: Engine
  document: Page
  element?: 'main' | 'header' | 'aside' | 'footer' | 'nav' | 'div'
  className?: string | undefined
  /** Chrome beside the content: its views and data wait for the first screen. */
  isLazy?: boolean
}

/** The root of one page document, `data-page`. A newer document of the same id changes it in place. */
export function PageView({ engine, document, element: Root = 'div', className, isLazy }: Props) {
  const page = engine.page(document, isLazy)
  useLayoutEffect(() => page.setDocument(document), [page, document]) // the page may have been on the screen before, with an older document
  const main = Root === 'main'
  const classes = [styles.page, main ? styles.main : '', className ?? ''].filter(Boolean).join(' ')
  return (
    <DrawingContext value={useDrawing(engine)}>
      <Root data-page={document.id} className={classes} id={main ? 'main' : undefined} tabIndex={main ? -1 : undefined}>
        <ListView list={page.list} />
      </Root>
    </DrawingContext>
  )
}

/** Another object when the language, the brand's decimals or the gateway's zone change. */
function useDrawing({ clock, context: { drawn, words, brand, zone: $zone, scope } }: Engine): Drawing {
  const language = languages[useSyncExternalStore(words.subscribe, words.language, words.language)]
  const [watchBrand, readDecimals] = useMemo(
    () => [
      (changed: () => void) => createWatch({ unit: brand, scope, fn: changed }),
      () => decimalsOf(scope.getState(brand) as Parameters<typeof decimalsOf>[0]), // the brand's document, which decimalsOf checks
    ],
    [brand, scope],
  )
  const decimals = useSyncExternalStore(watchBrand, readDecimals, readDecimals)
  const [watchZone, readZone] = useMemo(
    () => [
      (changed: () => void) => ($zone ? createWatch({ unit: $zone, scope, fn: changed }) : () => undefined),
      () => offsetIn(($zone && scope.getState($zone)) ?? ''),
    ],
    [$zone, scope],
  )
  const zone = useSyncExternalStore(watchZone, readZone, readZone)
  return useMemo(() => ({ language, clock, drawn, decimals, zone }), [language, clock, drawn, decimals, zone])
}
