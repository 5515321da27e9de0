import { createEvent, createStore, restore } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { announced } from './announcements.ts'
import { t } from '../i18n/words.ts'
import { $typed, textTyped } from './checker.ts'
import { emptyHistory } from './editor-history.ts'
import type { EditorHistory, Step } from './editor-history.ts'
import { $published, $workspace, historyRestored, edited, parse, workspaceLoaded } from './documents.ts'
import { $history } from './history.ts'
import { restoreTab, candidates, outdated } from './recovery-plan.ts'
import type { StoredHistory, StoredDocument } from './recovery-plan.ts'
import { forget, storeChanges, storedHistories, storedTab } from './recovery-store.ts'
import { $drafts, draftSaver, remoteChangeReceived } from './saving.ts'
import { alone, livingTabs, claimTabName } from './tab-name.ts'

/** What was brought back: how many steps, and when the tab ended, in ms since 1970. */
export type RestoredWork = { steps: number; at: number }

const everyMs = 300 // at most this long after an edit it is kept

// What may happen
const keepingFailed = createEvent<string>()
const keepingWorked = createEvent()
const workRestored = createEvent<RestoredWork>()
export const restoredWorkSeen = createEvent()
/** The documents go back to what the server had, and the steps leave undo. */
export const restoredWorkDiscarded = createEvent()

// What we know
/** Work of a tab that ended without saving, which stands on the desk again. */
export const $restoredWork = createStore<RestoredWork | null>(null)
  .on(workRestored, (_, back) => back)
  .reset(restoredWorkSeen, restoredWorkDiscarded, workspaceLoaded)
/** Why this browser keeps nothing; null while it does. */
export const $storageFailure = restore<string | null>(keepingFailed, null).reset(keepingWorked)

// How it changes
$storageFailure.updates.watch((reason) => {
  if (reason !== null) announced({ text: t('saving.unkept', { reason }), assertive: true })
})

const tabName = claimTabName()
let tab = ''
let current: { key: string; brand: string; draft: string } | undefined // this tab's desk, once it may be kept
let turn = 0
let timer: ReturnType<typeof setTimeout> | undefined
let under: Promise<void> | undefined
let again = false
let atLoad: EditorHistory = emptyHistory
let keptDocuments = new Map<string, StoredDocument>()
let keptSteps = new Map<number, Step>()

workspaceLoaded.watch(() => void begin())
if ($workspace.getState()) void begin()

async function begin() {
  const mine = ++turn
  current = undefined
  clearTimeout(timer)
  timer = undefined
  const workspace = $workspace.getState()
  if (!workspace) return
  const { brand, draft } = workspace
  const server = serverSide()
  atLoad = { ...emptyHistory, documents: new Map([...server].map(([name, { body }]) => [name, body])) }
  keptDocuments = new Map([...server].map(([name, { body, text }]) => [name, { body, base: text }]))
  keptSteps = new Map()
  tab = await tabName
  const own = { key: `${brand} ${draft} ${tab}`, brand, draft }
  try {
    await alone(async () => {
      const claimed = await layOut(own, server, () => mine === turn)
      if (mine !== turn) return
      current = own
      await keepNow()
      if (claimed !== undefined && claimed !== own.key) await forget(claimed)
      const living = await livingTabs()
      for (const { key } of outdated(await storedHistories(), own.key, living)) await forget(key)
    })
  } catch (error) {
    if (mine === turn) current = own
    keepingFailed(reasonOf(error))
  }
}

/** Brings back this tab's own desk, or what a tab that is no more had not saved. Gives whose it was. */
async function layOut(
  own: { key: string; brand: string; draft: string },
  server: ReturnType<typeof serverSide>,
  stillWanted: () => boolean,
): Promise<string | undefined> {
  const living = await livingTabs()
  for (const found of candidates(await storedHistories(), own, living)) {
    const outcome = restoreTab(await storedTab(found), server)
    if (!outcome || (outcome.unsaved.length + found.typed.length === 0 && found.key !== own.key)) continue
    if (!stillWanted()) return undefined
    const early = $history.getState().past // done before this came
    historyRestored(outcome.history)
    for (const step of early) doAgain(step)
    for (const [name, text] of found.typed) textTyped({ name, text })
    for (const { name, base, theirs } of outcome.met)
      remoteChangeReceived({
        name,
        of: 'draft',
        base,
        theirs,
        etag: draftSaver()?.heldOf(name)?.etag ?? $published.getState().get(name)?.etag ?? null,
      })
    if (outcome.unsaved.length > 0) workRestored({ steps: outcome.history.past.length, at: found.at })
    return found.key
  }
  return undefined
}

