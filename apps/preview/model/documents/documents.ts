import { isObject } from '../../../../src/schemas/json.ts'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

import type { Flags } from '../../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { mergePatch } from '../../../../src/rules/merge.ts'
import { memo } from '../../../../src/rules/memo.ts'
import { inBackground } from './background.ts'
import { closeGroup, edit, emptyHistory, redo, stepTo, undo } from './editor-history.ts'
import type { EditorHistory, Documents, Place, Step, Overrides } from './editor-history.ts'
import { $history } from './history.ts'
import { $viewSettings, addressRead, viewSettingsChanged, viewSettingsReset, readViewSettings } from './view-settings.ts'

export const baseBrand = '_base'

/** A document as it is in `layouts/`: what players have. `value` is missing when its text is no JSON. */
export type Published = { name: string; brand: string; path: string; text: string; etag: string; value: JsonObject | undefined }

/**
 * A request to edit, without what the history adds itself: the time and where the eye is. `typed`: by typing, so that the field itself
 * shows it and the editor may follow one render later. `authored`: its pointers lead into the document as its file has it, whosever changes
 * are edited.
 */
export type EditRequest = { label: string; group?: string; to?: Place; typed?: boolean; authored?: boolean } & (
  | { document: string; patch: readonly PatchOperation[] }
  | { edits: readonly { document: string; patch: readonly PatchOperation[] }[] }
  | { whole: readonly { document: string; body: JsonObject | null }[] }
  | { overrides: Overrides }
)

/**
 * How changes of a shared document that are for this brand alone are shown and written (`own-changes.ts`): `view` gives the document with
 * them, as its editors show it; `write` makes an edit of that one of the brand's overlay. A request that fits no document changes nothing.
 */
export type OwnChanges = {
  view: (documents: Documents, name: string) => JsonObject | null
  /** Names of the variations that `view` has in itself. */
  merged: (documents: Documents, name: string) => readonly string[]
  write: (documents: Documents, request: EditRequest) => EditRequest
}

// What may happen
export const workspaceLoaded = createEvent<Workspace>()
export const edited = createEvent<EditRequest>()
/** Whether the one who is signed in may only look: an edit changes nothing then. */
export const readOnlySet = createEvent<boolean>()
export const $isReadOnly = createStore(false).on(readOnlySet, (_, isReadOnly) => isReadOnly)
/** The focus left the edited field: the next edit is a separate step. */
export const groupClosed = createEvent()
export const undone = createEvent()
export const redone = createEvent()
/** Moves to the state after a step of the list: that many steps back (negative) or forward. */
export const steppedTo = createEvent<number>()
/** A history that was kept in this browser is laid out again. */
export const historyRestored = createEvent<EditorHistory>()
/** The history with what others did, which is no step of undo, as `history-rebase.ts` computes it. */
export const othersJoined = createEvent<(history: EditorHistory) => EditorHistory>()
/** A document that is not edited here was changed elsewhere: no step of undo. */
export const documentReplaced = createEvent<{ name: string; body: JsonObject | null }>()
/** The file of a document changed in `layouts/`: by writing it here, or by somebody else. */
export const publishedChanged = createEvent<Published>()
export const publishedGone = createEvent<string>()
/** The number of the newest release, as somebody heard it. */
export const releaseReported = createEvent<number>()
/** The published documents are those of this release now. */
export const releaseTaken = createEvent<number>()

// What we know
export const $workspace = createStore<Workspace | null>(null)
/** Documents as players have them, by name: the brand's own over the base's. `brand/<id>` is the brand's own merge patch. */
export const $published = createStore<ReadonlyMap<string, Published>>(new Map())
/** The release that the published documents here are of, as far as the server says. */
export const $documentsRelease = createStore(0)
/** The newest release. Answers may overtake each other, so an older number changes nothing. */
export const $releaseNumber = createStore(0)
/** `brand.json` of the base, which the brand's own is merged over. */
export const $baseBrand = createStore<JsonObject>({})
export const $documents = $history.map(({ documents }) => documents)
export const $past = $history.map(({ past }) => past)
export const $future = $history.map(({ future }) => future)

