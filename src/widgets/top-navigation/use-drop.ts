import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react'

const openAfterMs = 120 // a pointer that only crosses the item opens nothing
const closeAfterMs = 240 // a pointer may cut the corner on its way into the panel

/**
 * A panel that drops from a button: by hover after a short while, by press, by keyboard. Escape and leaving it, with the pointer or
 * the focus, close it; Escape gives the focus back to the button. A touch is a press, never a hover.
 */
export function useDrop(button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHover = useRef(false)

  function set(next: boolean, hover = false) {
    clearTimeout(timer.current)
    byHover.current = next && hover
    setOpen(next)
  }
  function later(next: boolean, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(next, next), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const outside = (event: globalThis.PointerEvent) => {
      if (!button.current?.parentElement?.contains(event.target as Node)) set(false) // an event of the document has a node as its target
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  })
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    /** A press on the button: what hover has just opened stays open, and stays when the pointer goes. */
    pressed: () => {
      if (open && byHover.current) byHover.current = false
      else set(!open)
    },
    area: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        if (open) clearTimeout(timer.current)
        else later(true, openAfterMs)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        if (open && !byHover.current) return
        later(false, open ? closeAfterMs : 0)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) set(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        set(false)
        button.current?.focus()
      },
    },
  }
}
