import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import styles from './row-hint.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

const pauseMs = 450
const goneMs = 160

type Shown = { id: string; top: number; start: number; content: ReactNode }

/**
 * A card beside the tree row under the pointer or the focus; the pointer can move into it. It repeats the row's label, which
 * screen readers read already. `hintOf` gives the card's content for the id of a row, null for none.
 */
export function RowHint({ hintOf, children }: { hintOf: (id: string) => ReactNode; children: Elements }) {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (change: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, ms)
  }
  const offer = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null
    const id = row?.dataset.id
    if (!row || id === undefined) return
    if (shown?.id === id) return clearTimeout(timer.current)
    later(
      () => {
        const content = hintOf(id)
        const { left, right, bottom } = row.getBoundingClientRect()
        setShown(
          content === null || !row.isConnected
            ? undefined
            : { id, top: bottom, start: getComputedStyle(row).direction === 'rtl' ? window.innerWidth - right : left, content },
        )
      },
      shown ? 60 : pauseMs,
    )
  }
  const leave = () => later(() => setShown(undefined), goneMs)
  const hide = () => {
    clearTimeout(timer.current)
    setShown(undefined)
  }
  return (
    <div
      ref={ground}
      role="presentation"
      className={styles.ground}
      onPointerOver={(event) => event.pointerType !== 'touch' && event.buttons === 0 && offer(event.target)}
      onPointerLeave={leave}
      onPointerDown={(event) => ground.current?.contains(event.target as Node) && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && ground.current?.contains(event.target) && offer(event.target)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown) {
          event.stopPropagation()
          hide()
        } else hide()
      }}
    >
      {children}
      {shown
        ? createPortal(
            <div
              className={styles.card}
              style={{ insetBlockStart: Math.min(shown.top, window.innerHeight - 72), insetInlineStart: shown.start }}
              data-row-hint
              onPointerEnter={() => clearTimeout(timer.current)}
              onPointerLeave={leave}
            >
              {shown.content}
            </div>,
            document.body,
          )
        : null}
    </div>
  )
}