/** The name that the brand's own `brand.json` has. */
export const $brandName = $workspace.map((workspace) => (workspace ? `brand/${workspace.brand}` : ''))

/** What frames draw: every document that is there, `brand.json` merged over the base's. Keeps the identity of what did not change. */
export const $effective = combine($documents, $baseBrand, $brandName, (documents, base, brand): ReadonlyMap<string, JsonObject> => {
  const effective = new Map<string, JsonObject>()
  for (const [name, body] of documents) if (body) effective.set(name, name === brand ? merged(body, base) : body)
  return effective
})
const noFlags = {}
/** What flags the brand declares, by name. */
// each caller reads it with care
export const $declared = $effective.map((documents) => (documents.get('flags/flags')?.flags ?? noFlags) as unknown as Flags['flags'])
export const $effectivePublished = combine(
  $published,
  $baseBrand,
  $brandName,
  (published, base, brand): ReadonlyMap<string, JsonObject> =>
    new Map([...published].flatMap(([name, { value }]) => (value ? [[name, name === brand ? merged(value, base) : value] as const] : []))),
)

/** The current state of the document that is edited: what is for this brand alone is part of it. */
export const $doc = $viewSettings.map(({ doc }) => doc)
export const $ownChanges = createStore<OwnChanges>({
  view: (documents, name) => documents.get(name) ?? null,
  merged: () => [],
  write: (_, request) => request,
})
export const $document = combine($documents, $doc, $ownChanges, (documents, doc, { view }): JsonObject | null => view(documents, doc))

/** The open document. It is updated only when something besides its list of parts changes, so that typing in a part draws less anew. */
export const $head = createStore<JsonObject | null>(null, { updateFilter: (next, before) => !(next && before && sameHead(before, next)) })

/** Names of the documents that are not as players have them. */
export const $changedNames = createStore<readonly string[]>([], { updateFilter: (next, before) => next.join() !== before.join() })

// How it changes
$workspace.on(workspaceLoaded, (_, workspace) => workspace)
$published
  .on(workspaceLoaded, (_, workspace) => publishedOf(workspace))
  .on(publishedChanged, (map, file) => new Map(map).set(file.name, file))
  .on(publishedGone, (map, name) => {
    const next = new Map(map)
    next.delete(name)
    return next
  })
for (const $number of [$documentsRelease, $releaseNumber]) $number.on(workspaceLoaded, (_, { number = 0 }) => number)
$documentsRelease.on(releaseTaken, (before, number) => Math.max(before, number))
$releaseNumber.on([releaseReported, releaseTaken], (before, number) => Math.max(before, number))
$baseBrand.on(workspaceLoaded, (_, { files }) => parse(files.find(({ path }) => path === `${baseBrand}/brand.json`)?.text ?? '{}') ?? {})
$history
  .on(workspaceLoaded, (history, workspace) => ({
    ...emptyHistory,
    serial: history.serial + 1,
    overrides: history.overrides,
    documents: startingDocuments(workspace),
  }))
  .on(historyRestored, (before, history) => ({ ...history, done: null, serial: before.serial + 1 }))
  .on(documentReplaced, (history, { name, body }) => ({
    ...history,
    documents: new Map(history.documents).set(name, body),
    done: null,
    serial: history.serial + 1,
  }))

function overridesOf({ flags, registration }: Overrides): Overrides {
  return { flags, registration }
}

const $place = combine($viewSettings, ({ doc, sel }): Place => ({ doc, sel }))

// ---- an edit: computed once, drawn by the frames, recorded

/**
 * One change of the history. `compute` is its law, `history` what came of it on `base`. `canWait`: it is recorded once it is painted, so
 * that a keystroke is on the screen before the editor works out what else it means.
 */
