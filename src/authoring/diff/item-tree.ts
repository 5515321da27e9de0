import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { Subject } from './change.ts'
import { stableText } from './json-equal.ts'
import { idOf, stepKey } from './list-match.ts'

/** An item of a list, with the lists it holds. `key` is unique in the document; `name` is shown to readers. */
export type TreeItem = {
  key: string
  name: string
  value: Json
  holder: string
  list: string
  index: number
  pointer: string
  lists: Map<string, string[]>
}

/** All items in document order; `lists` gives the item keys of each list. The document itself is the holder "". */
export type ItemTree = { items: Map<string, TreeItem>; lists: Map<string, string[]>; missing: boolean }

/** The key of one list of one holder. Its leading length keeps holder and slot apart, whatever characters they contain. */
export function listOf(holder: string, slot: string): string {
  return `${holder.length} ${holder}${slot}`
}

export function holderOf(list: string): string {
  const space = list.indexOf(' ') + 1
  return list.slice(space, space + Number.parseInt(list, 10))
}

export function slotOf(list: string): string {
  return list.slice(list.indexOf(' ') + 1 + Number.parseInt(list, 10))
}

/** The list of the document itself. */
export const ownList = listOf('', '')

/** Undefined when a value that is no list is where a list is expected; the caller then compares it as a whole. */
export function collectItems(value: Json | undefined, kind: Subject['kind'], pointer: string): ItemTree | undefined {
  const all: ItemTree = { items: new Map(), lists: new Map(), missing: value === undefined }
  return value === undefined || (Array.isArray(value) && add(value, '', '', pointer)) ? all : undefined

  function add(entries: readonly Json[], holder: string, slot: string, place: string): boolean {
    const keys: string[] = []
    const list = listOf(holder, slot)
    all.lists.set(list, keys)
    return entries.every((entry, index) => {
      const name = idOf(entry) ?? (kind === 'step' ? stepKey(entry) : undefined)
      const base = name ?? `=${stableText(entry)}`
      let key = base
      for (let more = 2; key === '' || all.items.has(key); more += 1) key = `${base}~${more}`
      const lists = new Map<string, string[]>()
      const item: TreeItem = { key, name: name ?? key, value: entry, holder, list, index, pointer: place + pointerOf(index), lists }
      all.items.set(key, item)
      keys.push(key)
      const inner = childrenOf(entry, kind)
      if (!inner) return false
      return inner.every(([name2, children, way]) => {
        const fine = add(children, key, name2, item.pointer + way)
        lists.set(name2, all.lists.get(listOf(key, name2)) ?? [])
        return fine
      })
    })
  }
}

/** Each slot's name, its items and its relative pointer. An empty `slots` is an ordinary property. */
function childrenOf(value: Json, kind: Subject['kind']): [string, Json[], string][] | undefined {
  if (!isObject(value)) return []
  const held = kind === 'node' ? 'slots' : kind === 'item' ? 'items' : ''
  if (held === '' || !Object.hasOwn(value, held)) return []
  const inner = value[held]
  if (kind === 'item') return Array.isArray(inner) ? [['', inner, '/items']] : undefined
  if (!isObject(inner)) return undefined
  const slots = Object.entries(inner)
  return slots.every((slot): slot is [string, Json[]] => Array.isArray(slot[1]))
    ? slots.map(([name, list]) => [name, list, `/slots${pointerOf(name)}`])
    : undefined
}

/** The item without the items it holds. */
export function ownOf(value: Json, kind: Subject['kind']): Json {
  if (!isObject(value)) return value
  const held = childrenOf(value, kind)?.length ? (kind === 'node' ? 'slots' : 'items') : undefined
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== held))
}

export function withChildren(own: JsonObject, children: ReadonlyMap<string, Json[]>, kind: Subject['kind']): JsonObject {
  if (children.size === 0) return own
  const held = kind === 'node' ? Object.fromEntries(children) : (children.get('') ?? [])
  return Object.fromEntries([
    ...Object.entries(own).filter(([key]) => key !== (kind === 'node' ? 'slots' : 'items')),
    [kind === 'node' ? 'slots' : 'items', held],
  ])
}
