import { dequal } from 'dequal/lite'

import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import { applyPatch, PatchError } from '../../../src/rules/patch.ts'
import type { Look } from './view-settings.ts'

/** One authored document as it stands on the desk: an object, or null when there is none (not made yet, or taken away). */
export type Documents = ReadonlyMap<string, JsonObject | null>

/** What is tried in this view alone. It is undone like an edit. */
export type Tried = Pick<Look, 'flags' | 'registration'>

/** Where the eye was: which document, which of its parts. It comes back with undo. */
export type Place = { doc: string; sel: string | null }

export type DocumentChange = { document: string; patch: readonly PatchOperation[]; inverse: readonly PatchOperation[] }
/** A document came or went whole. */
export type WholeChange = { document: string; before: JsonObject | null; after: JsonObject | null }
export type TriedChange = { before: Tried; after: Tried }
export type Change = DocumentChange | WholeChange | TriedChange

/** One step of undo: everything that one wish did, under one name. */
export type Step = { id: number; label: string; at: number; group: string | null; changes: readonly Change[]; from: Place; to: Place }

/** `done` is what led here from state `serial - 1`, in order, for whoever follows; null when everything may be another. */
export type Desk = {
  documents: Documents
  tried: Tried
  past: readonly Step[]
  future: readonly Step[]
  next: number
  open: boolean
  done: readonly Change[] | null
  serial: number
}

export const emptyDesk: Desk = {
  documents: new Map(),
  tried: { flags: {}, registration: {} },
  past: [],
  future: [],
  next: 1,
  open: false,
  done: null,
  serial: 0,
}

/** An edit as a part of the editor wishes it. Edits of one `group` become one step until the group is closed. `at` in ms since 1970. */
export type Edit = { label: string; group?: string | undefined; at: number; from: Place; to?: Place | undefined } & (
  | { document: string; patch: readonly PatchOperation[] }
  | { edits: readonly { document: string; patch: readonly PatchOperation[] }[] }
  | { whole: readonly { document: string; body: JsonObject | null }[] }
  | { tried: Tried }
)

export const mostSteps = 1_000

/**
 * Does an edit, exactly or not at all: an edit that does not fit the documents as they are leaves the desk as it is. What comes back
 * can be taken back to a state that is deeply equal to the one before.
 */
export function edit(desk: Desk, wish: Edit): Desk {
  let changes: Change[]
  let next: Pick<Desk, 'documents' | 'tried'>
  try {
    ;({ changes, next } = changesOf(desk, wish))
  } catch (error) {
    if (error instanceof PatchError) return desk
    throw error
  }
  if (changes.length === 0) return desk
  const last = desk.past.at(-1)
  const joins = desk.open && wish.group !== undefined && last !== undefined && last.group === wish.group
  const step: Step = joins
    ? { ...last, label: wish.label, changes: [...last.changes, ...changes], to: wish.to ?? wish.from }
    : { id: desk.next, label: wish.label, at: wish.at, group: wish.group ?? null, changes, from: wish.from, to: wish.to ?? wish.from }
  const past = joins ? desk.past.with(-1, step) : [...desk.past, step].slice(-mostSteps)
  return {
    ...next,
    past,
    future: [],
    next: joins ? desk.next : desk.next + 1,
    open: wish.group !== undefined,
    done: changes,
    serial: desk.serial + 1,
  }
}

function changesOf(desk: Desk, wish: Edit): { changes: Change[]; next: Pick<Desk, 'documents' | 'tried'> } {
  if ('tried' in wish) {
    const same = dequal(wish.tried, desk.tried)
    return { changes: same ? [] : [{ before: desk.tried, after: wish.tried }], next: { documents: desk.documents, tried: wish.tried } }
  }
  const documents = new Map(desk.documents)
  const changes: Change[] = []
  if ('whole' in wish) {
    for (const { document, body } of wish.whole) {
      const before = documents.get(document) ?? null
      if (before === body) continue
      changes.push({ document, before, after: body })
      documents.set(document, body)
    }
    return { changes, next: { documents, tried: desk.tried } }
  }
  for (const { document, patch } of 'edits' in wish ? wish.edits : [wish]) {
    const before = documents.get(document)
    if (!before) throw new PatchError(`There is no ${document}.`)
    const { value, inverse } = applyPatch(before, patch)
    if (!isObject(value)) throw new PatchError('A document is an object.')
    if (inverse.length === 0 || sameOperations(patch, inverse)) continue
    changes.push({ document, patch, inverse })
    documents.set(document, value)
  }
  return { changes, next: { documents, tried: desk.tried } }
}

/** A replacement by what stands there already is no change. */
function sameOperations(patch: readonly PatchOperation[], inverse: readonly PatchOperation[]): boolean {
  return patch.every((operation) => operation.op === 'replace') && dequal(patch, inverse.toReversed())
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The focus left, or something else was chosen: the next edit is a step of its own. */
export function closeGroup(desk: Desk): Desk {
  return desk.open ? { ...desk, open: false } : desk
}

/** What a step does to the documents when it is taken back or done again, in the order of doing. */
export function changesFor(step: Step, way: 'undo' | 'redo'): readonly Change[] {
  if (way === 'redo') return step.changes
  return step.changes.toReversed().map((change): Change => {
    if ('patch' in change) return { document: change.document, patch: change.inverse, inverse: change.patch }
    return 'document' in change
      ? { document: change.document, before: change.after, after: change.before }
      : { before: change.after, after: change.before }
  })
}

function perform(desk: Desk, changes: readonly Change[]): Pick<Desk, 'documents' | 'tried'> {
  const documents = new Map(desk.documents)
  let { tried } = desk
  for (const change of changes) {
    if ('patch' in change)
      documents.set(change.document, applyPatch(documents.get(change.document) ?? {}, change.patch).value as JsonObject) // a patch that was done, or its inverse, keeps an object
    else if ('document' in change) documents.set(change.document, change.after)
    else tried = change.after
  }
  return { documents, tried }
}

export function undo(desk: Desk): Desk {
  const step = desk.past.at(-1)
  if (!step) return desk
  const done = changesFor(step, 'undo')
  return {
    ...desk,
    ...perform(desk, done),
    done,
    serial: desk.serial + 1,
    past: desk.past.slice(0, -1),
    future: [step, ...desk.future],
    open: false,
  }
}

export function redo(desk: Desk): Desk {
  const [step, ...future] = desk.future
  if (!step) return desk
  return {
    ...desk,
    ...perform(desk, step.changes),
    done: step.changes,
    serial: desk.serial + 1,
    past: [...desk.past, step],
    future,
    open: false,
  }
}

/** Goes that many steps back (negative) or forward, as far as there are any. */
export function stepTo(desk: Desk, steps: number): Desk {
  let next = desk
  const done: Change[] = []
  for (let count = Math.abs(steps); count > 0; count -= 1) {
    const moved = steps < 0 ? undo(next) : redo(next)
    if (moved === next) break
    next = moved
    done.push(...(moved.done ?? []))
  }
  return next === desk ? desk : { ...next, done, serial: desk.serial + 1 }
}
