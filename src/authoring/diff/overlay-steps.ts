import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { documentLimits } from '../../schemas/document-limits.ts'
import type { ListStep, OverlayStep, Place } from '../../schemas/list-program.ts'
import { listOf, ruleBreaks } from '../../rules/list-rule.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import type { OverlayTarget } from '../../rules/overlays.ts'
import { sameJson } from './json-equal.ts'
import { stayingIndices } from './longest-increasing-subsequence.ts'

/**
 * The steps with which an overlay makes `after` of `before`, both of one page, menu, form or order. `earlier` are the steps that it has
 * already: those of other places stay as they are, a step of a place that changed is merged with the new one. What no step over a list can
 * say is a `replace` of the field. Undefined where `after` is another document.
 */
export function overlaySteps(before: JsonObject, after: JsonObject, earlier: readonly OverlayStep[] = []): OverlayStep[] | undefined {
  if (['kind', 'id', 'format'].some((key) => !sameJson(before[key], after[key]))) return undefined
  if (before.kind === 'order') return orderSteps(before, after)
  const isRight = (steps: OverlayStep[] | undefined): steps is OverlayStep[] =>
    steps !== undefined && steps.length <= documentLimits.listSteps && sameJson(withSteps(before, steps), after)
  if (earlier.length > 0) {
    if (isRight([...earlier])) return [...earlier]
    const breaks = ruleBreaks(earlier).length
    const merged = mergedSteps(before, after, earlier)
    if (isRight(merged) && ruleBreaks(merged).length <= breaks) return merged
  }
  const anew = stepsBetween(before, after)
  return isRight(anew) ? anew : fieldSteps(before, after, () => true)
}

/** A document with the steps of an overlay, whenever that overlay applies. */
export function withSteps(document: JsonObject, steps: readonly OverlayStep[]): JsonObject {
  const overlay = { kind: 'overlay', id: 'own', format: 1, target: `${textOf(document.kind)}/${textOf(document.id)}`, priority: 0 } as const
  const { document: changed } = applyOverlays(
    document as unknown as OverlayTarget, // as authored: steps that do not fit are passed over
    [{ ...overlay, steps: [...steps] }],
    { facts: {}, flags: {} },
  )
  return changed as unknown as JsonObject
}

/** An overlay's steps run behind the order's own; where those changed they are replaced as a whole. */
function orderSteps(before: JsonObject, after: JsonObject): OverlayStep[] {
  const [own, next] = [before.steps, after.steps]
  const isLonger =
    Array.isArray(own) && Array.isArray(next) && own.length <= next.length && own.every((step, index) => sameJson(step, next[index]))
  if (!isLonger) return fieldSteps(before, after, () => true)
  // what stands behind an order's own steps is a list of steps as authored
  return [...fieldSteps(before, after, (key) => key !== 'steps'), ...(next.slice(own.length) as unknown as ListStep[])]
}

const ownLists: Readonly<Record<string, string>> = { page: 'nodes', menu: 'items', form: 'fields' }

function fieldSteps(before: JsonObject, after: JsonObject, isOurs: (key: string) => boolean): OverlayStep[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((field): OverlayStep[] => {
    const [old, value] = [own(before, field), own(after, field)]
    if (!isOurs(field) || sameJson(old, value)) return []
    return [{ op: 'replace', field, ...(value !== undefined && { value }) }]
  })
}

/** The smallest list of steps from one state to another. Undefined where a list is none of items that each have an id of their own. */
function stepsBetween(before: JsonObject, after: JsonObject): OverlayStep[] | undefined {
  const list = ownLists[textOf(before.kind)]
  if (list === undefined) return undefined
  const [old, next] = [keyed(before[list]), keyed(after[list])]
  if (!old || !next) return undefined
  const steps = listSteps(undefined, old, next, textOf(before.kind))
  return steps && [...fieldSteps(before, after, (key) => key !== list), ...steps]
}

type Item = JsonObject & { id: string }

function keyed(list: Json | undefined): Item[] | undefined {
  if (!Array.isArray(list)) return undefined
  const ids = new Set<string>()
  for (const item of list) {
    if (!isObject(item) || typeof item.id !== 'string' || item.id === '' || ids.has(item.id)) return undefined
    ids.add(item.id)
  }
  return list as Item[] // each has an id
}

