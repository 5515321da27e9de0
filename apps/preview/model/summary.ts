import { createEvent, createStore } from 'effector'

import type { Flags } from '../../../src/schemas/documents.ts'
import type { Reach } from '../../../src/authoring/reasons/reach.ts'
import type { Usage } from '../../../src/authoring/usage/usage.ts'
import { $effective } from './documents.ts'

// What the first picture shows of the work of parts that come after it: numbers, marks on rows, what became of drafts. Nothing stands here
// until they have worked it out (marks-made.ts).

export type Count = { blocking: number; know: number }
export type SavingState = 'saved' | 'saving' | 'failed' | 'offline' | 'conflict'

export type Summary = {
  /** What is wrong in the brand and what is to know; null until the first check. */
  problems: Count | null
  /** Faults that keep the work from being reviewed. */
  faults: number
  /** Texts that an offered language lacks; null until the words are read. */
  words: number | null
  /** Keys of the words that the language which is looked at lacks. */
  missing: readonly string[]
  byDocument: ReadonlyMap<string, Count>
  byPart: ReadonlyMap<string, Count> // of the open document
  /** Who sees what, by id of the blocks of the open page or of the items of the open menu. */
  reach: ReadonlyMap<string, Reach>
  /** Where flags, words, data, pages are used. */
  usage: Usage
  saving: SavingState
  /** Name of a document that somebody else has written too. */
  conflict: string | null
  /** The hash of what players get. */
  release: string
}

// What may happen
export const summaryChanged = createEvent<Partial<Summary>>()
/** What could not be saved is tried once more. */
export const saveRetried = createEvent()

// What we know
export const $summary = createStore<Summary>({
  problems: null,
  faults: 0,
  words: null,
  missing: [],
  byDocument: new Map(),
  byPart: new Map(),
  reach: new Map(),
  usage: { uses: [], of: () => [], names: () => [] },
  saving: 'saved',
  conflict: null,
  release: '',
}).on(summaryChanged, (marks, part) => ({ ...marks, ...part }))
export const $usage = $summary.map(({ usage }) => usage)
export const $reach = $summary.map(({ reach }) => reach)

const none = {}
/** What flags the brand declares, by name. */
export const $declared = $effective.map((documents) => (documents.get('flags/flags')?.flags ?? none) as unknown as Flags['flags']) // read with care by whoever uses it
