import type { LucideIcon } from 'lucide-react'

import type { Truth } from '../../../../src/rules/predicate.ts'
import type { Argument, Binding, PageNode } from '../../../../src/schemas/documents.ts'
import type { SourceContract } from '../../../../src/runtime/contract/source.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'
import type { BlockProblem, Choices, NotAnswered, RuleModel } from '../../../kit/fields/form/types.ts'

/** The state of an input in the main frame. */
export type Arrival = { status: 'loading' | 'ready' | 'empty' | 'failed' | 'needs-login' | 'absent'; count?: number | undefined }

/** Values that operators choose from for an argument, such as categories. Others may be typed. */
export type ArgumentChoices = (source: string, argument: string) => readonly { value: string; label: string; hint?: string }[] | undefined

/** A saved list of the brand, with the blocks that use it: the name of each, with its page. */
export type SavedListModel = { id: string; name: string; source: string; args: Readonly<Record<string, Argument>>; uses: readonly string[] }
export type SavedLists = {
  lists: readonly SavedListModel[]
  /** Keeps a binding as a list of the brand, and binds the block to it, in one step. */
  save: (name: string, input: string, binding: Binding) => void
  /** Changes the list, and so every block that uses it. */
  change: (id: string, args: Readonly<Record<string, Argument>>) => void
}

export type DataModel = {
  saved?: SavedLists | undefined
  sources: readonly SourceContract[]
  describe: (source: string) => string | undefined
  /** Whether the texts of a source are written in the gateway's back office. */
  isWrittenInGateway: (source: string) => boolean
  arrivals: Readonly<Record<string, Arrival>>
  scenario: string // "usual data", in words
  choices: ArgumentChoices
  /** Asks for what an argument is chosen from, where that is not here yet. */
  want?: ((source: string, argument: string) => void) | undefined
  /** Why the gateway has not answered with all that an argument is chosen from. */
  unanswered?: ((source: string, argument: string) => NotAnswered | undefined) | undefined
  brandPaths: readonly string[] // "constants.homePageSize"
  queries: readonly string[] // parameters of this page's address
}

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
