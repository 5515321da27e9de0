import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { memo } from '../../../../src/rules/memo.ts'
import { combine } from 'effector'

import { distinct } from '../distinct.ts'
import { $effective } from '../documents/documents.ts'
import { $naming } from '../documents/names.ts'
import type { Naming } from '../documents/names.ts'
import { blocksOf } from '../documents/nodes.ts'
import type { Block } from '../documents/nodes.ts'
import { documentTitle } from '../documents/titles.ts'

/** Who uses each saved list of the brand, in words: the blocks of pages with their page, and the variations and menus. */
export function usesOfLists(documents: ReadonlyMap<string, JsonObject>, naming: Naming): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>()
  for (const [name, body] of documents)
    for (const { list, block } of usesIn(body)) {
      const title = documentTitle(name, body)
      const who = block ? `${naming.nameOf(block)} (${title})` : title
      uses.set(list, [...(uses.get(list) ?? []), who])
    }
  return uses
}

/** A saved list that a block of a page names, or a variation or menu as a whole. */
type ListUse = { list: string; block: Block | undefined }

/** Read once for a document, and for a block in however many versions of its page: a keystroke changes one of them. */
const usesIn = memo((body: JsonObject): readonly ListUse[] => {
  if (body.kind === 'page') return blocksOf(body).flatMap((block) => listsOf(block.node.inputs).map((list) => ({ list, block })))
  if (body.kind === 'overlay' || body.kind === 'menu') return listsOf(body.steps ?? body.items).map((list) => ({ list, block: undefined }))
  return []
})

const listsOfObject = memo((value: Json & object): readonly string[] => [...new Set(listsIn(value))])
function listsOf(value: Json | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? listsOfObject(value) : []
}

/** The saved lists that bindings anywhere in a value name. */
function listsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(listsIn)
  if (!isObject(value)) return []
  const own = typeof value.source === 'string' && typeof value.list === 'string' ? [value.list] : []
  return [...own, ...Object.values(value).flatMap(listsIn)]
}

export const $listUses = distinct(combine($effective, $naming, usesOfLists))
