import { isObject } from '../../../../src/schemas/json.ts'
import { dequal } from 'dequal/lite'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { applyPatch, PatchError } from '../../../../src/rules/patch.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'

/** One authored document as the history holds it: an object, or null when there is none (not created yet, or removed). */
export type Documents = ReadonlyMap<string, JsonObject | null>

/** What is overrides in this view alone. It is undone like an edit. */
export type Overrides = Pick<FrameViewSettings, 'flags' | 'registration'>

/** Where the eye was: which document, which of its parts. It comes back with undo. */
export type Place = { doc: string; sel: string | null }

export type DocumentChange = { document: string; patch: readonly PatchOperation[]; inverse: readonly PatchOperation[] }
/** A whole document was added or removed. */
export type WholeChange = { document: string; before: JsonObject | null; after: JsonObject | null }
export type OverridesChange = { before: Overrides; after: Overrides }
export type Change = DocumentChange | WholeChange | OverridesChange

/** One step of undo: everything that one request did, under one name. */
export type Step = { id: number; label: string; at: number; group: string | null; changes: readonly Change[]; from: Place; to: Place }

/** `done` has the changes since state `serial - 1`, in order, for followers; null when everything may have changed. */
export type EditorHistory = {
  documents: Documents
  overrides: Overrides
  past: readonly Step[]
  future: readonly Step[]
  next: number
  open: boolean
  done: readonly Change[] | null
  serial: number
}

export const emptyHistory: EditorHistory = {
  documents: new Map(),
  overrides: { flags: {}, registration: {} },
  past: [],
  future: [],
  next: 1,
  open: false,
  done: null,
  serial: 0,
}

/** An edit as a part of the editor asks for it. Edits of one `group` become one step until the group is closed. `at` in ms since 1970. */
export type Edit = { label: string; group?: string | undefined; at: number; from: Place; to?: Place | undefined } & (
  | { document: string; patch: readonly PatchOperation[] }
  | { edits: readonly { document: string; patch: readonly PatchOperation[] }[] }
  | { whole: readonly { document: string; body: JsonObject | null }[] }
  | { overrides: Overrides }
)

export const mostSteps = 1_000
/** The group of an edit that the next edit completes, whatever its group: both are one step, with the name of the first. */
export const joinedByNext = 'joined by next'

/**
 * Does an edit, exactly or not at all: an edit that does not fit the documents as they are leaves the history as it is. What comes back
 * can be undone to a state that is deeply equal to the one before.
 */
export function edit(history: EditorHistory, request: Edit): EditorHistory {
  let changes: Change[]
  let next: Pick<EditorHistory, 'documents' | 'overrides'>
  try {
    ;({ changes, next } = changesOf(history, request))
  } catch (error) {
    if (error instanceof PatchError) return history
    throw error
  }
  if (changes.length === 0) return history
  const last = history.past.at(-1)
  const isCompleted = history.open && last?.group === joinedByNext
  const joins = last !== undefined && (isCompleted || (history.open && request.group !== undefined && last.group === request.group))
  const step: Step = joins
    ? {
        ...last,
        ...(isCompleted ? { group: request.group ?? null } : { label: request.label }),
        changes: folded(last.changes, changes),
        to: request.to ?? request.from,
      }
    : {
        id: history.next,
        label: request.label,
        at: request.at,
        group: request.group ?? null,
        changes,
        from: request.from,
        to: request.to ?? request.from,
      }
  const past = joins ? history.past.with(-1, step) : [...history.past, step].slice(-mostSteps)
  return {
    ...next,
    past,
    future: [],
    next: joins ? history.next : history.next + 1,
    open: request.group !== undefined,
    done: changes,
    serial: history.serial + 1,
  }
}

function changesOf(history: EditorHistory, request: Edit): { changes: Change[]; next: Pick<EditorHistory, 'documents' | 'overrides'> } {
  if ('overrides' in request) {
    const same = dequal(request.overrides, history.overrides)
    return {
      changes: same ? [] : [{ before: history.overrides, after: request.overrides }],
      next: { documents: history.documents, overrides: request.overrides },
    }
  }
  const documents = new Map(history.documents)
  const changes: Change[] = []
  if ('whole' in request) {
    for (const { document, body } of request.whole) {
      const before = documents.get(document) ?? null
      if (before === body) continue
      changes.push({ document, before, after: body })
      documents.set(document, body)
    }
    return { changes, next: { documents, overrides: history.overrides } }
  }
  for (const { document, patch } of 'edits' in request ? request.edits : [request]) {
    const before = documents.get(document)
    if (!before) throw new PatchError(`There is no ${document}.`)
    const { value, inverse } = applyPatch(before, patch)
    if (!isObject(value)) throw new PatchError('A document is an object.')
    if (inverse.length === 0 || sameOperations(patch, inverse)) continue
    changes.push({ document, patch, inverse })
    documents.set(document, value)
  }
  return { changes, next: { documents, overrides: history.overrides } }
}

