import { isObject } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { stableText } from './json-equal.ts'

type Key = (value: Json, index: number) => string | undefined

/** The `id` by which an item of a list is recognised. */
export function idOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.id === 'string' ? value.id : undefined
}

/** What a step of a list program does and to which key: by this it is recognised when its details change. */
export function stepKey(value: Json | undefined): string | undefined {
  if (!isObject(value) || typeof value.op !== 'string') return undefined
  return [value.op, value.key ?? value.from ?? value.field, value.in]
    .map((part) => (typeof part === 'string' ? part : ''))
    .join(' ')
    .trim()
}

const without =
  (key: Key): Key =>
  (value, index) =>
    idOf(value) === undefined ? key(value, index) : undefined
const passes: readonly Key[] = [idOf, without(stableText), without((value) => stepKey(value)), without((_, index) => String(index))]

/**
 * Finds for every entry of `after` the index of the entry of `before` that it continues: the one with the same `id`; without an id an
 * equal entry, else the step that does the same, else the entry at the same index. Duplicates are matched in order.
 */
export function matchLists(before: readonly Json[], after: readonly Json[]): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined)
  const free = new Set(before.keys())
  for (const keyOf of passes) {
    if (free.size === 0) break
    const waiting = new Map<string, number[]>()
    for (const index of free) {
      const key = keyOf(before[index] as Json, index) // an index of the list
      if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), index])
    }
    for (const [index, value] of after.entries()) {
      const key = found[index] === undefined ? keyOf(value, index) : undefined
      const match = key === undefined ? undefined : waiting.get(key)?.shift()
      if (match === undefined) continue
      found[index] = match
      free.delete(match)
    }
  }
  return found
}
