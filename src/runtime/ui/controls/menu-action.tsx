import type { ReactNode } from 'react'

import type { Intent, Send } from '../../../schemas/intents.ts'
import type { MenuEntry } from '../../../schemas/nouns/menu.ts'
import { Link } from './link.tsx'

/**
 * An item of a menu: a link when it leads somewhere, a button when it sends an intent. `onPick` runs before the intent is sent, and
 * prevents it by returning false (a sign-out that asks first).
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
  /** A menu's document says which intents its items send; the widget's contract says which kinds these are. */
  send: Send<'go'>
  onPick?: ((entry: MenuEntry) => boolean | void) | undefined
  className?: string | undefined
  children: ReactNode
  title?: string | undefined
  role?: string | undefined
  /** `data-key`, when it is not the item's own. */
  itemKey?: string | undefined
  /** Marks a row of a panel, for its arrow keys. */
  row?: boolean
  /** The pointer or the focus enters it. */
  onEnter?: (() => void) | undefined
}) {
  const sendAny = send as Send // see `send`
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
        if (onPick?.(entry) !== false && entry.intent) sendAny(entry.intent as Intent) // from a checked document
      }}
    >
      {children}
    </button>
  )
}