/** Steps of one list: what goes first, then what is new or moved in the order of the result, so that each is placed beside what stays. */
function listSteps(list: string | undefined, before: readonly Item[], after: readonly Item[], kind: string): ListStep[] | undefined {
  const within = list === undefined ? {} : { in: list }
  const old = new Map(before.map((item, index) => [item.id, { item, index }]))
  const changes = new Map<string, ListStep[]>()
  for (const item of after) {
    const was = old.get(item.id)
    const inside = was && itemSteps(within, was.item, item, kind)
    if (inside) changes.set(item.id, inside)
  }
  const places = after.map(({ id }) => (changes.has(id) ? (old.get(id)?.index ?? -1) : -1))
  const kept = after.flatMap((_, index) => (places[index] === -1 ? [] : [index]))
  const staying = new Set([...stayingIndices(kept.map((index) => places[index] ?? 0))].map((index) => kept[index]))
  const removed = before.flatMap(({ id }): ListStep[] => (changes.has(id) ? [] : [{ op: 'remove', key: id, ...within }]))
  const placed = after.flatMap(({ id, ...item }, index): ListStep[] => {
    if (staying.has(index)) return []
    const before = after[index - 1]
    const to: Place = before ? { after: before.id } : 'first'
    return [changes.has(id) ? { op: 'move', key: id, to, ...within } : { op: 'ensure', key: id, to, item, ...within }]
  })
  return [...removed, ...placed, ...[...changes.values()].flat()]
}

/** Fields that `set` merges key by key. */
const merged = new Set(['props', 'inputs', 'slots', 'strings'])

/** What an item became: its own fields in one `set`, then the steps of the lists inside it. Undefined where no steps say it. */
function itemSteps(within: { in?: string }, before: Item, after: Item, kind: string): ListStep[] | undefined {
  const inner = kind === 'page' ? slotLists(before, after) : kind === 'menu' ? itemLists(before, after) : []
  const fields = inner && fieldsBetween(before, after, kind)
  if (!inner || !fields) return undefined
  const steps: ListStep[] = Object.keys(fields).length > 0 ? [{ op: 'set', key: after.id, ...within, ...fields }] : []
  for (const { name, old, next } of inner) {
    const inside = listSteps(`${after.id}/${name}`, old, next, kind)
    if (!inside) return undefined
    steps.push(...inside)
  }
  return steps
}

type InnerList = { name: string; old: readonly Item[]; next: readonly Item[] }

function slotLists(before: Item, after: Item): InnerList[] | undefined {
  const [old, next] = [before.slots ?? {}, after.slots ?? {}]
  if (!isObject(old) || !isObject(next)) return sameJson(old, next) ? [] : undefined
  const lists = Object.keys(next).map((name) => {
    const [was, is] = [keyed(own(old, name) ?? []), keyed(next[name])]
    return was && is && !name.includes('/') ? { name, old: was, next: is } : sameJson(own(old, name), next[name]) ? 'same' : undefined
  })
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => (list === undefined || list === 'same' ? [] : [list]))
}

function itemLists(before: Item, after: Item): InnerList[] | undefined {
  if (after.items === undefined || sameJson(before.items, after.items)) return []
  const [old, next] = [keyed(before.items ?? []), keyed(after.items)]
  return old && next && [{ name: 'items', old, next }]
}

/** What `set` writes so that an item has the fields of another. Undefined where one of them is `null`, which takes a key away. */
export function fieldsBetween(before: JsonObject, after: JsonObject, kind: string): JsonObject | undefined {
  const fields: [string, Json][] = []
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value] = [own(before, key), own(after, key)]
    if (key === 'id' || sameJson(old, value)) continue
    if (value === null || (value !== undefined && ['op', 'key', 'in'].includes(key))) return undefined
    if (value === undefined) fields.push([key, null])
    else if (kind === 'menu' && key === 'items') {
      if (old === undefined && Array.isArray(value) && value.length === 0) fields.push([key, []])
    } else if (merged.has(key) && isObject(old) && isObject(value)) {
      const inside = keysBetween(old, value, key === 'slots' && kind === 'page')
      if (!inside) return undefined
      if (Object.keys(inside).length > 0) fields.push([key, inside])
    } else if (key === 'slots' && kind === 'page' && isObject(value)) {
      const empty = Object.entries(value).filter(([, list]) => Array.isArray(list) && list.length === 0)
      if (empty.length > 0 || Object.keys(value).length === 0) fields.push([key, Object.fromEntries(empty)])
    } else fields.push([key, value])
  }
  const names = new Set(fields.map(([key]) => key))
  // props are of a version of their widget; a step that does not say which has those of version 1
  const isVersioned = kind === 'page' && after.v !== undefined && !names.has('v') && (names.has('props') || names.has('inputs'))
  return Object.fromEntries(isVersioned ? [['v', after.v], ...fields] : fields) as JsonObject // each is JSON
}

