import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { sameJson } from './json-equal.ts'

/**
 * Computes a patch that turns one value into another. New and missing list entries are added and removed; a single entry that changed
 * its place is moved, which the `createPatch` of rfc6902 never does.
 */
export function patchBetween(before: Json, after: Json, pointer = ''): PatchOperation[] {
  if (sameJson(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, pointer)
  if (!isObject(before) || !isObject(after)) return [{ op: 'replace', path: pointer, value: after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): PatchOperation[] => {
    const path = pointer + pointerOf(key)
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path }]
    const value = after[key] as Json // one of its keys
    return Object.hasOwn(before, key) ? patchBetween(before[key] as Json, value, path) : [{ op: 'add', path, value }]
  })
}

function betweenLists(before: readonly Json[], after: readonly Json[], pointer: string): PatchOperation[] {
  let start = 0
  while (start < before.length && start < after.length && sameJson(before[start], after[start])) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && sameJson(before.at(-1 - end), after.at(-1 - end))) end += 1
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  const at = (index: number) => pointer + pointerOf(start + index)
  const last = old.length - 1
  if (old.length === now.length && last > 0) {
    if (sameJson(old[0], now[last]) && old.slice(1).every((value, index) => sameJson(value, now[index])))
      return [{ op: 'move', from: at(0), path: at(last) }]
    if (sameJson(old[last], now[0]) && old.slice(0, -1).every((value, index) => sameJson(value, now[index + 1])))
      return [{ op: 'move', from: at(last), path: at(0) }]
  }
  const shared = Math.min(old.length, now.length)
  const changed = old.slice(0, shared).flatMap((value, index) => patchBetween(value, now[index] as Json, at(index))) // below both lengths
  const gone = old.slice(shared).map((): PatchOperation => ({ op: 'remove', path: at(shared) }))
  return [...changed, ...gone, ...now.slice(shared).map((value, index): PatchOperation => ({ op: 'add', path: at(shared + index), value }))]
}
