import { useLayoutEffect } from 'react'

import type { Page } from '../../schemas/documents.ts'
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
    <Root data-page={document.id} className={classes} id={main ? 'main' : undefined} tabIndex={main ? -1 : undefined}>
      <ListView list={page.list} />
    </Root>
  )
}