function doAgain({ label, changes }: Step) {
  for (const change of changes) {
    if ('patch' in change) edited({ label, document: change.document, patch: change.patch })
    else if ('document' in change) edited({ label, whole: [{ document: change.document, body: change.after }] })
    else edited({ label, overrides: change.after })
  }
}

function serverSide(): ReadonlyMap<string, { body: JsonObject | null; text: string | null }> {
  const workspace = $workspace.getState()
  const side = new Map<string, { body: JsonObject | null; text: string | null }>()
  for (const [name, { value, text }] of $published.getState()) side.set(name, { body: value ?? null, text })
  for (const [name, { text }] of Object.entries(workspace?.drafts ?? {}))
    side.set(name, { body: text === null ? null : (parse(text) ?? side.get(name)?.body ?? null), text })
  return side
}

function later() {
  if (current) timer ??= setTimeout(() => void keepNow(), everyMs)
}
$history.updates.watch(later)
$drafts.updates.watch(later)
$typed.updates.watch(later)
window.addEventListener('pagehide', keepAtOnce)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') keepAtOnce()
})

/** The page may be gone in a moment: what is being written was begun before the last key, so it is not waited for. */
function keepAtOnce() {
  if (timer === undefined && !again) return
  clearTimeout(timer)
  timer = undefined
  again = false
  void keepAndTell()
}

/** One at a time; what happens meanwhile is kept by the next. */
function keepNow(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (under) {
    again = true
    return under
  }
  under = keepAndTell()
  return under
}

async function keepAndTell(): Promise<void> {
  try {
    await keepOnce()
    keepingWorked()
  } catch (error) {
    keepingFailed(reasonOf(error))
  }
  under = undefined
  if (again) later()
  again = false
}

async function keepOnce(): Promise<void> {
  if (!current) return
  const { key, brand, draft } = current
  const history = $history.getState()
  const documents = new Map<string, StoredDocument>()
  for (const [name, body] of history.documents) {
    const before = keptDocuments.get(name)
    const base = draftSaver()?.heldOf(name)?.base ?? before?.base
    if (before?.body !== body || (before !== undefined && before.base !== base)) documents.set(name, { body, base })
  }
  const all = [...history.past, ...history.future]
  const ids = new Set(all.map(({ id }) => id))
  const kept: StoredHistory = {
    key,
    brand,
    draft,
    tab,
    at: Date.now(),
    past: history.past.map(({ id }) => id),
    future: history.future.map(({ id }) => id),
    overrides: history.overrides,
    next: history.next,
    typed: [...$typed.getState()],
  }
  await storeChanges({
    history: kept,
    documents,
    steps: all.filter((step) => keptSteps.get(step.id) !== step),
    goneSteps: [...keptSteps.keys()].filter((id) => !ids.has(id)),
  })
  if (current?.key !== key) return
  keptDocuments = new Map([...keptDocuments, ...documents])
  keptSteps = new Map(all.map((step) => [step.id, step]))
}

restoredWorkDiscarded.watch(() => {
  historyRestored(atLoad)
  announced(t('saving.recovered.dropped'))
})

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether closing the tab now would lose work: it is neither on the server nor in this browser. */
export function wouldBeLost(): boolean {
  const unsaved = Object.values($drafts.getState()).some(({ state }) => state !== 'saved')
  return unsaved && (timer !== undefined || under !== undefined || $storageFailure.getState() !== null)
}
window.addEventListener('beforeunload', (event) => {
  if (!wouldBeLost()) return
  keepAtOnce()
  event.preventDefault()
})
