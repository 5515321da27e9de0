import type { ActionIcon } from '../icons/action-icons.ts'
import type { IconType } from '../icons/icon.ts'

export type MenuItem = {
  kind?: 'item'
  id: string
  label: string
  icon?: IconType | ActionIcon | undefined
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