/** The keys of `props` and the like that differ. The lists of slots are said by steps of their own. */
function keysBetween(before: JsonObject, after: JsonObject, isSlots: boolean): JsonObject | undefined {
  const keys: [string, Json][] = []
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value] = [own(before, key), own(after, key)]
    if (sameJson(old, value)) continue
    if (value === null) return undefined
    if (!isSlots) keys.push([key, value ?? null])
    else if (value === undefined) keys.push([key, null])
    else if (old === undefined && Array.isArray(value) && value.length === 0) keys.push([key, []])
  }
  return Object.fromEntries(keys)
}

/** The earlier steps with those of what changed since: each takes the place of an earlier one about the same. */
function mergedSteps(before: JsonObject, after: JsonObject, earlier: readonly OverlayStep[]): OverlayStep[] | undefined {
  const current = earlier.flatMap((step) => refreshed(step, after))
  const more = stepsBetween(withSteps(before, current), after)
  if (!more) return undefined
  let steps: OverlayStep[] = current
  for (const step of more) steps = withStep(before, steps, step)
  return steps
}

/** An item that the overlay adds has what it has now. */
function refreshed(step: OverlayStep, after: JsonObject): OverlayStep {
  if (step.op !== 'ensure' || step.item === undefined) return step
  const now = itemOf(after, step.in, step.key)
  if (!now) return step
  const { id: _id, ...item } = now
  return sameJson(item, step.item) ? step : { ...step, item }
}

/** The item that a step names, in a document; undefined where it is not there. */
export function itemOf(document: JsonObject, list: string | undefined, key: string): JsonObject | undefined {
  return listIn(document, list)?.find(({ id }) => id === key)
}

function listIn(document: JsonObject, list: string | undefined): Item[] | undefined {
  if (list === undefined) return keyed(document[ownLists[textOf(document.kind)] ?? ''])
  const cut = list.lastIndexOf('/')
  const [id, name] = [list.slice(0, cut), list.slice(cut + 1)]
  const find = (items: readonly Json[]): Item[] | undefined => {
    for (const item of items) {
      if (!isObject(item)) continue
      const inner: JsonObject = document.kind === 'page' ? (isObject(item.slots) ? item.slots : {}) : { items: item.items ?? [] }
      if (item.id === id) return keyed(own(inner, name))
      for (const children of Object.values(inner)) {
        const found = Array.isArray(children) ? find(children) : undefined
        if (found) return found
      }
    }
    return undefined
  }
  const root = document[ownLists[textOf(document.kind)] ?? '']
  return Array.isArray(root) ? find(root) : undefined
}

function withStep(before: JsonObject, steps: OverlayStep[], step: OverlayStep): OverlayStep[] {
  if (step.op === 'replace') {
    const rest = steps.filter((other) => !(other.op === 'replace' && other.field === step.field))
    return sameJson(own(before, step.field), step.value) ? rest : [...rest, step]
  }
  const isAbout = (other: OverlayStep) => 'key' in step && 'key' in other && other.key === step.key && listOf(other) === listOf(step)
  if (step.op === 'set') {
    const at = steps.findLastIndex((other) => other.op === 'set' && isAbout(other))
    if (at < 0) return [...steps, step]
    const item = (some: readonly OverlayStep[]) => itemOf(withSteps(before, some), step.in, step.key)
    const [was, is] = [item(steps.toSpliced(at)), item([...steps, step])]
    const fields = was && is && fieldsBetween(was, is, textOf(before.kind))
    if (!fields) return [...steps, step]
    const { op, key } = step
    const set: OverlayStep = { op, key, ...(step.in !== undefined && { in: step.in }), ...fields }
    return Object.keys(fields).length > 0 ? steps.with(at, set) : steps.toSpliced(at, 1)
  }
  if (step.op === 'move') {
    const ensured = steps.findLastIndex((other) => other.op === 'ensure' && isAbout(other))
    const others = steps.filter((other) => !(other.op === 'move' && isAbout(other)))
    const made = ensured < 0 ? undefined : steps[ensured]
    return made?.op === 'ensure' ? [...others.filter((other) => other !== made), { ...made, to: step.to }] : [...others, step]
  }
  if (step.op === 'remove') {
    const rest = steps.filter((other) => !isAbout(other) && !(listOf(other) ?? '').startsWith(`${step.key}/`))
    return listIn(before, step.in) && !itemOf(before, step.in, step.key) ? rest : [...rest, step]
  }
  return [...steps, step]
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
