import { createElement, useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'

import { lazyPart } from './lazy-part.tsx'
import type { LazyPart } from './lazy-part.tsx'
import type { MenuEntry, MenuStart } from './menu-entries.ts'
import type { MenuPopupProps } from './menu-popup.tsx'
import { withTrigger } from './trigger.tsx'
import type { TriggerProps } from './trigger.tsx'

const popup = lazyPart<MenuPopupProps>(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** Entries that come with their menu, when it is first wanted. */
export type LazyEntries = LazyPart<Omit<MenuPopupProps, 'items'>>

/** `load` gives what makes the entries while the menu is drawn: a function that may use hooks. */
export function lazyEntries(load: () => Promise<() => readonly MenuEntry[]>): LazyEntries {
  return lazyPart(async () => {
    const [{ MenuPopup }, useEntries] = await Promise.all([import('./menu-popup.tsx'), load()])
    return (props) => createElement(MenuPopup, { ...props, items: useEntries() })
  })
}

function isLazy(items: readonly MenuEntry[] | LazyEntries): items is LazyEntries {
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
  items: readonly MenuEntry[] | LazyEntries
  align?: 'start' | 'center' | 'end'
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<MenuStart>()
  const id = useId()
  const open = start !== undefined
  const { fetch } = isLazy(items) ? items : popup

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
  items: readonly MenuEntry[] | LazyEntries
  onClose: () => void
}) {
  const id = useId()
  if (!at) return null
  if (isLazy(items)) items.fetch()
  else popup.fetch()
  return draw(items, { id, label, at, start: 'first', align: 'start', onClose })
}

function draw(items: readonly MenuEntry[] | LazyEntries, props: Omit<MenuPopupProps, 'items'>) {
  const key = props.at ? `${props.at.x} ${props.at.y}` : undefined
  return isLazy(items) ? <items.Part key={key} {...props} /> : <popup.Part key={key} {...props} items={items} />
}
