import { combine, createEvent, createStore } from 'effector'

import { $changedNames, workspaceLoaded } from './documents.ts'

/** A release of somebody else that changed documents which the draft changes too, with the blocks that it changed in each. */
export type Meanwhile = {
  number: number
  by: string | null
  documents: readonly { name: string; nodes: readonly string[] }[]
}

// What may happen
export const meanwhileFound = createEvent<readonly Meanwhile[]>()
/** The operator has read about them. */
export const meanwhileSeen = createEvent()

// What we know
const $found = createStore<readonly Meanwhile[]>([])
  .on(meanwhileFound, (before, found) => [...before.filter(({ number }) => !found.some((one) => one.number === number)), ...found])
  .reset(meanwhileSeen, workspaceLoaded)
/** Without documents that the draft does not change any more. */
export const $meanwhile = combine($found, $changedNames, (found, changed): readonly Meanwhile[] =>
  found.flatMap((one) => {
    const documents = one.documents.filter(({ name }) => changed.includes(name))
    return documents.length > 0 ? [{ ...one, documents }] : []
  }),
)
