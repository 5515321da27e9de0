import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

import styles from './menu-button.module.css'
import type { Elements } from '../elements.tsx'

type Trigger = {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Props = {
  /** Renders the button; spread the given props on it. */
  trigger: (props: Trigger, open: boolean) => Elements
  /** The items: elements with `role="menuitem"` (or radio and checkbox kinds), each focusable. `close` shuts the menu. */
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
  className?: string
}

/**
 * A dropdown menu in a popover, above everything. Escape and a click elsewhere close it (the popover is manual: with the browser's own
 * light dismissal a click on the button would open it again at once). It opens at the checked item. Arrow keys, Home and End move
 * through the items, a letter goes to the next one that begins with it, the down arrow opens it, and the focus returns to the button when
 * it closes.
 */
export function MenuButton({ trigger, children, align = 'end', className }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const menu = panel.current
    if (!menu || !open) return
    place(menu, button.current, align)
    menu.showPopover?.()
    ;(items(menu).find((item) => item.getAttribute('aria-checked') === 'true') ?? items(menu)[0])?.focus()
    const again = () => place(menu, button.current, align)
    const elsewhere = (event: PointerEvent) => {
      const { target } = event
      if (target instanceof Node && (menu.contains(target) || button.current?.contains(target))) return
      menu.hidePopover?.()
      setOpen(false)
    }
    addEventListener('resize', again)
    addEventListener('pointerdown', elsewhere)
    return () => {
      removeEventListener('resize', again)
      removeEventListener('pointerdown', elsewhere)
    }
  }, [open, align])

  function close() {
    panel.current?.hidePopover?.()
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = items(event.currentTarget)
    const at = all.indexOf(document.activeElement as HTMLElement) // the focused element, or none of them
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const isLetter = [...event.key].length === 1 && event.key.trim() !== '' && !event.ctrlKey && !event.altKey && !event.metaKey
    const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase())
    if (to !== undefined) {
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    } else if (isLetter) {
      ;[...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      panel.current?.hidePopover?.()
      setOpen(false)
    }
  }
  return (
    <>
      {trigger(
        {
          ref: button,
          id: `${id}-button`,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': id,
          onClick: () => (open ? close() : setOpen(true)),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' || open) return
            event.preventDefault()
            setOpen(true)
          },
        },
        open,
      )}
      <div
        ref={panel}
        id={id}
        popover="manual"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className={`${styles.menu} ${className ?? ''}`}
        onKeyDown={onKeyDown}
      >
        {open ? children(close) : null}
      </div>
    </>
  )
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
}

/** Places the menu below its button, or above it where there is no room, aligned with its start or end, and inside the window. */
function place(menu: HTMLElement, button: HTMLElement | null, align: 'start' | 'end') {
  const box = button?.getBoundingClientRect()
  if (!box) return
  const rtl = getComputedStyle(menu).direction === 'rtl'
  const fromRight = (align === 'end') !== rtl
  const below = innerHeight - box.bottom
  const above = below < 260 && box.top > below // near the bottom of the window it opens upwards
  menu.style.top = above ? 'auto' : `${box.bottom + 8}px`
  menu.style.bottom = above ? `${innerHeight - box.top + 8}px` : 'auto'
  menu.style.maxHeight = `${(above ? box.top : below) - 24}px`
  menu.style.left = fromRight ? 'auto' : `${Math.max(8, box.left)}px`
  menu.style.right = fromRight ? `${Math.max(8, document.documentElement.clientWidth - box.right)}px` : 'auto'
}
