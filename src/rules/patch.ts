import { isObject, segmentsOf } from '../schemas/json.ts'
import type { Json, JsonObject } from '../schemas/json.ts'
import type { Patch, PatchOperation } from '../schemas/preview.ts'

/** A patched value and the patch that takes it back: applied to `value` it gives what was before, deeply equal. */
export type Patched = { value: Json; inverse: PatchOperation[] }

/** Raised when a patch names a place that is not there. What was to be changed is left as it was. */
export class PatchError extends Error {}

/**
 * Applies a JSON Patch. Nothing is changed in place: what no operation touches keeps its identity, so that an edit costs the way to
 * its place and not the document. Throws `PatchError` when a place is not there.
 */
export function applyPatch(before: Json, patch: Patch): Patched {
  let value = before
  const inverse: PatchOperation[] = []
  for (const operation of patch) {
    const step = applyOne(value, operation)
    value = step.value
    inverse.unshift(...step.inverse)
  }
  return { value, inverse }
}

function applyOne(value: Json, operation: PatchOperation): Patched {
  if (operation.op === 'move') {
    if (operation.from === operation.path) return { value, inverse: [] }
    const moved = valueAt(value, operation.from)
    if (moved === undefined) throw missing(operation.from)
    if (operation.path.startsWith(`${operation.from}/`)) throw new PatchError(`"${operation.from}" cannot be moved into itself.`)
    const taken = applyOne(value, { op: 'remove', path: operation.from })
    const put = applyOne(taken.value, { op: 'add', path: operation.path, value: moved })
    return { value: put.value, inverse: [...put.inverse, ...taken.inverse] }
  }
  const path = segmentsOf(operation.path)
  const last = path.at(-1)
  if (last === undefined) {
    if (operation.op === 'remove') throw new PatchError('A document cannot be taken out of itself.')
    return { value: operation.value, inverse: [{ op: 'replace', path: '', value }] }
  }
  const inverse: PatchOperation[] = []
  const next = within(value, path, 0, (holder) => {
    if (Array.isArray(holder)) return changeList(holder, last, operation, inverse)
    if (isObject(holder)) return changeObject(holder, last, operation, inverse)
    throw missing(operation.path)
  })
  return { value: next, inverse }
}

function changeList(
  list: readonly Json[],
  last: string,
  operation: Exclude<PatchOperation, { op: 'move' }>,
  inverse: PatchOperation[],
): Json[] {
  const index = last === '-' && operation.op === 'add' ? list.length : /^(?:0|[1-9]\d*)$/.test(last) ? Number(last) : NaN
  const path = operation.path.replace(/-$/, () => (last === '-' ? String(index) : '-'))
  const most = operation.op === 'add' ? list.length : list.length - 1
  if (!(index <= most)) throw missing(operation.path)
  const old = list[index] as Json // read only where it is there
  if (operation.op === 'add') {
    inverse.push({ op: 'remove', path })
    return list.toSpliced(index, 0, operation.value)
  }
  if (operation.op === 'remove') {
    inverse.push({ op: 'add', path, value: old })
    return list.toSpliced(index, 1)
  }
  inverse.push({ op: 'replace', path, value: old })
  return list.with(index, operation.value)
}

function changeObject(
  object: JsonObject,
  key: string,
  operation: Exclude<PatchOperation, { op: 'move' }>,
  inverse: PatchOperation[],
): JsonObject {
  const had = Object.hasOwn(object, key)
  if (!had && operation.op !== 'add') throw missing(operation.path)
  if (had) inverse.push({ op: operation.op === 'remove' ? 'add' : 'replace', path: operation.path, value: object[key] as Json })
  else inverse.push({ op: 'remove', path: operation.path })
  const entries = Object.entries(object)
  if (operation.op === 'remove') return Object.fromEntries(entries.filter(([name]) => name !== key))
  return Object.fromEntries(
    had ? entries.map(([name, value]) => [name, name === key ? operation.value : value]) : [...entries, [key, operation.value]],
  ) // fromEntries: a key "__proto__" is a key
}

function within(value: Json, path: readonly string[], depth: number, change: (holder: Json) => Json): Json {
  if (depth === path.length - 1) return change(value)
  const key = path[depth] as string // depth is below the length
  if (Array.isArray(value) && /^\d+$/.test(key) && Number(key) < value.length)
    return value.with(Number(key), within(value[Number(key)] as Json, path, depth + 1, change))
  if (isObject(value) && Object.hasOwn(value, key)) {
    const inner = within(value[key] as Json, path, depth + 1, change)
    return Object.fromEntries(Object.entries(value).map(([name, old]) => [name, name === key ? inner : old]))
  }
  throw missing(`/${path.slice(0, depth + 1).join('/')}`)
}

/** The value at a JSON pointer; undefined when there is none. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  let current: Json | undefined = value
  for (const key of segmentsOf(pointer)) {
    if (Array.isArray(current)) current = /^(?:0|[1-9]\d*)$/.test(key) ? current[Number(key)] : undefined
    else current = isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
    if (current === undefined) return undefined
  }
  return current
}

function missing(pointer: string): PatchError {
  return new PatchError(`There is no place "${pointer}".`)
}