type HistoryChange = {
  base: EditorHistory
  history: EditorHistory
  compute: (history: EditorHistory) => EditorHistory
  canWait: boolean
  to?: Place | undefined
  undone?: Step | undefined
  redone?: Step | undefined
}

/** Frames draw the draft: a change by typing is theirs first. Without any there is nothing to wait for. */
export const draftDrawn = createEvent<boolean>()
const $isDrawn = createStore(false).on(draftDrawn, (_, isDrawn) => isDrawn)
/** What waits to be painted is recorded now: something else is about to happen. */
export const pendingRecorded = createEvent()
/** A step was undone or redone: it is announced. */
export const stepUndone = createEvent<Step>()
export const stepRedone = createEvent<Step>()

const changed = createEvent<HistoryChange>()
const recorded = createEvent<HistoryChange>()

/** The change that frames draw and the history does not have yet. */
const $pending = createStore<HistoryChange | null>(null)
/** The history with what is pending. Where something else was recorded meanwhile, the change is done to that, and `done` says nothing. */
export const $newestHistory = combine($history, $pending, (history, pending): EditorHistory => {
  if (pending === null) return history
  if (pending.base === history) return pending.history
  const rebased = pending.compute(history)
  return rebased === history ? history : { ...rebased, done: null }
})

sample({
  clock: edited,
  source: { base: $newestHistory, from: $place, own: $ownChanges, isReadOnly: $isReadOnly },
  filter: ({ isReadOnly }) => !isReadOnly,
  fn: ({ base, from, own }, request): HistoryChange => {
    const at = Date.now()
    const compute = (history: EditorHistory) =>
      edit(history, { ...(request.authored ? request : own.write(history.documents, request)), at, from })
    return { base, history: compute(base), compute, canWait: request.typed === true, to: request.to }
  },
  target: changed,
})
sample({
  clock: othersJoined,
  source: $newestHistory,
  fn: (base, compute): HistoryChange => ({ base, history: compute(base), compute, canWait: false }),
  target: changed,
})
// the filter has just checked that there is a step
sample({
  clock: undone,
  source: $newestHistory,
  filter: ({ past }) => past.length > 0,
  fn: (base): HistoryChange => {
    const step = base.past.at(-1) as Step
    return { base, history: undo(base), compute: undo, canWait: true, to: step.from, undone: step }
  },
  target: changed,
})
sample({
  clock: redone,
  source: $newestHistory,
  filter: ({ future }) => future.length > 0,
  fn: (base): HistoryChange => {
    const step = base.future[0] as Step
    return { base, history: redo(base), compute: redo, canWait: true, to: step.to, redone: step }
  },
  target: changed,
})

const paintFx = createEffect(async (_: HistoryChange) => {
  await painted()
  await inBackground() // the panels draw the edit after whatever else waits for the paint
})
const classified = sample({
  clock: changed,
  source: { pending: $pending, isDrawn: $isDrawn, brand: $brandName },
  fn: ({ pending, isDrawn, brand }, change) => ({
    before: pending,
    change,
    waits: isDrawn && change.canWait && isQuickToDraw(change, brand),
  }),
})
sample({ clock: classified.filterMap(({ before }) => before ?? undefined), target: recorded })
sample({ clock: classified, filter: ({ waits }) => waits, fn: ({ change }) => change, target: [$pending, paintFx] })
sample({ clock: classified, filter: ({ waits }) => !waits, fn: ({ change }) => change, target: recorded })
sample({
  clock: paintFx.done,
  source: $pending,
  filter: (pending, { params }) => pending === params,
  fn: () => undefined,
  target: pendingRecorded,
})
sample({ clock: pendingRecorded, source: $pending, filter: (pending) => pending !== null, target: recorded })
// Something else was recorded under it: frames are opened again with both
sample({
  clock: $history,
  source: $pending,
  filter: (pending, history) => pending !== null && pending.base !== history && pending.history !== history,
  fn: () => undefined,
  target: pendingRecorded,
})
$pending.on(recorded, (pending, change) => (pending === change ? null : pending))
$history
  .on(recorded, (history, { base, history: next, compute }) => (base === history ? next : compute(history)))
  .on(groupClosed, closeGroup)
  .on(steppedTo, stepTo)
