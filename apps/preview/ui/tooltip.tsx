import { useEffect, useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { lazyPart } from './lazy-part.tsx'
import type { TooltipPopupProps } from './tooltip-popup.tsx'
import { withTrigger } from './trigger.tsx'
import type { TriggerProps } from './trigger.tsx'

const popup = lazyPart<TooltipPopupProps>(async () => (await import('./tooltip-popup.tsx')).TooltipPopup)

const pause = 450 // ms a pointer rests before words come
const warm = 400 // ms after one closed in which the next comes at once
let closedAt = -Infinity
let keyboard = false // focus that a pointer gave shows nothing
if (typeof document === 'object') {
  document.addEventListener('keydown', () => (keyboard = true), true)
  document.addEventListener('pointerdown', () => (keyboard = false), true)
}

/** The shorter pause when one has just gone. */
function pauseNow(): number {
  return performance.now() - closedAt < warm ? 60 : pause
}

/**
 * Words beside the element under the pointer or the focus. They repeat its name or add to it, so nothing is only here: `describes` also
 * hands them to `aria-describedby`. Escape and a press put them away; the pointer may rest on them.
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
      closedAt = performance.now()
    }
  }, [open])

  if (!text) return children

  function change(next: boolean, wait: number) {
    clearTimeout(timer.current)
    if (wait === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next && anchor.current?.getAttribute('aria-expanded') !== 'true'), wait)
  }
  return (
    <>
      {withTrigger(children, {
        ref: anchor,
        ...(describes && { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }),
        onPointerEnter(event) {
          if (event.pointerType === 'touch') return
          popup.fetch()
          change(true, pauseNow())
        },
        onPointerLeave: () => change(false, 120),
        onPointerDown: () => change(false, 0),
        onFocus() {
          popup.fetch()
          if (keyboard) change(true, pause)
        },
        onBlur: () => change(false, 0),
        onClick: () => change(false, 0),
      })}
      {describes ? (
        <span id={id} hidden>
          {text}
        </span>
      ) : null}
      {open ? <popup.Part anchor={anchor} text={text} side={side} onRest={(resting) => change(resting, resting ? 0 : 120)} /> : null}
    </>
  )
}
