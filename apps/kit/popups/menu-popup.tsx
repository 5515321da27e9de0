import { Menu } from '@base-ui/react/menu'
import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { actionIcons } from '../icons/action-icons.ts'
import { Keys, ariaKeys } from '../buttons/keys.tsx'
import type { MenuEntry, MenuItem, MenuStart } from './menu-entries.ts'
import { PopupProviders } from '../buttons/popup-providers.tsx'
import popup from '../buttons/popup.module.css'
import styles from './menu.module.css'

export type MenuPopupProps = {
  id: string
  label: string
  items: readonly MenuEntry[]
  anchor?: RefObject<HTMLElement | null>
  at?: { x: number; y: number }
  start: MenuStart
  align: 'start' | 'center' | 'end'
  onClose: () => void
}

/**
 * An open menu at its button or at a point of the window. Its list can have the focus itself: when a pointer opens it no item is active
 * yet, and a long list scrolls by keys.
 */
export function MenuPopup({ id, label, items, anchor, at, start, align, onClose }: MenuPopupProps) {
  const [list, setList] = useState<HTMLDivElement | null>(null) // it comes after its portal
  const nest = useRef<HTMLSpanElement>(null)
  const back = useRef(document.activeElement)
  const place = useMemo(() => at && { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }, [at])

  useLayoutEffect(() => {
    if (start === 'popup' || !list) return
    const frame = requestAnimationFrame(() => {
      // after Base UI gave the focus to the list
      const all = list.querySelectorAll<HTMLElement>('[role^=menuitem]')
      all[start === 'first' ? 0 : all.length - 1]?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [start, list])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.preventDefault()
    onClose()
  }
  useEffect(() => withoutGuards(nest.current, list), [list])

  return (
    <PopupProviders>
      <Menu.Root
        open
        modal={false}
        onOpenChange={(open, { event, cancel }) => {
          if (open) return
          // a press on the button is left to the button's own click
          if (event.type !== 'keydown' && anchor?.current && event.target instanceof Node && anchor.current.contains(event.target)) cancel()
          else onClose()
        }}
      >
        <span ref={nest} className={styles.nest}>
          <Menu.Portal>
            <Menu.Positioner
              role="region"
              className={popup.place}
              anchor={place ?? anchor}
              side="bottom"
              align={align}
              sideOffset={at ? 0 : 4}
              collisionPadding={8}
            >
              <Menu.Popup
                ref={setList}
                id={id}
                tabIndex={0}
                onKeyDown={onKeyDown}
                aria-label={label}
                className={classes(popup.popup, styles.menu)}
                finalFocus={() => (back.current instanceof HTMLElement ? back.current : null)}
              >
                <Entries items={items} />
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </span>
      </Menu.Root>
    </PopupProviders>
  )
}

/**
 * Base UI catches Tab with hidden elements around a popup that can have the focus. A menu closes on Tab instead, so they are not needed,
 * and hidden things that can have the focus are a fault to every checker.
 */
function withoutGuards(nest: HTMLElement | null, list: HTMLElement | null): () => void {
  const places = [nest, list?.closest('[data-base-ui-portal]')].filter((place): place is HTMLElement => place instanceof HTMLElement)
  const take = () => {
    for (const place of places)
      for (const guard of place.querySelectorAll('[data-base-ui-focus-guard]')) guard.setAttribute('tabindex', '-1')
  }
  const watching = new MutationObserver(take)
  for (const place of places) watching.observe(place, { childList: true, subtree: true })
  take()
  return () => watching.disconnect()
}

function Entries({ items }: { items: readonly MenuEntry[] }) {
  const ticks = items.some((item) => 'checked' in item && item.checked !== undefined)
  return items.map((item) => {
    if (item.kind === 'separator') return <Menu.Separator key={item.id} className={styles.separator} />
    if (item.kind === 'heading')
      return (
        <div key={item.id} role="presentation" className={styles.heading}>
          {item.label}
        </div>
      )
    return <Entry key={item.id} item={item} ticks={ticks} />
  })
}

function Entry({ item, ticks }: { item: MenuItem; ticks: boolean }) {
  const why = typeof item.disabled === 'string' ? item.disabled : undefined
  const Icon = typeof item.icon === 'string' ? actionIcons[item.icon] : item.icon
  const common = {
    className: classes(styles.item, item.danger && styles.danger),
    disabled: Boolean(item.disabled),
    label: item.label,
    'data-id': item.id,
    'aria-keyshortcuts': item.shortcut ? ariaKeys(item.shortcut) : undefined,
  }
  const content = (
    <>
      {ticks ? <span className={styles.tick}>{item.checked ? <Check size={14} aria-hidden="true" /> : null}</span> : null}
      {Icon ? <Icon size={16} className={styles.icon} aria-hidden="true" /> : null}
      <span className={styles.words}>
        <span>{item.label}</span>
        {(why ?? item.hint) ? <span className={styles.hint}>{why ?? item.hint}</span> : null}
      </span>
      {item.shortcut ? <Keys keys={item.shortcut} quiet /> : null}
    </>
  )
  if (item.items) {
    return (
      <Menu.SubmenuRoot>
        <Menu.SubmenuTrigger {...common}>
          {content}
          <ChevronRight size={14} className={styles.inside} aria-hidden="true" />
        </Menu.SubmenuTrigger>
        <Menu.Portal>
          <Menu.Positioner
            role="region"
            className={popup.place}
            side="inline-end"
            align="start"
            sideOffset={2}
            alignOffset={-6}
            collisionPadding={8}
          >
            <Menu.Popup tabIndex={0} aria-label={item.label} className={classes(popup.popup, styles.menu)}>
              <Entries items={item.items} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.SubmenuRoot>
    )
  }
  if (item.checked !== undefined)
    return (
      <Menu.CheckboxItem {...common} checked={item.checked} onCheckedChange={() => item.onSelect?.()} closeOnClick>
        {content}
      </Menu.CheckboxItem>
    )
  return (
    <Menu.Item {...common} onClick={() => item.onSelect?.()}>
      {content}
    </Menu.Item>
  )
}