/** A replacement by an equal value is no change. */
function sameOperations(patch: readonly PatchOperation[], inverse: readonly PatchOperation[]): boolean {
  return patch.every((operation) => operation.op === 'replace') && dequal(patch, inverse.toReversed())
}

/**
 * The changes of a step with those of its next edit. Where that sets the values again that the edit before it has set, one change is left
 * of both: a thousand letters of a text keep its first value and its last, and undo takes one change back.
 */
function folded(before: readonly Change[], next: readonly Change[]): readonly Change[] {
  const last = before.slice(-next.length)
  const all = last.length === next.length ? last.map((change, index) => foldedInto(change, next[index])) : []
  const isFolded = (changes: readonly (Change | undefined)[]): changes is readonly Change[] =>
    changes.every((change) => change !== undefined)
  return all.length > 0 && isFolded(all) ? [...before.slice(0, -all.length), ...all] : [...before, ...next]
}

/** One change for two that set the same value of a document; undefined where they do something else. */
function foldedInto(first: Change, second: Change | undefined): Change | undefined {
  if (!second || !('patch' in first) || !('patch' in second) || first.document !== second.document) return undefined
  const [set, ...more] = first.patch
  const [setAgain, ...moreAgain] = second.patch
  const isSame =
    more.length === 0 &&
    moreAgain.length === 0 &&
    setAgain?.op === 'replace' &&
    (set?.op === 'replace' || set?.op === 'add') &&
    set.path === setAgain.path &&
    !set.path.endsWith('/-') // the end of a list is another place each time
  return isSame ? { ...first, patch: [{ ...set, value: setAgain.value }] } : undefined
}

/** The focus left, or something else was selected: the next edit is a separate step. */
export function closeGroup(history: EditorHistory): EditorHistory {
  return history.open ? { ...history, open: false } : history
}

/** What a step does to the documents when it is undone or redone, in order. */
export function changesFor(step: Step, way: 'undo' | 'redo'): readonly Change[] {
  if (way === 'redo') return step.changes
  return step.changes.toReversed().map((change): Change => {
    if ('patch' in change) return { document: change.document, patch: change.inverse, inverse: change.patch }
    return 'document' in change
      ? { document: change.document, before: change.after, after: change.before }
      : { before: change.after, after: change.before }
  })
}

function perform(history: EditorHistory, changes: readonly Change[]): Pick<EditorHistory, 'documents' | 'overrides'> {
  const documents = new Map(history.documents)
  let { overrides } = history
  for (const change of changes) {
    if ('patch' in change)
      // a patch that was done, or its inverse, keeps an object
      documents.set(change.document, applyPatch(documents.get(change.document) ?? {}, change.patch).value as JsonObject)
    else if ('document' in change) documents.set(change.document, change.after)
    else overrides = change.after
  }
  return { documents, overrides }
}

export function undo(history: EditorHistory): EditorHistory {
  const step = history.past.at(-1)
  if (!step) return history
  const done = changesFor(step, 'undo')
  return {
    ...history,
    ...perform(history, done),
    done,
    serial: history.serial + 1,
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
    open: false,
  }
}

export function redo(history: EditorHistory): EditorHistory {
  const [step, ...future] = history.future
  if (!step) return history
  return {
    ...history,
    ...perform(history, step.changes),
    done: step.changes,
    serial: history.serial + 1,
    past: [...history.past, step],
    future,
    open: false,
  }
}

/** Goes that many steps back (negative) or forward, as far as there are any. */
export function stepTo(history: EditorHistory, steps: number): EditorHistory {
  let next = history
  const done: Change[] = []
  for (let count = Math.abs(steps); count > 0; count -= 1) {
    const moved = steps < 0 ? undo(next) : redo(next)
    if (moved === next) break
    next = moved
    done.push(...(moved.done ?? []))
  }
  return next === history ? history : { ...next, done, serial: history.serial + 1 }
}
