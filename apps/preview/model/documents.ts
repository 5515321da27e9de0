import { combine, createEvent, createStore, sample } from 'effector'

import type { Flags } from '../../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import type { Workspace } from '../../../src/schemas/workspace.ts'
import { mergePatch } from '../../../src/rules/merge.ts'
import { closeGroup, edit, emptyHistory, redo, stepTo, undo } from './editor-history.ts'
import type { EditorHistory, Documents, Place, Step, Overrides } from './editor-history.ts'
import { $viewSettings, addressRead, viewSettingsChanged, viewSettingsReset, readViewSettings } from './view-settings.ts'

export const baseBrand = '_base'

/** A document as it lies in `layouts/`: what players have. `value` is missing when its text is no JSON. */
export type Published = { name: string; brand: string; path: string; text: string; etag: string; value: JsonObject | undefined }

/** A request to edit, without what the history adds itself: the time and where the eye is. */
export type EditRequest = { label: string; group?: string; to?: Place } & (
  | { document: string; patch: readonly PatchOperation[] }
  | { edits: readonly { document: string; patch: readonly PatchOperation[] }[] }
  | { whole: readonly { document: string; body: JsonObject | null }[] }
  | { overrides: Overrides }
)

// What may happen
export const workspaceLoaded = createEvent<Workspace>()
export const edited = createEvent<EditRequest>()
/** The focus left what was being typed into: the next edit is a step of its own. */
export const groupClosed = createEvent()
export const undone = createEvent()
export const redone = createEvent()
/** Goes to the state after a step of the list: that many steps back (negative) or forward. */
export const steppedTo = createEvent<number>()
/** A history that was kept in this browser is laid out again. */
export const historyRestored = createEvent<EditorHistory>()
/** The file of a document changed in `layouts/`: by writing it here, or by somebody else. */
export const publishedChanged = createEvent<Published>()
export const publishedGone = createEvent<string>()

// What we know
export const $workspace = createStore<Workspace | null>(null)
/** Documents as players have them, by name: the brand's own over the base's. `brand/<id>` is the brand's own merge patch. */
export const $published = createStore<ReadonlyMap<string, Published>>(new Map())
/** `brand.json` of the base, which the brand's own is merged over. */
export const $baseBrand = createStore<JsonObject>({})
export const $history = createStore<EditorHistory>(emptyHistory)
export const $documents = $history.map(({ documents }) => documents)
export const $past = $history.map(({ past }) => past)
export const $future = $history.map(({ future }) => future)

/** The name that the brand's own `brand.json` has. */
export const $brandName = $workspace.map((workspace) => (workspace ? `brand/${workspace.brand}` : ''))

/** What frames draw: every document that is there, `brand.json` merged over the base's. Keeps the identity of what did not change. */
export const $effective = combine($documents, $baseBrand, $brandName, (documents, base, brand): ReadonlyMap<string, JsonObject> => {
  const effective = new Map<string, JsonObject>()
  for (const [name, body] of documents) if (body) effective.set(name, name === brand ? merged(base, body) : body)
  return effective
})
const noFlags = {}
/** What flags the brand declares, by name. */
// read with care by whoever uses it
export const $declared = $effective.map((documents) => (documents.get('flags/flags')?.flags ?? noFlags) as unknown as Flags['flags'])
export const $effectivePublished = combine(
  $published,
  $baseBrand,
  $brandName,
  (published, base, brand): ReadonlyMap<string, JsonObject> =>
    new Map([...published].flatMap(([name, { value }]) => (value ? [[name, name === brand ? merged(base, value) : value] as const] : []))),
)

/** The document that is edited, as it stands. */
export const $doc = $viewSettings.map(({ doc }) => doc)
export const $document = combine($documents, $doc, (documents, doc): JsonObject | null => documents.get(doc) ?? null)

