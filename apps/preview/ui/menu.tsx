import { createElement, useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'

import type { IconType } from './icon.ts'
import { later } from './later.tsx'
import type { Later } from './later.tsx'
import type { MenuPopupProps } from './menu-popup.tsx'
import { withTrigger } from './trigger.tsx'
import type { TriggerProps } from './trigger.tsx'

export type MenuItem = {
  kind?: 'item'
  id: string
  label: string
  icon?: IconType | undefined
  /** As `mod+shift+z`: printed only, whoever owns the action listens. */
  shortcut?: string | undefined
  /** A second line. */
  hint?: string | undefined
  /** Given at all, the entry is a choice with a tick. */
  checked?: boolean | undefined
  /** A sentence says why not; the entry can still be reached and read. */
  disabled?: boolean | string | undefined
  danger?: boolean | undefined
  /** A menu inside. */
  items?: readonly MenuEntry[] | undefined
  onSelect?: (() => void) | undefined
}

export type MenuEntry = MenuItem | { kind: 'separator'; id: string } | { kind: 'heading'; id: string; label: string }

/** Where the first focus goes when a menu opens. */
export type MenuStart = 'first' | 'last' | 'popup'

const popup = later<MenuPopupProps>(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** Entries that come with their menu, when it is first wanted. */
export type LaterEntries = Later<Omit<MenuPopupProps, 'items'>>

/** `load` gives what makes the entries while the menu is drawn: a function that may use hooks. */
export function laterEntries(load: () => Promise<() => readonly MenuEntry[]>): LaterEntries {
  return later(async () => {
    const [{ MenuPopup }, useEntries] = await Promise.all([import('./menu-popup.tsx'), load()])
    return (props) => createElement(MenuPopup, { ...props, items: useEntries() })
  })
}

function isLater(items: readonly MenuEntry[] | LaterEntries): items is LaterEntries {
  return 'Part' in items
}

/** A button with a menu. Arrow down and up open it on the first and the last entry; closing gives the focus back to the button. */
export function Menu({
  label,
  trigger,
  items,
  align = 'start',
}: {
  label: string
  trigger: ReactElement<TriggerProps>
  items: readonly MenuEntry[] | LaterEntries
  align?: 'start' | 'center' | 'end'
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<MenuStart>()
  const id = useId()
  const open = start !== undefined
  const { fetch } = isLater(items) ? items : popup

  function show(next: MenuStart | undefined) {
    fetch()
    setStart(next)
  }
  return (
    <>
      {withTrigger(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerEnter: fetch,
        onFocus: fetch,
        onClick: (event) => show(open ? undefined : event.detail === 0 ? 'first' : 'popup'),
        onKeyDown(event) {
          const next = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' ? 'last' : undefined
          if (!next || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.ariaDisabled === 'true') return
          event.preventDefault()
          event.stopPropagation() // a toolbar or a tree around it moves with the same keys
          show(next)
        },
      })}
      {start ? draw(items, { id, label, anchor, start, align, onClose: () => setStart(undefined) }) : null}
    </>
  )
}

/** The same menu at a place of the window, in its px: for a secondary press. `at: null` is closed. The focus goes back to where it was. */
export function MenuAt({
  at,
  label,
  items,
  onClose,
}: {
  at: { x: number; y: number } | null
  label: string
  items: readonly MenuEntry[] | LaterEntries
  onClose: () => void
}) {
  const id = useId()
  if (!at) return null
  if (isLater(items)) items.fetch()
  else popup.fetch()
  return draw(items, { id, label, at, start: 'first', align: 'start', onClose })
}

function draw(items: readonly MenuEntry[] | LaterEntries, props: Omit<MenuPopupProps, 'items'>) {
  const key = props.at ? `${props.at.x} ${props.at.y}` : undefined
  return isLater(items) ? <items.Part key={key} {...props} /> : <popup.Part key={key} {...props} items={items} />
}
