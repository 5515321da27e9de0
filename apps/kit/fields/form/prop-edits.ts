import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'

export type Place = readonly (string | number)[]

/** The pointer of a prop, from the block: `['items', 0, 'label']` → `/props/items/0/label`. */
export function propPointer(place: Place): string {
  return pointerOf('props', ...place)
}

/**
 * The patch that sets a prop. `undefined` and the contract's default are not written: the prop is removed. No change gives no
 * operation, so a default that somebody has written stays until it is edited.
 */
export function setProp(schema: JsonObject, props: JsonObject | undefined, place: Place, value: Json | undefined): PatchOperation[] {
  const before = at(props, place)
  if (value === undefined ? before === undefined : before !== undefined && same(before, value)) return []
  if (value === undefined) return lean(schema, props, place, [{ op: 'remove', path: propPointer(place) }])
  if (before !== undefined) return lean(schema, props, place, [{ op: 'replace', path: propPointer(place), value }])
  const depth = missingDepth(props, place)
  if (depth === undefined) return []
  const whole = made(schema, place, depth, value)
  return lean(schema, props, place, [{ op: 'add', path: propPointer(place.slice(0, depth)), value: whole }])
}

/** The patch that adds, removes or moves an item of a list. A list that is not written yet begins as the default. */
export function editList(
  schema: JsonObject,
  props: JsonObject | undefined,
  place: Place,
  edit: { add: Json; to: number } | { remove: number } | { from: number; to: number },
): PatchOperation[] {
  const list = at(props, place)
  if (!Array.isArray(list)) {
    const defaultValue = defaultAt(schema, place)
    return setProp(schema, props, place, changed(Array.isArray(defaultValue) ? defaultValue : [], edit))
  }
  const path = (index: number) => `${propPointer(place)}/${index}`
  if ('add' in edit) return lean(schema, props, place, [{ op: 'add', path: path(edit.to), value: edit.add }])
  if ('remove' in edit) return lean(schema, props, place, [{ op: 'remove', path: path(edit.remove) }])
  return edit.from === edit.to ? [] : lean(schema, props, place, [{ op: 'move', from: path(edit.from), path: path(edit.to) }])
}

function changed(list: readonly Json[], edit: Parameters<typeof editList>[3]): Json[] {
  if ('add' in edit) return list.toSpliced(edit.to, 0, edit.add)
  if ('remove' in edit) return list.toSpliced(edit.remove, 1)
  return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, ...list.slice(edit.from, edit.from + 1))
}

/** Removes values that became defaults through the patch, and `props` when it is left empty. */
function lean(schema: JsonObject, props: JsonObject | undefined, place: Place, patch: PatchOperation[]): PatchOperation[] {
  // A patch of an object gives an object
  const after = (applyPatch(props === undefined ? {} : { props }, patch).value as { props?: JsonObject }).props ?? {}
  for (let depth = 1; depth <= place.length; depth += 1) {
    const part = place.slice(0, depth)
    const defaultValue = defaultAt(schema, part)
    const value = at(after, part)
    if (defaultValue === undefined || value === undefined || typeof part.at(-1) === 'number' || !same(value, defaultValue)) continue
    return at(props, part) === undefined
      ? []
      : alone(props, part)
        ? [{ op: 'remove', path: '/props' }]
        : [{ op: 'remove', path: propPointer(part) }]
  }
  return Object.keys(after).length === 0 && props !== undefined ? [{ op: 'remove', path: '/props' }] : patch
}

function alone(props: JsonObject | undefined, place: Place): boolean {
  return place.length === 1 && Object.keys(props ?? {}).length === 1
}

/** The default of a prop by its contract. */
export function defaultAt(schema: JsonObject, place: Place): Json | undefined {
  return schemaAt(schema, place)?.default
}

function schemaAt(schema: JsonObject, place: Place): JsonObject | undefined {
  let current: Json | undefined = schema
  for (const part of place) {
    if (!isObject(current)) return undefined
    if (typeof part === 'number') current = current.items
    else current = isObject(current.properties) && Object.hasOwn(current.properties, part) ? current.properties[part] : undefined
  }
  return isObject(current) ? current : undefined
}

/** How many keys of a place exist already; undefined when another value is in its path. 0: there are no props. */
function missingDepth(props: JsonObject | undefined, place: Place): number | undefined {
  if (props === undefined) return 0
  for (let depth = 1; depth <= place.length; depth += 1) {
    const holder = at(props, place.slice(0, depth - 1))
    if (!isObject(holder) && !Array.isArray(holder)) return undefined
    if (at(props, place.slice(0, depth)) === undefined) return depth
  }
  return place.length
}

function at(value: Json | undefined, place: Place): Json | undefined {
  let current = value
  for (const part of place) {
    if (Array.isArray(current)) current = typeof part === 'number' ? current[part] : undefined
    else current = isObject(current) && Object.hasOwn(current, part) ? current[part] : undefined
  }
  return current
}

/**
 * The value at the first `depth` keys of a place once its end has a value: missing keys are created, beginning with the defaults.
 */
function made(schema: JsonObject, place: Place, depth: number, value: Json): Json {
  const part = place[depth]
  if (part === undefined) return value
  const defaultValue = defaultAt(schema, place.slice(0, depth))
  const inner = made(schema, place, depth + 1, value)
  if (typeof part === 'number') return (Array.isArray(defaultValue) ? defaultValue : []).toSpliced(part, 1, inner)
  return { ...(isObject(defaultValue) && defaultValue), [part]: inner }
}

/** Deep equality of JSON; keys in any order. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((item, index) => same(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
}
