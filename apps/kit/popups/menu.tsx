import { useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'

import { lazyPart } from '../buttons/lazy-part.tsx'
import type { MenuEntry, MenuStart } from './menu-entries.ts'
import type { MenuPopupProps } from './menu-popup.tsx'
import { withTrigger } from '../buttons/trigger.tsx'
import type { TriggerProps } from '../buttons/trigger.tsx'

const popup = lazyPart<MenuPopupProps>(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** Entries of a menu, or a hook that makes them while the menu is open. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[])

/** A button with a menu. Arrow down and up open it on the first and the last entry; closing gives the focus back to the button. */
export function Menu({
  label,
  trigger,
  items,
  align = 'start',
}: {
  label: string
  trigger: ReactElement<TriggerProps>
  items: MenuEntries
  align?: 'start' | 'center' | 'end'
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<MenuStart>()
  const id = useId()
  const open = start !== undefined
  const { fetch } = popup

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
  items: MenuEntries
  onClose: () => void
}) {
  const id = useId()
  if (!at) return null
  popup.fetch()
  return draw(items, { id, label, at, start: 'first', align: 'start', onClose })
}

function draw(items: MenuEntries, props: Omit<MenuPopupProps, 'items'>) {
  const key = props.at ? `${props.at.x} ${props.at.y}` : undefined
  return typeof items === 'function' ? (
    <PopupOfHook key={key} useEntries={items} {...props} />
  ) : (
    <popup.Part key={key} {...props} items={items} />
  )
}

function PopupOfHook({ useEntries, ...props }: Omit<MenuPopupProps, 'items'> & { useEntries: () => readonly MenuEntry[] }) {
  return <popup.Part {...props} items={useEntries()} />
}
