import { isObject } from '../../schemas/json.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Json, JsonObject } from '../../schemas/json.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../tests/support/samples/fast-check.ts'

const folder = fileURLToPath(new URL('../../../layouts', import.meta.url))

/** The texts of the documents we ship, by path. */
export const shipped: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('schemas'))
    .sort()
    .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
)

/** One edit: `place` chooses where, `other` what else takes part. */
export type Edit = {
  does: 'remove' | 'replace' | 'add' | 'rename' | 'move' | 'carry' | 'double' | 'shuffle'
  place: number
  other: number
  with: Json
}

const hostile = fc.constantFrom<Json>(
  null,
  -0,
  1e300,
  '',
  '__proto__',
  [],
  {},
  [[]],
  { id: 'hot' },
  { id: 1 },
  { id: 'a', widget: 'stack', slots: { main: [{ id: 'hot', widget: 'note' }] } },
  { slots: [] },
  [null, { id: 'a' }],
  'a\n"b\\',
)
const value = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }) as Arbitrary<Json>)
const does = fc.constantFrom<Edit['does']>(
  'remove',
  'replace',
  'replace',
  'add',
  'rename',
  'move',
  'move',
  'carry',
  'carry',
  'double',
  'shuffle',
)
export const edits: Arbitrary<Edit[]> = fc.array(fc.record({ does, place: fc.nat(5_000), other: fc.nat(5_000), with: value }), {
  minLength: 1,
  maxLength: 5,
})

/** Edits that keep a page well-formed: items with an id are moved, removed, renamed and changed, and no id occurs twice. */
export const wellFormedEdits: Arbitrary<Edit[]> = fc.array(
  fc.record({
    does: fc.constantFrom<Edit['does']>('remove', 'move', 'carry', 'shuffle', 'replace', 'rename'),
    place: fc.nat(5_000),
    other: fc.nat(5_000),
    with: fc.constantFrom<Json>('x', 2, true, { a: 1 }),
  }),
  { minLength: 1, maxLength: 8 },
)

type Place = { holder: Json[] | JsonObject; key: string }

function placesOf(holder: Json, places: Place[] = []): Place[] {
  if (typeof holder !== 'object' || holder === null) return places
  for (const [key, inner] of Object.entries(holder)) {
    places.push({ holder, key })
    placesOf(inner, places)
  }
  return places
}

export function edited(document: JsonObject, list: readonly Edit[]): JsonObject {
  const copy = structuredClone(document)
  for (const edit of list) apply(copy, edit)
  return copy
}

function apply(document: JsonObject, { does: what, place, other, with: given }: Edit): void {
  const all = placesOf(document)
  const items = all.filter(({ holder, key }) => Array.isArray(holder) && isObject(holder[Number(key)]))
  const lists = [document, ...all.map(({ holder, key }) => (holder as JsonObject)[key] as Json)].filter(
    (value): value is Json[] => Array.isArray(value) && (value.length === 0 || isObject(value[0])),
  )
  const at = (what === 'move' || what === 'carry' || what === 'double' ? items : all)[
    place % Math.max(1, what === 'move' || what === 'carry' || what === 'double' ? items.length : all.length)
  ]
  const list = lists[other % Math.max(1, lists.length)]
  if (what === 'shuffle')
    list?.sort((a, b) => ((JSON.stringify(a).length * (place + 1)) % 97) - ((JSON.stringify(b).length * (place + 1)) % 97))
  if (!at) return
  const { holder, key } = at
  const old = (holder as JsonObject)[key] as Json
  const copy = structuredClone(given)
  if (what === 'replace') set(holder, key, copy)
  if (what === 'remove') drop(holder, key)
  if (what === 'add') set(holder, Array.isArray(holder) ? String(holder.length) : typeof given === 'string' ? given : `new${other}`, copy)
  if (what === 'double' && Array.isArray(holder)) holder.splice(other % (holder.length + 1), 0, structuredClone(old))
  if (what === 'rename') {
    if (isObject(old) && typeof old.id === 'string') old.id = `${old.id}-${other}`
    else if (!Array.isArray(holder)) {
      drop(holder, key)
      set(holder, `${key}${other}`, old)
    }
  }
  if (what === 'move' && Array.isArray(holder)) holder.splice(other % holder.length, 0, ...holder.splice(Number(key), 1))
  if (what === 'carry' && Array.isArray(holder) && list && !placesOf(old).some((inner) => inner.holder === list))
    list.splice(place % (list.length + 1), 0, ...holder.splice(Number(key), 1))
}

function set(holder: Json[] | JsonObject, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function drop(holder: Json[] | JsonObject, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}
