import type { RecordNames } from '../../../../src/authoring/check/record-names.ts'
import type { Line } from '../../../../src/authoring/reasons/rule-lines.ts'
import type { Example, Verdict } from '../../../../src/authoring/reasons/rule-verdict.ts'
import type { PropName } from '../../../../src/runtime/contract/widget.ts'
import type { Flags } from '../../../../src/schemas/documents.ts'
import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { Device, Facts } from '../../../../src/schemas/facts.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { PatchOperation, Unanswered } from '../../../../src/schemas/preview.ts'
import type { Option } from '../../controls/options.ts'

/**
 * One edit of the part that a form or an editor draws: paths of the patch begin at that part. Edits of one `group` become one step of
 * undo while the focus stays; without a group each edit is a step of its own. `label` names the step. `typed` edits come from the
 * keyboard, into a field that shows the text by itself.
 */
export type Edit = { patch: PatchOperation[]; group?: string | undefined; label: string; typed?: boolean }
export type OnEdit = (edit: Edit) => void

/** The brand's words for the open document. */
export type WordList = {
  language: LanguageCode // of the view
  languages: readonly LanguageCode[] // the brand's
  has: (key: string, language: LanguageCode) => boolean
  lookUp: (key: string, language: LanguageCode) => string | undefined
  /** Asks for texts of languages, which are loaded when they are needed; until then `has` is true and `lookUp` gives none. */
  load?: ((languages: readonly LanguageCode[]) => void) | undefined
  keys: (search: string) => readonly { key: string; text: string }[]
  add?: ((key: string, language: LanguageCode) => void) | undefined // opens the place where a text is written
  /** Writes a text of a word; without one the brand's own is removed. */
  put?: ((key: string, language: LanguageCode, text: string | undefined) => void) | undefined
  /** Makes a word of a text and gives its key; a sentence says why that cannot be. */
  create?: ((text: string) => string) | string | undefined
}

/** A colour of the brand. `contrast` is that of its text on the card, as in "11.3". */
export type TokenChoice = { name: string; value: string; contrast?: number | undefined }
/** An address of a page. `page` is the document, `label` its title. */
export type RouteChoice = { route: string; page: string; label: string }

/** Why the gateway has not answered, and what asks it again. */
export type NotAnswered = { why: Unanswered; again: () => void }

/** What the fields of a form choose from. */
export type Choices = {
  words: WordList
  tokens: readonly TokenChoice[]
  icons: readonly string[]
  routes: readonly RouteChoice[]
  /** What a text may be the name of; undefined while it is not known, as studios before the gateway has answered. */
  named?: ((kind: PropName) => readonly Option[] | undefined) | undefined
  /** Asks the gateway for what `named` does not know. */
  wantNamed?: (() => void) | undefined
  /** Why `named` does not know it. */
  unanswered?: NotAnswered | undefined
  /** The name of the brand whose pictures can be chosen; none outside of the editor. */
  brand?: string | undefined
  /** The device of the view, whose variant of a value is shown first. */
  device?: Device | undefined
  /** Of the records that the block is bound to. */
  records?: RecordNames | undefined
}

/** A problem of the block; `pointer` begins at the block (`/props/title`, `/inputs/games/args/from`, `/when/all/0`). */
export type BlockProblem = Diagnostic
export type OnFix = (problem: BlockProblem) => void

/** Whom the rule lets through, computed by `src/authoring/reasons`. */
export type RuleModel = {
  facts: Facts // of the view
  persona: string // in words
  flags: Flags['flags'] // declared
  lines: readonly Line[]
  verdict: Verdict
}
export type OnViewAs = (example: Example) => void
