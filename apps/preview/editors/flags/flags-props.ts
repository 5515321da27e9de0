import type { OnEdit } from '../../fields/types.ts'
import type { Flag, FlagEffect, FlagPlace, FlagValue, Show } from './flag-model.ts'

export type FlagsEditorProps = {
  /** Of the document that is edited. */
  flags: Readonly<Record<string, Flag>>
  /** What players get now; a flag that is missing has its default. */
  values: Readonly<Record<string, FlagValue>>
  /** What this view tries instead. */
  overrides: Readonly<Record<string, FlagValue>>
  usage: Readonly<Record<string, readonly FlagPlace[]>>
  /** Names that documents ask for and nobody declared. */
  undeclared: Readonly<Record<string, readonly FlagPlace[]>>
  /** Which of them are listed; without it the editor remembers by itself. */
  show?: Show | undefined
  onShow?: ((show: Show) => void) | undefined
  chosen: string | undefined
  onChoose: (flag: string | undefined) => void
  /** What each person sees differently when the chosen flag is off; undefined while it is worked out. */
  ifOff: readonly FlagEffect[] | undefined
  onEdit: OnEdit
  /** Tries a value in this view; undefined takes it back. Never an edit. */
  onOverride: (flag: string, value: FlagValue | undefined) => void
  onOpen: (place: FlagPlace) => void
  /** Renames a flag everywhere it is asked for. Without it the name changes in this document alone. */
  onRename?: ((from: string, to: string) => void) | undefined
  readOnly?: boolean | undefined
}
