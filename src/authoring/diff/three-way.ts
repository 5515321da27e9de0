import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'
import { applyChanges, changesBetween } from './changes.ts'
import type { Change } from './change.ts'
import { sameJson } from './json-equal.ts'

/** A part that both sides changed differently. `change` leads from theirs (`before`) to ours (`after`). */
export type Clash = { id: string; change: Change; base: Change | undefined }

export type ThreeWay = {
  /** The changes of each side that do not contradict the other's. */
  ours: readonly Change[]
  theirs: readonly Change[]
  clashes: readonly Clash[]
  /** Builds the merged document; a clash named in `oursAt` is resolved to ours, any other to theirs. `undefined`: no document. */
  merge: (oursAt: Iterable<string>) => Json | undefined
}

/** Whether two changes of one node clash also where they are of different properties: nobody has seen the two together. */
type Strictness = { byItem?: boolean }

/**
 * Merges two versions of a document that both come from `base`. A part that only one side changed is taken from that side; a part that
 * both changed to the same value does not clash. Two orders of one list always clash, so nothing is guessed.
 */
export function threeWay(
  name: string,
  base: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
  { byItem = false }: Strictness = {},
): ThreeWay {
  const own = changesBetween(name, base, ours)
  const other = changesBetween(name, base, theirs)
  const between = changesBetween(name, theirs, ours)
  const [ownTouch, otherTouch] = [touched(own), touched(other)]
  const isAlsoOurs = (change: Change) => own.some((mine) => mine.id === change.id && sameJson(mine.after, change.after))
  const theirItems = new Set(byItem ? other.flatMap((change) => (isAlsoOurs(change) ? [] : itemOf(change))) : [])
  const taken: string[] = []
  const clashes: Clash[] = []
  for (const change of between) {
    const places = [...placesOf(change)]
    const byUs = places.some((place) => ownTouch.has(place) || ownTouch.under(place) || ownTouch.over(place))
    const byThem = places.some((place) => otherTouch.has(place) || otherTouch.under(place) || otherTouch.over(place))
    if (byUs && !byThem && !itemOf(change).some((item) => theirItems.has(item))) taken.push(change.id)
    // Both sides changed it, or it is an order that neither side alone has
    else if (!byThem || byUs) clashes.push({ id: change.id, change, base: own.find(({ id }) => pathOf(id) === pathOf(change.id)) })
  }
  const disputed = new Set(clashes.flatMap(({ change }) => [...placesOf(change)]))
  const undisputed = (one: Change) =>
    ![...placesOf(one)].some((place) => disputed.has(place) || [...disputed].some((other) => isOver(place, other) || isOver(other, place)))
  return {
    ours: own.filter((change) => undisputed(change)),
    theirs: other.filter((change) => undisputed(change) && !isAlsoOurs(change)),
    clashes,
    merge: (oursAt) => applyChanges(theirs, ours, [...taken, ...oursAt]),
  }
}

const withIds: ReadonlySet<string> = new Set(['node', 'item', 'field', 'step', 'flag'] satisfies Change['subject']['kind'][])

/** The node, field or other thing with an id of which a change is about one property; else nothing. */
function itemOf({ kind, subject }: Change): string[] {
  return kind === 'changed' && withIds.has(subject.kind) ? [`${subject.kind} ${subject.id}`] : []
}

function pathOf(id: string): string {
  return id.slice(id.indexOf(':') + 1)
}

/**
 * Lists every place that a change touches: its own, those of items added or removed with it, and the order of its list. After a move
 * only the order of the list is known to differ, not which of its items was the one that moved.
 */
function* placesOf({ id, kind, before, after, from, to, subject, property }: Change): Generator<string> {
  const path = pathOf(id)
  if (kind === 'moved' || kind === 'reordered') {
    if (kind === 'reordered') yield `order:${subject.kind === 'property' ? '' : `${subject.id}/${property}`}`
    else yield from?.list === to?.list ? `order:${to?.list}` : `holder:${path}`
    return
  }
  yield path
  const list = path.slice(0, path.lastIndexOf('/'))
  if (kind === 'renamed') for (const name of [before, after]) if (typeof name === 'string') yield list + pointerOf(name)
  if ((kind !== 'added' && kind !== 'removed') || (subject.kind !== 'node' && subject.kind !== 'item')) return
  for (const inner of idsIn(kind === 'added' ? after : before)) yield list + pointerOf(inner)
}

function* idsIn(value: Json | undefined): Generator<string> {
  if (!isObject(value)) return
  const lists = [...(isObject(value.slots) ? Object.values(value.slots) : []), value.items]
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    for (const entry of list) {
      if (isObject(entry) && typeof entry.id === 'string') yield entry.id
      yield* idsIn(entry)
    }
  }
}

type Touch = { has: (place: string) => boolean; under: (place: string) => boolean; over: (place: string) => boolean }

function touched(changes: readonly Change[]): Touch {
  const places = new Set<string>()
  for (const change of changes) {
    for (const place of placesOf(change)) places.add(place)
    const holder = change.to?.list.split('/')[0] // the holder it was put into must stay
    const path = pathOf(change.id)
    if (holder && (change.kind === 'moved' || change.kind === 'added'))
      places.add(`${path.slice(0, path.lastIndexOf('/'))}${pointerOf(holder)}/`)
  }
  const all = [...places]
  return {
    has: (place) => places.has(place),
    under: (place) => all.some((one) => isOver(place, one)),
    over: (place) => all.some((one) => isOver(one, place)),
  }
}

function isOver(holder: string, inner: string): boolean {
  return inner !== holder && inner.startsWith(`${holder}/`)
}
