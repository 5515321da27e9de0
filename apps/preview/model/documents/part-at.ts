import { isObject, pointerOf, segmentsOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

/**
 * The innermost part of a document that a pointer leads into: a block, an item, a field, a step of a variation by its key; '' is the
 * document itself.
 */
export type Part = { id: string; pointer: string; widget: string; node: JsonObject | undefined }

const lists = new Set(['nodes', 'items', 'fields', 'methods', 'groups', 'steps'])
const contents = new Set(['props', 'inputs', 'when']) // what a part holds is no part
const nothing: Part = { id: '', pointer: '', widget: '', node: undefined }

export function partAt(document: JsonObject | null | undefined, pointer: string): Part {
  let part = nothing
  let value: Json | undefined = document ?? undefined
  let at = ''
  let list: string | undefined
  let inSlots = false
  for (const name of segmentsOf(pointer)) {
    if (contents.has(name) && !inSlots) break
    const parent: Json | undefined = value
    value = Array.isArray(parent) ? parent[Number(name)] : isObject(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined
    if (value === undefined) break
    at += pointerOf(name)
    if (Array.isArray(parent) && isObject(value) && (list !== undefined || inSlots)) {
      const id = typeof value.id === 'string' ? value.id : typeof value.key === 'string' ? value.key : undefined
      if (id !== undefined) part = { id, pointer: at, widget: typeof value.widget === 'string' ? value.widget : '', node: value }
      inSlots = false
    }
    if (name === 'slots') inSlots = true
    list = lists.has(name) ? name : undefined
  }
  return part
}
