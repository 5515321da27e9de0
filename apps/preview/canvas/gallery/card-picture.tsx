import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import { t } from '../../../kit/i18n/words.ts'
import { putDrawing } from './example-drawer.ts'
import type { Drawing, ExampleDrawer } from './example-drawer.ts'
import styles from './card-picture.module.css'

const parts: Readonly<Record<string, number>> = { tiles: 6, rows: 4, strip: 6, box: 1, line: 1, none: 2 }
/** The screen that an example is drawn for, in px: that of a phone, whose text can still be read when it is as small as a card. */
export const exampleWidth = 390

/**
 * The picture of a block type: its own example in the brand's theme once that is drawn and the card is near. Until then, and where it
 * cannot be drawn, a sketch: the skeleton that players see while it loads. What only holds other blocks keeps the sketch of its areas.
 */
export function CardPicture({ contract, drawer, css }: { contract: DocumentedContract; drawer: ExampleDrawer; css: string }) {
  const { type, title } = contract
  const { skeleton } = contract.frame.loading
  const shape = skeleton === 'none' && Object.keys(contract.slots).length > 0 ? 'areas' : skeleton
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(box)
  const drawing = useSyncExternalStore(drawer.subscribe, () => drawer.drawingOf(type))
  const isWanted = isNear && shape !== 'areas'
  useEffect(() => (isWanted ? drawer.want(type) : undefined), [isWanted, drawer, type])
  return (
    <span ref={box} className={styles.picture} data-example={type} aria-hidden="true">
      <span className={styles.sketch} data-shape={shape}>
        {Array.from({ length: parts[skeleton] ?? 1 }, (_, index) => (
          <span key={index} />
        ))}
      </span>
      {drawing && isWanted ? <DrawnExample key={css} title={title} drawing={drawing} css={css} /> : null}
    </span>
  )
}

/** A drawing in a page of its own, from which no style, script or focus gets out. */
function DrawnExample({ title, drawing, css }: { title: string; drawing: Drawing; css: string }) {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <iframe
      src="/preview/gallery/card.html"
      title={t('canvas.gallery-frame', { type: title })}
      className={styles.drawn}
      data-drawn={isDrawn || undefined}
      tabIndex={-1}
      inert
      onLoad={({ currentTarget: { contentDocument: document, contentWindow: window } }) => {
        // without a build of the widget gallery the sketch stays
        if (document?.body.childElementCount !== 0 || !window) return
        void putDrawing({ document, window: window as Window & typeof globalThis }, drawing, css).then(() => setDrawn(true))
      }}
    />
  )
}

/** Whether an element is seen, or will be with a little scrolling. */
function useIsNear(box: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      scrollMargin: '200px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
