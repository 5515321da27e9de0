import { isObject, pointerOf, segmentsOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { sameJson } from '../../../../src/authoring/diff/json-equal.ts'
import { stayingIndices } from '../../../../src/authoring/diff/longest-increasing-subsequence.ts'
import { patchBetween } from '../../../../src/authoring/diff/patch-between.ts'
import { threeWay } from '../../../../src/authoring/diff/three-way.ts'
import type { ThreeWay } from '../../../../src/authoring/diff/three-way.ts'
import { applyPatch, PatchError, valueAt } from '../../../../src/rules/patch.ts'
import { parse } from '../documents/documents.ts'
import { changesFor } from '../documents/editor-history.ts'
import type { Change, Documents, EditorHistory, Step } from '../documents/editor-history.ts'

/**
 * Both current sides of a document, compared with the text that both began from. What others published clashes with our changes of the same
 * node, as on the server (decision 602); drafts of one operator are merged by property.
 */
export function sidesOf(
  name: string,
  { base, theirs, of = 'draft' }: { base: string | null; theirs: string | null; of?: 'draft' | 'published' },
  documents: Documents,
): ThreeWay {
  return threeWay(name, valueOf(base), documents.get(name) ?? undefined, valueOf(theirs), { byItem: of === 'published' })
}

function valueOf(text: string | null): Json | undefined {
  return text === null ? undefined : parse(text)
}

/** A document without and with what others did. Steps say how `ours` changes; rebased, they say how `both` does. */
type Sides = { ours: Json | null; both: Json | null }

/**
 * The history with `body` as the document that others have changed too. That is no step: undo and redo concern what was done here and
 * nothing else (decision 558). What others put in the place of a step's work is not that step's any longer, and a step without work goes.
 */
export function rebased(history: EditorHistory, document: string, body: JsonObject | null): EditorHistory {
  const before = history.documents.get(document) ?? null
  if (same(before, body)) return history
  const sides: Sides = { ours: before, both: body }
  return {
    ...history,
    documents: new Map(history.documents).set(document, body),
    past: rebaseSteps(history.past.toReversed(), 'undo', document, sides).toReversed(),
    future: rebaseSteps(history.future, 'redo', document, sides),
    done: [{ document, before, after: body }],
    serial: history.serial + 1,
  }
}

function rebaseSteps(steps: readonly Step[], way: 'undo' | 'redo', document: string, start: Sides): Step[] {
  let sides = start
  return steps.flatMap((step) => {
    if (!step.changes.some((change) => 'document' in change && change.document === document)) return [step]
    const changes = changesFor(step, way).flatMap((change): Change[] => {
      if (!('document' in change) || change.document !== document) return [change]
      const next = 'patch' in change ? afterPatch(sides, change.patch) : afterWhole(sides, document, change.after)
      const { both } = sides
      ;({ sides } = next)
      if (same(both, sides.both)) return []
      return next.patch ? [{ document, ...next.patch }] : [{ document, before: asDocument(both), after: asDocument(sides.both) }]
    })
    return changes.length === 0 ? [] : [{ ...step, changes: changesFor({ ...step, changes }, way) }]
  })
}

const asDocument = (value: Json | null) => value as JsonObject | null // both sides of a document are objects, or there is none

function same(a: Json | null, b: Json | null): boolean {
  return sameJson(a, b)
}

function afterWhole({ ours, both }: Sides, document: string, after: JsonObject | null): { sides: Sides; patch?: undefined } {
  const asOne = same(ours, both)
  if (asOne || ours === null || both === null || after === null) return { sides: { ours: after, both: asOne ? after : both } }
  return { sides: { ours: after, both: threeWay(document, ours, after, both).merge([]) ?? null } }
}

function afterPatch(
  sides: Sides,
  patch: readonly PatchOperation[],
): { sides: Sides; patch?: { patch: PatchOperation[]; inverse: PatchOperation[] } } {
  const { ours, both } = sides
  if (ours === null || both === null) return { sides: { ours: ours && applyPatch(ours, patch).value, both } }
  const lifted = liftAll(patch, ours, both)
  return { sides: lifted, patch: { patch: lifted.patch, inverse: lifted.inverse } }
}

type Lifted = { ours: Json; both: Json; patch: PatchOperation[]; inverse: PatchOperation[] }

/** Applies a patch to `ours`, and to `both` what of it others have left possible. */
function liftAll(operations: readonly PatchOperation[], ours: Json, both: Json): Lifted {
  const result: Lifted = { ours, both, patch: [], inverse: [] }
  const list = [...operations]
  for (let operation = list.shift(); operation; operation = list.shift()) {
    const next = list[0]
    const removed = operation.op === 'remove' ? valueAt(result.ours, operation.path) : undefined
    if (removed !== undefined && next?.op === 'add' && isObject(removed) && sameJson(removed, next.value)) {
      operation = { op: 'move', from: operation.path, path: next.path } // as undo writes a move
      list.shift()
    }
    for (const one of lift(operation, result.ours, result.both)) {
      const { value, inverse } = applyPatch(result.both, [one])
      result.both = value
      result.patch.push(one)
      result.inverse.unshift(...inverse)
    }
    result.ours = applyPatch(result.ours, [operation]).value
  }
  return result
}

/** One operation on `ours` as operations on `both`; none where others changed, moved or removed what it is about. */
function lift(operation: PatchOperation, ours: Json, both: Json): PatchOperation[] {
  try {
    if (operation.op === 'move') return liftMove(operation, ours, both)
    const old = valueAt(ours, operation.path)
    if (operation.op === 'add' && (old === undefined || isInList(operation.path, ours))) return liftAdd(operation, ours, both)
    const path = liftPointer(operation.path, ours, both)
    const now = path === undefined ? undefined : valueAt(both, path)
    if (path === undefined || now === undefined) return []
    if (sameJson(old, now)) return [operation.op === 'remove' ? { op: 'remove', path } : { op: 'replace', path, value: operation.value }]
    const isSameKind = operation.op !== 'remove' && [old, operation.value].every((value) => Array.isArray(value) || isObject(value))
    // others changed a part of what it replaces: so only the parts that differ are replaced
    return isSameKind && old !== undefined && Array.isArray(old) === Array.isArray(operation.value)
      ? liftAll(patchBetween(old, operation.value, operation.path), ours, both).patch
      : []
  } catch (error) {
    if (error instanceof PatchError) return []
    throw error
  }
}

function liftAdd(operation: Extract<PatchOperation, { op: 'add' }>, ours: Json, both: Json): PatchOperation[] {
  const { value } = operation
  const id = idOf(value)
  const path = liftPlace(operation.path, ours, both)
  if (path === undefined) return []
  const isTaken = isInList(path, both) ? id !== undefined && pointerTo(both, id) !== undefined : valueAt(both, path) !== undefined
  return isTaken ? [] : [{ op: 'add', path, value }]
}

function liftMove({ from, path }: Extract<PatchOperation, { op: 'move' }>, ours: Json, both: Json): PatchOperation[] {
  const now = liftPointer(from, ours, both)
  if (now === undefined || wasMovedByOthers(from, now, ours, both)) return []
  const taken = [applyPatch(ours, [{ op: 'remove', path: from }]), applyPatch(both, [{ op: 'remove', path: now }])] as const
  const place = liftPlace(path, taken[0].value, taken[1].value)
  if (place === undefined || place === now || (!isInList(place, both) && valueAt(both, place) !== undefined)) return []
  applyPatch(taken[1].value, [{ op: 'add', path: place, value: null }]) // throws where it would be put into itself
  return [{ op: 'move', from: now, path: place }]
}

/** Whether others put an item of a list in another place: into another list, or past the items that it stood between. */
function wasMovedByOthers(from: string, now: string, ours: Json, both: Json): boolean {
  const [list, others] = [valueAt(ours, holderOf(from)), valueAt(both, holderOf(now))]
  if (liftPointer(holderOf(from), ours, both) !== holderOf(now)) return true
  if (!Array.isArray(list) || !Array.isArray(others)) return false
  const places = new Map(list.flatMap((item, index) => (idOf(item) === undefined ? [] : [[idOf(item), index] as const])))
  const known = others.flatMap((item, index) => (places.has(idOf(item)) ? [{ index, place: places.get(idOf(item)) ?? 0 }] : []))
  const staying = stayingIndices(known.map(({ place }) => place))
  const at = known.findIndex(({ index }) => index === Number(now.slice(now.lastIndexOf('/') + 1)))
  return at >= 0 && !staying.has(at)
}

/** Where in `both` something is to be put that is put at a place of `ours`: in a list after the item that it comes after here. */
function liftPlace(path: string, ours: Json, both: Json): string | undefined {
  const holder = liftPointer(holderOf(path), ours, both)
  if (holder === undefined) return undefined
  const key = segmentsOf(path).at(-1) ?? ''
  const [list, others] = [valueAt(ours, holderOf(path)), valueAt(both, holder)]
  if (!Array.isArray(list) || !Array.isArray(others)) return isObject(list) && isObject(others) ? holder + pointerOf(key) : undefined
  const index = key === '-' ? list.length : Number(key)
  for (let before = index - 1; before >= 0; before -= 1) {
    const at = indexIn(others, list, before)
    if (at >= 0) return holder + pointerOf(at + 1)
  }
  for (let after = index; after < list.length; after += 1) {
    const at = indexIn(others, list, after)
    if (at >= 0) return holder + pointerOf(at)
  }
  return holder + pointerOf(Math.min(index, others.length))
}

/** Where a place of `ours` is in `both`: items of lists are found by their ids, also in another list. */
function liftPointer(pointer: string, ours: Json, both: Json): string | undefined {
  let [path, here, there]: [string, Json | undefined, Json | undefined] = ['', ours, both]
  for (const key of segmentsOf(pointer)) {
    if (Array.isArray(here)) {
      const item: Json | undefined = here[Number(key)]
      const at = Array.isArray(there) ? indexIn(there, here, Number(key)) : -1
      const id = idOf(item)
      const elsewhere = at < 0 && id !== undefined ? pointerTo(both, id) : undefined
      if (at < 0 && elsewhere === undefined) return undefined
      path = elsewhere ?? path + pointerOf(at)
      ;[here, there] = [item, valueAt(both, path)]
    } else if (isObject(here) && isObject(there) && Object.hasOwn(there, key)) {
      path += pointerOf(key)
      ;[here, there] = [here[key] as Json, there[key] as Json]
    } else return undefined
  }
  return path
}

/** The index of an item of one list in another version of the list; -1 where it is not there. */
function indexIn(others: readonly Json[], list: readonly Json[], index: number): number {
  const item = list[index]
  const id = idOf(item)
  if (id !== undefined) return others.findIndex((other) => idOf(other) === id)
  if (sameJson(others[index], item)) return index
  const at = others.findIndex((other) => sameJson(other, item))
  return at < 0 && others.length === list.length && idOf(others[index]) === undefined ? index : at
}

function pointerTo(value: Json, id: string, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = pointer + pointerOf(key)
    if (Array.isArray(value) && idOf(inner) === id) return path
    const found = pointerTo(inner, id, path)
    if (found !== undefined) return found
  }
  return undefined
}

function idOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.id === 'string' ? value.id : undefined
}

function holderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function isInList(path: string, value: Json): boolean {
  return path !== '' && Array.isArray(valueAt(value, holderOf(path)))
}
