import type { Form } from '../../../../src/schemas/documents.ts'
import type { RegistrationSettings } from '../../../../src/schemas/nouns/form.ts'
import type { OnEdit, WordList } from '../../../kit/fields/form/types.ts'
import type { Outcomes } from './outcomes.ts'

/** A text of the document as players read it: `t:key` with its values, or the text itself. */
export type FormatText = (text: string, values?: Readonly<Record<string, string | number>>) => string

export type FormEditorProps = {
  form: Form
  /** The server's settings in this view. */
  settings: RegistrationSettings
  outcomes: Outcomes
  /** Fields of the server that the form does not have yet. */
  fieldsFree: readonly string[]
  formatText: FormatText
  /** Words to pick a label or a hint from. */
  words?: readonly { key: string; text: string }[] | undefined
  /** The same words with their texts in every language, to be read and written. */
  wordList?: WordList | undefined
  /** Methods that players are not offered in this view. */
  unavailableMethods?: readonly string[] | undefined
  method?: string | undefined
  onMethod?: ((method: string) => void) | undefined
  chosen: string | undefined
  onChoose: (field: string | undefined) => void
  onEdit: OnEdit
  readOnly?: boolean | undefined
}
