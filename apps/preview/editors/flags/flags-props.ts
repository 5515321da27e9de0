import type { OnEdit } from '../../../kit/fields/form/types.ts'
import type { Flag, FlagEffect, FlagPlace, FlagValue, Show } from './flag-model.ts'

export type FlagsEditorProps = {
  /** Of the document that is edited. */
  flags: Readonly<Record<string, Flag>>
  /** What players get now; a flag that is missing has its default. */
  values: Readonly<Record<string, FlagValue>>
  /** The values that this view overrides. */
  overrides: Readonly<Record<string, FlagValue>>
  usage: Readonly<Record<string, readonly FlagPlace[]>>
  /** Names that documents use and that are not declared. */
  undeclared: Readonly<Record<string, readonly FlagPlace[]>>
  /** Which flags are listed; without it the editor keeps the choice itself. */
  show?: Show | undefined
  onShow?: ((show: Show) => void) | undefined
  chosen: string | undefined
  onChoose: (flag: string | undefined) => void
  /** What each persona sees differently when the chosen flag is off; undefined while it is being computed. */
  ifOff: readonly FlagEffect[] | undefined
  onEdit: OnEdit
  /** Overrides a flag in this view; undefined removes the override. The document does not change. */
  onOverride: (flag: string, value: FlagValue | undefined) => void
  onOpen: (place: FlagPlace) => void
  /** Renames a flag everywhere it is asked for. Without it the name changes in this document alone. */
  onRename?: ((from: string, to: string) => void) | undefined
  readOnly?: boolean | undefined
}
