import { createEvent, createStore } from 'effector'

import { $doc } from './documents.ts'

/** Which part of a document its editor shows, where the left side lists parts: flags, brand, ways of a form. */
export type Parts = {
  flags: 'all' | 'tried' | 'nowhere' | 'undeclared'
  brand: 'colors' | 'name' | 'shape' | 'languages' | 'vendors' | 'numbers'
  /** The id of the way to register; null for the first one. */
  way: string | null
}
const usual: Parts = { flags: 'all', brand: 'colors', way: null }

// What may happen
export const partShown = createEvent<Partial<Parts>>()

// What we know
export const $parts = createStore<Parts>(usual)

// How it changes
$parts.on(partShown, (parts, part) => ({ ...parts, ...part })).on($doc, (parts) => ({ ...parts, way: null }))
