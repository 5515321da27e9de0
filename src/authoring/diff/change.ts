import type { Json } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'

/**
 * What a change is about. `pointer` gives its place in each version; a side is missing when only the other version has it.
 * The id of a word is its key and `property` its language; the id of a token is its name and `property` its theme.
 */
export type Subject = {
  kind: 'node' | 'item' | 'field' | 'step' | 'flag' | 'token' | 'word' | 'document' | 'property'
  id: string
  widget?: string
  pointer: { before?: string; after?: string }
}

/** A place in a list: the list ("" is the document's own, else "holder/slot" or "holder"), the index, and the item before it. */
export type ListPlace = { list: string; index: number; after?: string }

export type ChangeData = {
  id: string // unique in its document, and the same whenever the same change is found again
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'changed' | 'reordered'
  subject: Subject // for `reordered`, the item that holds the list
  property?: string // "props/title"; without `before` it was added, without `after` it was removed
  before?: Json
  after?: Json
  from?: ListPlace
  to?: ListPlace
  count?: { moved: number; of: number } // only for `reordered`
}

/** A change with two patches: `patch` makes only this change in the old document, `inverse` takes only this change out of the new one. */
export type Change = ChangeData & { document: string; readonly patch: PatchOperation[]; readonly inverse: PatchOperation[] }