/**
 * The open document as far as it says what it is: another one only when more changes than its list of parts. Nearly no keystroke does that.
 */
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
$baseBrand.on(workspaceLoaded, (_, { files }) => parse(files.find(({ path }) => path === `${baseBrand}/brand.json`)?.text ?? '{}') ?? {})
$history
  .on(workspaceLoaded, (history, workspace) => ({
    ...emptyHistory,
    serial: history.serial + 1,
    overrides: history.overrides,
    documents: startingDocuments(workspace),
  }))
  .on(historyRestored, (before, history) => ({ ...history, done: null, serial: before.serial + 1 }))

function overridesOf({ flags, registration }: Overrides): Overrides {
  return { flags, registration }
}

const place = combine($viewSettings, ({ doc, sel }): Place => ({ doc, sel }))
/** Where the eye is now. */
export const placeNow = (): Place => place.getState()
sample({
  clock: edited,
  source: { history: $history, from: place },
  fn: ({ history, from }, request) => edit(history, { ...request, at: Date.now(), from }),
  target: $history,
}) // a request with what it lacked
sample({ clock: edited, filter: ({ to }) => to !== undefined, fn: ({ to }) => to ?? {}, target: viewSettingsChanged })
/** The step that is being taken back or done again: its place comes back with it, and it is said. */
export const stepUndone = createEvent<Step>()
export const stepRedone = createEvent<Step>()
// the filter has just said so
sample({ clock: undone, source: $past, filter: (past) => past.length > 0, fn: (past) => past.at(-1) as Step, target: stepUndone })
sample({ clock: redone, source: $future, filter: (future) => future.length > 0, fn: ([step]) => step as Step, target: stepRedone })
$history.on(groupClosed, closeGroup).on(stepUndone, undo).on(stepRedone, redo).on(steppedTo, stepTo)

sample({ clock: stepUndone, fn: ({ from }) => from, target: viewSettingsChanged })
sample({ clock: stepRedone, fn: ({ to }) => to, target: viewSettingsChanged })

sample({ clock: $document, target: $head })
sample({
  clock: [$documents, $published],
  source: { documents: $documents, published: $published },
  fn: ({ documents, published }) => changedNames(documents, published),
  target: $changedNames,
})

// What is overrides stands on the history and in the address: the address is read first, then the history leads
const $overrides = $history.map(({ overrides }) => overrides)
sample({ clock: $overrides, fn: ({ flags, registration }) => ({ flags, registration }), target: viewSettingsChanged })
$history.on(viewSettingsChanged, (history, part) => {
  const { flags = history.overrides.flags, registration = history.overrides.registration } = part
  return flags === history.overrides.flags && registration === history.overrides.registration
    ? history
    : { ...history, overrides: { flags, registration } }
})
$history
  .on(addressRead, (history, search) => ({ ...history, overrides: overridesOf(readViewSettings(search).settings) }))
  .on(viewSettingsReset, (history) => ({ ...history, overrides: { flags: {}, registration: {} } }))

// Where the eye goes next is a new intent
sample({ clock: $viewSettings.map(({ doc, sel }) => `${doc} ${sel ?? ''}`), target: groupClosed })

/** The text's value when it is a JSON object. */
export function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined // JSON.parse gives JSON
  } catch {
    return undefined
  }
}

export function publishedOf({ brand, files }: Workspace): ReadonlyMap<string, Published> {
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

/** The same text when printed. What is the same object is not looked into: an edit shares all that it did not touch with what was there. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]))
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return names.length === others.length && names.every((name, index) => name === others[index] && same(a[name], b[name]))
}

const mergedBefore = new WeakMap<JsonObject, { base: JsonObject; merged: JsonObject }>()
function merged(base: JsonObject, own: JsonObject): JsonObject {
  const before = mergedBefore.get(own)
  if (before?.base === base) return before.merged
  const result = mergePatch(base, own) as JsonObject // two objects merged are an object
  mergedBefore.set(own, { base, merged: result })
  return result
}

function sameHead(before: JsonObject, document: JsonObject): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(document)])
  names.delete('nodes')
  return [...names].every((name) => before[name] === document[name])
}
