import type { Json, JsonObject } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import type { Subject } from './changes.ts'
import { stableText } from './json-equal.ts'
import { segment } from '../text/json-positions.ts'
import { idOf, stepKey } from './list-match.ts'

/** A thing of a list, and the lists it holds. `key` is unique in the document, `name` what it is called. */
export type Thing = {
  key: string
  name: string
  value: Json
  holder: string
  list: string
  index: number
  pointer: string
  lists: Map<string, string[]>
}

/** Every thing in document order; `lists` says who stands in each. The document itself is the holder "". */
export type Things = { things: Map<string, Thing>; lists: Map<string, string[]>; missing: boolean }

/** The lengths tell holder and slot apart, whatever they are called. */
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

/** Undefined when something stands where lists of things should: then nothing is known by its id. */
export function collect(value: Json | undefined, kind: Subject['kind'], pointer: string): Things | undefined {
  const all: Things = { things: new Map(), lists: new Map(), missing: value === undefined }
  return value === undefined || (Array.isArray(value) && add(value, '', '', pointer)) ? all : undefined

  function add(entries: readonly Json[], holder: string, slot: string, place: string): boolean {
    const keys: string[] = []
    const list = listOf(holder, slot)
    all.lists.set(list, keys)
    return entries.every((entry, index) => {
      const name = idOf(entry) ?? (kind === 'step' ? stepKey(entry) : undefined)
      const base = name ?? `=${stableText(entry)}`
      let key = base
      for (let more = 2; key === '' || all.things.has(key); more += 1) key = `${base}~${more}`
      const lists = new Map<string, string[]>()
      const thing: Thing = { key, name: name ?? key, value: entry, holder, list, index, pointer: place + segment(index), lists }
      all.things.set(key, thing)
      keys.push(key)
      const inner = childrenOf(entry, kind)
      if (!inner) return false
      return inner.every(([name2, children, way]) => {
        const fine = add(children, key, name2, thing.pointer + way)
        lists.set(name2, all.lists.get(listOf(key, name2)) ?? [])
        return fine
      })
    })
  }
}

/** Slot, what stands in it, and the way to it. An empty `slots` is a property like any other. */
function childrenOf(value: Json, kind: Subject['kind']): [string, Json[], string][] | undefined {
  if (!isObject(value)) return []
  const held = kind === 'node' ? 'slots' : kind === 'item' ? 'items' : ''
  if (held === '' || !Object.hasOwn(value, held)) return []
  const inner = value[held]
  if (kind === 'item') return Array.isArray(inner) ? [['', inner, '/items']] : undefined
  if (!isObject(inner)) return undefined
  const slots = Object.entries(inner)
  return slots.every((slot): slot is [string, Json[]] => Array.isArray(slot[1]))
    ? slots.map(([name, list]) => [name, list, `/slots${segment(name)}`])
    : undefined
}

/** A thing without the things it holds. */
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