sample({ clock: recorded.filterMap(({ to }) => to), target: viewSettingsChanged })
sample({ clock: recorded.filterMap(({ undone: step }) => step), target: stepUndone })
sample({ clock: recorded.filterMap(({ redone: step }) => step), target: stepRedone })

/** A frame draws patches by itself; a whole document and the brand, which is merged, it gets from the editor's own documents. */
function isQuickToDraw({ base, history: { documents, done } }: HistoryChange, brand: string): boolean {
  return documents !== base.documents && done !== null && done.every((one) => 'patch' in one && one.document !== brand)
}

const longestMs = 500 // a hidden window paints nothing; a slow machine takes a while

/** Resolves once the browser has painted what was drawn last. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel() // a message that is sent before painting arrives after it
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
    setTimeout(resolve, longestMs)
  })
}

sample({ clock: $document, target: $head })
sample({
  clock: [$documents, $published],
  source: { documents: $documents, published: $published },
  fn: ({ documents, published }) => changedNames(documents, published),
  target: $changedNames,
})

// Overrides are also set with the other view settings: by the address, by Reset, by a saved view
$history.on(viewSettingsChanged, (history, part) => {
  const { flags = history.overrides.flags, registration = history.overrides.registration } = part
  return flags === history.overrides.flags && registration === history.overrides.registration
    ? history
    : { ...history, overrides: { flags, registration } }
})
$history
  .on(addressRead, (history, search) => ({ ...history, overrides: overridesOf(readViewSettings(search).settings) }))
  .on(viewSettingsReset, (history) => ({ ...history, overrides: { flags: {}, registration: {} } }))

// A new selection is a new intent
sample({ clock: $viewSettings.map(({ doc, sel }) => `${doc} ${sel ?? ''}`), target: groupClosed })

/** The text's value when it is a JSON object. */
export function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isObject(value) ? (value as JsonObject) : undefined // JSON.parse gives JSON
  } catch {
    return undefined
  }
}

/**
 * The documents of a workspace's files, read once: the draft begins with the same objects, so that comparing the two with each edit costs
 * nothing for documents that nobody has touched.
 */
export const publishedOf = memo(readPublished)

function readPublished({ brand, files }: Pick<Workspace, 'brand' | 'files'>): ReadonlyMap<string, Published> {
  const published = new Map<string, Published>()
  for (const folder of brand === baseBrand ? [baseBrand] : [baseBrand, brand]) {
    for (const file of files) {
      if (file.brand !== folder || (folder === baseBrand && brand !== baseBrand && file.path === `${baseBrand}/brand.json`)) continue
      published.set(file.name, { ...file, value: parse(file.text) })
    }
  }
  return published
}

function startingDocuments(workspace: Workspace): Documents {
  const documents = new Map<string, JsonObject | null>()
  for (const [name, { value }] of publishedOf(workspace)) documents.set(name, value ?? null)
  for (const [name, { text }] of Object.entries(workspace.drafts))
    documents.set(name, text === null ? null : (parse(text) ?? documents.get(name) ?? null))
  return documents
}

function changedNames(documents: Documents, published: ReadonlyMap<string, Published>): string[] {
  return [...documents]
    .filter(([name, body]) => !same(body, published.get(name)?.value ?? null))
    .map(([name]) => name)
    .sort()
}

/** The same text when printed. An identical object is not compared: an edit shares all that it did not touch with what was there. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]))
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return names.length === others.length && names.every((name, index) => name === others[index] && same(a[name], b[name]))
}

const merged = memo((own: JsonObject, base: JsonObject) => mergePatch(base, own) as JsonObject) // two objects merged are an object

function sameHead(before: JsonObject, document: JsonObject): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(document)])
  names.delete('nodes')
  return [...names].every((name) => before[name] === document[name])
}
