import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Binding } from '../../../../src/schemas/documents.ts'
import { SavedList } from '../../../../src/schemas/documents.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { idFromTitle } from '../../model/documents/titles.ts'
import { brandSetting } from '../brand-patches.ts'
import type { SavedListModel } from './inspector-types.ts'

/** The saved lists of a brand as the data of a block offers them. */
export function savedListsOf(brand: JsonObject, uses: ReadonlyMap<string, readonly string[]>): SavedListModel[] {
  return Object.entries(isObject(brand.lists) ? brand.lists : {}).flatMap(([id, value]) => {
    const list = SavedList.safeParse(value)
    return list.success ? [{ id, args: {}, ...list.data, uses: uses.get(id) ?? [] }] : []
  })
}

/** A free id for a list of that name. */
export function listId(name: string, brand: JsonObject): string {
  const taken = isObject(brand.lists) ? brand.lists : {}
  const id = idFromTitle(name) || 'list'
  let free = id
  for (let count = 2; Object.hasOwn(taken, free); count += 1) free = `${id}-${count}`
  return free
}

/** What is written to the brand for a list. */
export function listPatch(own: JsonObject, base: JsonObject | undefined, id: string, list: SavedList): PatchOperation[] {
  return brandSetting(own, base, ['lists', id], list)
}

/** What is written to a block that uses a list from now on; its own arguments stand in the list. */
export function bindingPatch(input: string, { source }: Binding, id: string): PatchOperation {
  return { op: 'add', path: `/inputs${pointerOf(input)}`, value: { source, list: id } }
}
