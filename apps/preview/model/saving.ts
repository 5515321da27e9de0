import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore, sample } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { announced } from './announcements.ts'
import { t } from '../i18n/words.ts'
import { $catalogue } from './catalogue.ts'
import { checkDocument, checkerFailed, checkText, startChecker, textTyped, textWritten } from './checker.ts'
import { $published, $workspace, parse, publishedChanged, workspaceLoaded } from './documents.ts'
import { $history } from './history.ts'
import { DraftSaver } from './draft-saver.ts'
import type { Draft } from './draft-saver.ts'

/** Two texts that both come from `base` and do not fit together. `of`: whether the other one is a draft, or what players have now. */
export type Conflict = { of: 'draft' | 'published'; base: string | null; theirs: string | null; etag: string | null }

const restMs = 400 // after the last edit of a document

export type SavingState = 'saved' | 'saving' | 'failed' | 'offline' | 'conflict'

// What may happen
/** What could not be saved is sent once more. */
export const saveRetried = createEvent()
/** Drafts are written from now on: the editor is on the screen. What was edited before is written too. */
export const savingStarted = createEvent()
const drafted = createEvent<{ name: string; draft: Draft }>()
/** What somebody else wrote meets what we have: it is put together, or asks. */
export const remoteChangeReceived = createEvent<Conflict & { name: string }>()
export const conflictFound = createEvent<Conflict & { name: string }>()
export const conflictEnded = createEvent<string>()

// What we know
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
export const $conflictsByName = createStore<Readonly<Record<string, Conflict>>>({})
/** What the top bar says of all of them: the worst of it. */
export const $saving = combine($drafts, $conflictsByName, (drafts, clashing): SavingState => {
  const states = new Set(Object.values(drafts).map(({ state }) => state))
  if (states.has('conflict') || Object.keys(clashing).length > 0) return 'conflict'
  if (states.has('failed')) return 'failed'
  if (states.has('offline')) return 'offline'
  return states.has('saving') || states.has('waiting') ? 'saving' : 'saved'
})
export const $conflicts = $conflictsByName.map((all) => Object.entries(all).map(([name, clashing]) => ({ name, ...clashing })))

// How it changes
$drafts.on(drafted, (drafts, { name, draft }) => ({ ...drafts, [name]: draft })).reset(workspaceLoaded)
$conflictsByName
  .on(conflictFound, (all, { name, ...clashing }) => ({ ...all, [name]: clashing }))
  .on(conflictEnded, (all, name) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))
  .reset(workspaceLoaded)
sample({
  clock: drafted,
  filter: ({ draft }) => draft.state === 'conflict',
  // the filter has just said so
  fn: ({ name, draft }) => ({ name, of: 'draft' as const, ...(draft as Extract<Draft, { state: 'conflict' }>) }),
  target: remoteChangeReceived,
})

let saver: DraftSaver | undefined
const kept = new Map<string, JsonObject | null>() // what was last handed to be written
const planned = new Map<string, ReturnType<typeof setTimeout> | undefined>() // documents that were edited here, and what waits
const spacing = new Map<string, string>() // texts as they were typed, which are kept where nothing changed
/**
 * Edits whose text has not been handed over to be sent: what is told of an older text is not the end of it. The serial that it is written
 * under, once it is.
 */
const unsent = new Map<string, number | 'rests'>()
let serial = 0

/** The saver of the brand that is open. */
export function draftSaver(): DraftSaver | undefined {
  return saver
}

function begin() {
  const workspace = $workspace.getState()
  saver?.stop()
  for (const timer of planned.values()) clearTimeout(timer)
  for (const map of [kept, planned, spacing, unsent]) map.clear()
  if (!workspace) return
  saver = new DraftSaver({
    address: `/api/layouts/${encodeURIComponent(workspace.brand)}/drafts/${encodeURIComponent(workspace.draft)}`,
    published: (name) => $published.getState().get(name),
    told: (name, draft) => drafted({ name, draft: draft.state === 'saved' && unsent.has(name) ? { state: 'waiting' } : draft }),
  })
  startChecker()
  const { documents, past } = $history.getState()
  for (const [name, body] of documents) {
    const draft = workspace.drafts[name]
    if (draft) {
      saver.knows(name, draft.etag, draft.text, true)
      checkDocument(serial, name, body, $published.getState().get(name)?.text)
    }
    const text = draft ? draft.text : ($published.getState().get(name)?.text ?? null)
    const edited = past.length > 0 && !dequal(body, text === null ? null : (parse(text) ?? null))
    if (edited) plan(name, body) // work began before this part had come
    else kept.set(name, body)
  }
}
const $isStarted = createStore(false).on(savingStarted, () => true)
sample({ clock: [workspaceLoaded, savingStarted], source: $isStarted, filter: Boolean }).watch(begin)

$history.updates.watch(({ documents }) => {
  if (!saver) return
  for (const [name, body] of documents) if (kept.get(name) !== body) plan(name, body)
  for (const [name, body] of kept) if (body !== null && !documents.has(name)) plan(name, null)
})

function plan(name: string, body: JsonObject | null) {
  kept.set(name, body)
  unsent.set(name, 'rests')
  if ($drafts.getState()[name]?.state !== 'waiting') drafted({ name, draft: { state: 'waiting' } })
  clearTimeout(planned.get(name))
  planned.set(
    name,
    setTimeout(() => {
      unsent.set(name, ++serial)
      checkDocument(serial, name, kept.get(name) ?? null, baseText(name))
    }, restMs),
  )
}

/** A document stands as the server has it: there is nothing to write of it. */
export function markSaved(name: string, body: JsonObject | null): void {
  kept.set(name, body)
}

/** Writes a document anew: what the server holds has become another. */
export function scheduleSave(name: string): void {
  plan(name, $history.getState().documents.get(name) ?? null)
}

function baseText(name: string): string | undefined {
  return spacing.get(name) ?? $published.getState().get(name)?.text
}
textTyped.watch(({ name, text }) => checkText(name, text))
publishedChanged.watch(({ name }) => void spacing.delete(name))
/** A text that is a document was typed: its spacing is kept from now on. */
export function keepSpacing(name: string, text: string): void {
  spacing.set(name, text)
}

textWritten.watch(({ name, text, serial: of }) => {
  if (!planned.has(name)) return
  if (unsent.get(name) === of) unsent.delete(name)
  saver?.wants(name, text)
})

// A worker that does not work must not keep work from being saved
checkerFailed.watch(() => void writeHere())
async function writeHere() {
  const registry = $catalogue.getState()?.registry
  if (!registry) return
  const { writeDocument } = await import('../../../src/authoring/text/write.ts')
  for (const name of planned.keys()) {
    const body = kept.get(name) ?? null
    unsent.delete(name)
    saver?.wants(name, body && writeDocument(baseText(name), body, registry))
  }
}
const $failing = $saving.map((state) => state === 'failed' || state === 'offline')
$failing.updates.watch((failing) => {
  if (!failing) return
  const refused = Object.values($drafts.getState()).find((draft) => draft.state === 'failed' && !draft.again)
  announced({ text: refused?.state === 'failed' ? t('saving.refused', { error: refused.error }) : t('saving.failed'), assertive: true })
})

saveRetried.watch(() => saver?.again())
window.addEventListener('online', () => saveRetried())
