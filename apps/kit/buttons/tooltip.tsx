import { useEffect, useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { lazyPart } from './lazy-part.tsx'
import type { TooltipPopupProps } from './tooltip-popup.tsx'
import { withTrigger } from './trigger.tsx'
import type { TriggerProps } from './trigger.tsx'

const popup = lazyPart<TooltipPopupProps>(async () => (await import('./tooltip-popup.tsx')).TooltipPopup)

const delayMs = 450 // a pointer rests for so long before a tooltip opens
const shortDelayMs = 60
const closeDelayMs = 120 // the pointer may go from the element to its tooltip
const recentMs = 400 // after one closed the next one opens sooner for so long

/** When a tooltip of a document closed last. */
const lastClosed = new WeakMap<Document, number>()

function delayAt(element: Element): number {
  return performance.now() - (lastClosed.get(element.ownerDocument) ?? -Infinity) < recentMs ? shortDelayMs : delayMs
}

/**
 * Shows a text beside the element under the pointer or the focus. The text repeats the element's name or adds to it; with `describes` it is
 * also its `aria-describedby`. Escape and a press close it; the pointer may rest on it. Without a text the element is the same one, and
 * keeps the focus when a text comes or goes.
 */
export function Tooltip({
  text,
  side = 'bottom',
  describes,
  children,
}: {
  text: ReactNode
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  describes?: boolean
  children: ReactElement<TriggerProps>
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const id = useId()

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      lastClosed.set(document, performance.now())
    }
  }, [open])

  function change(next: boolean, wait: number) {
    clearTimeout(timer.current)
    if (wait === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next && anchor.current?.getAttribute('aria-expanded') !== 'true'), wait)
  }
  return (
    <>
      {text
        ? withTrigger(children, {
            ref: anchor,
            ...(describes && { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }),
            onPointerEnter(event) {
              if (event.pointerType === 'touch') return
              popup.fetch()
              change(true, delayAt(event.currentTarget))
            },
            onPointerLeave: () => change(false, closeDelayMs),
            onPointerDown: () => change(false, 0),
            onFocus(event) {
              popup.fetch()
              if (event.target.matches(':focus-visible')) change(true, delayMs) // a focus that a press gave opens nothing
            },
            onBlur: () => change(false, 0),
            onClick: () => change(false, 0),
          })
        : children}
      {text && describes ? (
        <span id={id} hidden>
          {text}
        </span>
      ) : null}
      {text && open ? (
        <popup.Part anchor={anchor} text={text} side={side} onHover={(hovered) => change(hovered, hovered ? 0 : closeDelayMs)} />
      ) : null}
    </>
  )
}
