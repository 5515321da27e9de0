import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { combine } from 'effector'

import { distinct } from '../distinct.ts'
import { $effective } from '../documents/documents.ts'
import { $naming } from '../documents/names.ts'
import type { Naming } from '../documents/names.ts'
import { blocksOf } from '../documents/nodes.ts'
import { documentTitle } from '../documents/titles.ts'

/** Who uses each saved list of the brand, in words: the blocks of pages with their page, and the variations and menus. */
export function usesOfLists(documents: ReadonlyMap<string, JsonObject>, naming: Naming): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>()
  const note = (value: Json | undefined, who: string) => {
    for (const id of new Set(listsIn(value))) uses.set(id, [...(uses.get(id) ?? []), who])
  }
  for (const [name, body] of documents) {
    if (body.kind === 'page')
      for (const block of blocksOf(body)) note(block.node.inputs, `${naming.nameOf(block)} (${documentTitle(name, body)})`)
    else if (body.kind === 'overlay' || body.kind === 'menu') note(body.steps ?? body.items, documentTitle(name, body))
  }
  return uses
}

/** The saved lists that bindings anywhere in a value name. */
function listsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(listsIn)
  if (!isObject(value)) return []
  const own = typeof value.source === 'string' && typeof value.list === 'string' ? [value.list] : []
  return [...own, ...Object.values(value).flatMap(listsIn)]
}

export const $listUses = distinct(combine($effective, $naming, usesOfLists))
