import { useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'

import type { IconType } from './icon.ts'
import { later } from './later.tsx'
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

/** A button with a menu. Arrow down and up open it on the first and the last entry; closing gives the focus back to the button. */
export function Menu({ label, trigger, items, align = 'start' }: { label: string; trigger: ReactElement<TriggerProps>; items: readonly MenuEntry[]; align?: 'start' | 'center' | 'end' }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<MenuStart>()
  const id = useId()
  const open = start !== undefined

  function show(next: MenuStart | undefined) {
    popup.fetch()
    setStart(next)
  }
  return (
    <>
      {withTrigger(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerEnter: popup.fetch,
        onFocus: popup.fetch,
        onClick: (event) => show(open ? undefined : event.detail === 0 ? 'first' : 'popup'),
        onKeyDown(event) {
          const next = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' ? 'last' : undefined
          if (!next || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.ariaDisabled === 'true') return
          event.preventDefault()
          event.stopPropagation() // a toolbar or a tree around it moves with the same keys
          show(next)
        },
      })}
      {start ? <popup.Part id={id} label={label} items={items} anchor={anchor} start={start} align={align} onClose={() => setStart(undefined)} /> : null}
    </>
  )
}

/** The same menu at a place of the window, in its px: for a secondary press. `at: null` is closed. The focus goes back to where it was. */
export function MenuAt({ at, label, items, onClose }: { at: { x: number; y: number } | null; label: string; items: readonly MenuEntry[]; onClose: () => void }) {
  const id = useId()
  if (!at) return null
  popup.fetch()
  return <popup.Part key={`${at.x} ${at.y}`} id={id} label={label} items={items} at={at} start="first" align="start" onClose={onClose} />
}
