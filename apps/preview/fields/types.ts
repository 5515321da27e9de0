import type { LucideIcon } from 'lucide-react'

import type { RecordNames } from '../../../src/authoring/check/record-names.ts'
import type { Line } from '../../../src/authoring/reasons/rule-lines.ts'
import type { Example, Verdict } from '../../../src/authoring/reasons/rule-verdict.ts'
import type { Truth } from '../../../src/rules/predicate.ts'
import type { Flags, PageNode } from '../../../src/schemas/documents.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { Facts } from '../../../src/schemas/facts.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import type { SourceContract } from '../../../src/runtime/contract/source.ts'
import type { DocumentedContract } from '../../../src/runtime/contract/docs.ts'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

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
  keys: (search: string) => readonly { key: string; text: string }[]
  add?: ((key: string, language: LanguageCode) => void) | undefined // opens the place where a text is written
}

/** A colour of the brand. `contrast` is that of its text on the card, as in "11.3". */
export type TokenChoice = { name: string; value: string; contrast?: number | undefined }
/** An address of a page. `page` is the document, `label` its title. */
export type RouteChoice = { route: string; page: string; label: string }

/** What the fields of a form choose from. */
export type Choices = {
  words: WordList
  tokens: readonly TokenChoice[]
  icons: readonly string[]
  routes: readonly RouteChoice[]
  /** Of the records that the block is bound to. */
  records?: RecordNames | undefined
}

/** A problem of the block; `pointer` begins at the block (`/props/title`, `/inputs/games/args/from`, `/when/all/0`). */
export type BlockProblem = Diagnostic
export type OnFix = (problem: BlockProblem) => void

/** The state of an input in the main frame. */
export type Arrival = { status: 'loading' | 'ready' | 'empty' | 'failed' | 'needs-login' | 'absent'; count?: number | undefined }

/** Values that operators choose from for an argument, such as categories. Others may be typed. */
export type ArgumentChoices = (source: string, argument: string) => readonly { value: string; label: string; hint?: string }[] | undefined

export type DataModel = {
  sources: readonly SourceContract[]
  describe: (source: string) => string | undefined
  arrivals: Readonly<Record<string, Arrival>>
  scenario: string // "usual data", in words
  choices: ArgumentChoices
  brandPaths: readonly string[] // "constants.homePageSize"
  queries: readonly string[] // parameters of this page's address
}

/** Whom the rule lets through, computed by `src/authoring/reasons`. */
export type RuleModel = {
  facts: Facts // of the view
  persona: string // in words
  flags: Flags['flags'] // declared
  lines: readonly Line[]
  verdict: Verdict
}
export type OnViewAs = (example: Example) => void

/** A place for blocks inside a block. */
export type SlotModel = {
  name: string
  description: string
  blocks: readonly { id: string; name: string; type: string }[]
  allows: readonly string[] | undefined // titles of block types; undefined: all
  min?: number | undefined
  max?: number | undefined
}

export type PersonaReach = { id: string; label: string; icon: LucideIcon; seen: Truth }

/** Everything that the inspector shows of the chosen block, as plain values. */
export type InspectorModel = {
  node: PageNode
  name: string // of the block, in words
  icon: LucideIcon
  contract: DocumentedContract | undefined // undefined: unknown block type
  /** `conditions`: what besides the person decides, in words. */
  reach: { text: string; conditions: readonly string[]; personas: readonly PersonaReach[] }
  problems: readonly BlockProblem[]
  choices: Choices
  data: DataModel
  rule: RuleModel
  slots: readonly SlotModel[]
  blockTypes: readonly { type: string; title: string }[]
  why: Elements
}
