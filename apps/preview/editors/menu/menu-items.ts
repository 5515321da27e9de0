import { isObject } from '../../../../src/schemas/json.ts'
import { reachOfPage } from '../../../../src/authoring/reasons/reach.ts'
import type { HiddenYetOpen } from '../../../../src/authoring/usage/usage-effects.ts'
import type { Page } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'

/** An item of a menu with its place. `list` is the pointer of the list it is in. */
export type Item = { id: string; item: JsonObject; pointer: string; list: string; index: number; of: number; parent: Item | null }

/** Every item in reading order, those of a group behind it. */
export function itemsIn(menu: JsonObject): Item[] {
  return walk(menu.items, '/items', null)
}

function walk(list: Json | undefined, pointer: string, parent: Item | null): Item[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((item, index) => {
    if (!isObject(item)) return []
    const at: Item = { id: asText(item.id), item, pointer: `${pointer}/${index}`, list: pointer, index, of: list.length, parent }
    return [at, ...walk(item.items, `${at.pointer}/items`, at)]
  })
}

/** Where an item may be put: at a place of a list, as it is seen now. */
export type Spot = { list: string; index: number }

/** Moves an item. Undefined when it would go into itself or stays where it is. */
export function movePatch(from: Item, to: Spot): PatchOperation[] | undefined {
  if (to.list === from.pointer || to.list.startsWith(`${from.pointer}/`)) return undefined
  const index = to.list === from.list && to.index > from.index ? to.index - 1 : to.index
  if (to.list === from.list && index === from.index) return undefined
  const path = `${afterRemoval(from, to.list)}/${index}`
  // The group it goes into takes its place first: a patch may not move a value to below its own pointer
  return path.startsWith(`${from.pointer}/`)
    ? [
        { op: 'remove', path: from.pointer },
        { op: 'add', path, value: from.item },
      ]
    : [{ op: 'move', from: from.pointer, path }]
}

/** A pointer as it is when the item has been taken out: the items after it in its list have moved up. */
function afterRemoval({ list, index }: Item, pointer: string): string {
  if (!pointer.startsWith(`${list}/`)) return pointer
  const [at = '', ...rest] = pointer.slice(list.length + 1).split('/')
  return Number(at) > index ? [list, Number(at) - 1, ...rest].join('/') : pointer
}

export type Direction = 'up' | 'down' | 'out' | 'into'

/** One step of an item: among its siblings, out of its group to behind it, into the group before it. Undefined at the end. */
export function stepSpot(items: readonly Item[], item: Item, direction: Direction): Spot | undefined {
  if (direction === 'up') return item.index > 0 ? { list: item.list, index: item.index - 1 } : undefined
  if (direction === 'down') return item.index < item.of - 1 ? { list: item.list, index: item.index + 2 } : undefined
  if (direction === 'out') return item.parent ? { list: item.parent.list, index: item.parent.index + 1 } : undefined
  const before = items.find(({ list, index }) => list === item.list && index === item.index - 1)
  return before && isGroup(before.item)
    ? { list: `${before.pointer}/items`, index: Array.isArray(before.item.items) ? before.item.items.length : 0 }
    : undefined
}

export function isGroup(item: JsonObject): boolean {
  return Array.isArray(item.items)
}

/** An id that no item has. */
export function freeId(items: readonly Item[], base: string): string {
  const taken = new Set(items.map(({ id }) => id))
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!taken.has(id)) return id
  }
}

/** A copy of an item with ids of its own. */
export function copyOf(items: readonly Item[], item: JsonObject): JsonObject {
  const known = [...items]
  const copy = (one: JsonObject): JsonObject => {
    const id = freeId(known, asText(one.id, 'item'))
    known.push({ id, item: one, pointer: '', list: '', index: 0, of: 0, parent: null })
    return { ...one, id, ...(Array.isArray(one.items) && { items: one.items.map((inner) => (isObject(inner) ? copy(inner) : inner)) }) }
  }
  return copy(item)
}

/** What a click on an item does. */
export type Press = 'page' | 'intent' | 'group' | 'each'

export function pressOf(item: JsonObject): Press {
  return item.each !== undefined ? 'each' : Array.isArray(item.items) ? 'group' : item.intent !== undefined ? 'intent' : 'page'
}

/** Changes what a click on an item does: it has one of `to`, `intent`, `items` and `each`. */
export function pressPatch({ item, pointer }: Item, press: Press): PatchOperation[] {
  const keys = { page: 'to', intent: 'intent', group: 'items', each: 'each' } as const
  const starts: Record<Press, Json> = {
    page: '/',
    intent: { kind: 'contact', service: 'default' },
    group: [],
    each: { source: 'categories.ordered' },
  }
  const gone = Object.values(keys)
    .filter((key) => key !== keys[press] && Object.hasOwn(item, key))
    .map((key): PatchOperation => ({ op: 'remove', path: `${pointer}/${key}` }))
  return Object.hasOwn(item, keys[press]) ? gone : [...gone, { op: 'add', path: `${pointer}/${keys[press]}`, value: starts[press] }]
}

/** An address as one text: `/member?page=vip`. */
export function addressText(to: Json | undefined): string {
  if (!isObject(to)) return typeof to === 'string' ? to : ''
  const query = isObject(to.query)
    ? Object.entries(to.query)
        .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(asText(value))}`)
        .join('&')
    : ''
  return `${asText(to.route)}${query && `?${query}`}`
}

/** The address of a text: in parts where it has a query. */
export function addressOf(text: string): Json {
  const [route = '', query] = text.split('?')
  return query === undefined || query === '' ? route : { route, query: Object.fromEntries(new URLSearchParams(query)) }
}

/** The least strict access that keeps those people out. */
export function accessWithout({ personas }: Pick<HiddenYetOpen, 'personas'>): Page['access'] {
  return (['login', 'real', 'agent'] as const).find((access) => {
    const reach = reachOfPage({ access })
    return personas.every((persona) => reach[persona] === 'hidden')
  })
}
