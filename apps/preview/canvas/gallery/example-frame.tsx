import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { Brand } from '../../../../src/schemas/documents.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import { brandCss } from '../../../../src/rules/brand-css.ts'
import { $brandName, $effective } from '../../model/documents/documents.ts'
import { distinct } from '../../model/distinct.ts'
import { $drawnTheme } from '../../model/view/default-view-settings.ts'
import { exampleWidth } from './card-picture.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { createExampleDrawer, whenIdle } from './example-drawer.ts'
import type { Drawing, ExampleDrawer } from './example-drawer.ts'
import styles from './gallery.module.css'

export const $drawnIn = distinct(
  combine($effective, $brandName, $drawnTheme, (documents, name, theme) => {
    const brand = documents.get(name)
    return {
      brand: name.slice('brand/'.length),
      theme,
      css: brand && isObject(brand.tokens) ? brandCss(brand as unknown as Brand).css : '', // checked as it is written
    }
  }),
  (before, next) => before.brand === next.brand && before.theme === next.theme && before.css === next.css,
)

/** What has been drawn since the editor was opened, by theme and brand: an example is the same until another build. */
const drawn = new Map<string, Map<string, Drawing | null>>()

/** Who draws the examples for the cards, and the tokens of the brand as the draft has them. */
export function useExamples(): { drawer: ExampleDrawer; css: string } {
  const { brand, theme, css } = useUnit($drawnIn)
  const drawer = useMemo(() => {
    const key = `${theme} ${brand}`
    const drawings = drawn.get(key) ?? new Map<string, Drawing | null>()
    drawn.set(key, drawings)
    return createExampleDrawer({ theme, brand }, drawings)
  }, [theme, brand])
  return { drawer, css }
}

/** Says how much smaller than its screen an example is in a card, which is as wide as the window has room for. */
export function useCardScale(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!list.current) return undefined
    const cards = list.current
    const observer = new ResizeObserver(() => {
      const width = cards.querySelector('[data-example]')?.clientWidth
      if (width) cards.style.setProperty('--card-scale', String(width / exampleWidth))
    })
    observer.observe(cards)
    return () => observer.disconnect()
  }, [list])
}

/** The frame in which examples are drawn before cards show them. It is opened once the gallery is there. */
export function ExampleFrame({ drawer }: { drawer: ExampleDrawer }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isGone = false
    whenIdle(() => !isGone && setOpen(true))
    return () => void (isGone = true)
  }, [])
  useEffect(() => {
    const window = frame.current?.contentWindow
    return isOpen && window ? drawer.connect(window) : undefined
  }, [isOpen, drawer])
  return isOpen ? (
    <iframe
      ref={frame}
      src="/preview/gallery/example.html"
      title={t('canvas.gallery')}
      className={styles.drawing}
      aria-hidden="true"
      tabIndex={-1}
      inert
    />
  ) : null
}
