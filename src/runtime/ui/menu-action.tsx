import type { ReactNode } from 'react'

import type { Intent, Send } from '../../schemas/intents.ts'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import { Link } from './link.tsx'

/**
 * An item of a menu as what it is: a link when it leads somewhere, a button when it wishes something. `onPick` runs before the wish is
 * sent and keeps it back by returning false (a sign-out that asks first).
 */
export function MenuAction({
  entry,
  send,
  onPick,
  className,
  children,
  title,
  role,
  itemKey,
  row,
  onEnter,
}: {
  entry: MenuEntry
  send: Send
  onPick?: ((entry: MenuEntry) => boolean | void) | undefined
  className?: string | undefined
  children: ReactNode
  title?: string | undefined
  role?: string | undefined
  /** `data-key`, when it is not the item's own. */
  itemKey?: string | undefined
  /** Marks a line of a panel, for its arrow keys. */
  row?: boolean
  /** The pointer or the focus came to it. */
  onEnter?: (() => void) | undefined
}) {
  const shared = {
    className,
    title,
    role,
    onPointerEnter: onEnter,
    onFocus: onEnter,
    'data-key': itemKey ?? entry.key,
    ...(row && { 'data-row': '' }),
    ...(entry.current && { 'aria-current': 'page' as const }),
  }
  if (entry.to !== undefined)
    return (
      <Link
        {...shared}
        to={entry.to}
        send={send}
        onClick={(event) => {
          if (onPick?.(entry) === false) event.preventDefault()
        }}
      >
        {children}
      </Link>
    )
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        if (onPick?.(entry) !== false && entry.intent) send(entry.intent as Intent) // the menu source hands on what the checked document says
      }}
    >
      {children}
    </button>
  )
}
