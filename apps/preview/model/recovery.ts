import { createEvent, createStore, restore } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { announce } from '../ui/announce.tsx'
import { t } from '../i18n/words.ts'
import { $typed, textTyped } from './checker.ts'
import { emptyDesk } from './editor-history.ts'
import type { Desk, Step } from './editor-history.ts'
import { $desk, $published, $workspace, deskBroughtBack, edited, parse, workspaceLoaded } from './documents.ts'
import { bringBack, candidates, outdated } from './recovery-plan.ts'
import type { KeptDesk, KeptDocument } from './recovery-plan.ts'
import { forget, keep, keptDesks, keptTab } from './recovery-store.ts'
import { $drafts, draftSaver, theirsCame } from './saving.ts'
import { alone, livingTabs, takeTabName } from './tab-name.ts'

/** What was brought back: how many steps, and when the tab ended, in ms since 1970. */
export type BroughtBack = { steps: number; at: number }

const everyMs = 300 // at most this long after an edit it is kept

// What may happen
const keepingFailed = createEvent<string>()
const keepingWorked = createEvent()
const broughtBack = createEvent<BroughtBack>()
export const broughtBackSeen = createEvent()
/** The documents go back to what the server had, and the steps leave undo. */
export const broughtBackDropped = createEvent()

// What we know
/** Work of a tab that ended without saving, which stands on the desk again. */
export const $broughtBack = createStore<BroughtBack | null>(null)
  .on(broughtBack, (_, back) => back)
  .reset(broughtBackSeen, broughtBackDropped, workspaceLoaded)
/** Why this browser keeps nothing; null while it does. */
export const $unkept = restore<string | null>(keepingFailed, null).reset(keepingWorked)

// How it changes
$unkept.updates.watch((reason) => {
  if (reason !== null) announce(t('saving.unkept', { reason }), { assertive: true })
})

const tabName = takeTabName()
let tab = ''
let current: { key: string; brand: string; draft: string } | undefined // this tab's desk, once it may be kept
let turn = 0
let timer: ReturnType<typeof setTimeout> | undefined
let under: Promise<void> | undefined
let again = false
let atLoad: Desk = emptyDesk
let keptDocuments = new Map<string, KeptDocument>()
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
  atLoad = { ...emptyDesk, documents: new Map([...server].map(([name, { body }]) => [name, body])) }
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
      for (const { key } of outdated(await keptDesks(), own.key, living)) await forget(key)
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
  for (const found of candidates(await keptDesks(), own, living)) {
    const outcome = bringBack(await keptTab(found), server)
    if (!outcome || (outcome.unsaved.length + found.typed.length === 0 && found.key !== own.key)) continue
    if (!stillWanted()) return undefined
    const early = $desk.getState().past // done before this came
    deskBroughtBack(outcome.desk)
    for (const step of early) doAgain(step)
    for (const [name, text] of found.typed) textTyped({ name, text })
    for (const { name, base, theirs } of outcome.met)
      theirsCame({
        name,
        of: 'draft',
        base,
        theirs,
        etag: draftSaver()?.heldOf(name)?.etag ?? $published.getState().get(name)?.etag ?? null,
      })
    if (outcome.unsaved.length > 0) broughtBack({ steps: outcome.desk.past.length, at: found.at })
    return found.key
  }
  return undefined
}

function doAgain({ label, changes }: Step) {
  for (const change of changes) {
    if ('patch' in change) edited({ label, document: change.document, patch: change.patch })
    else if ('document' in change) edited({ label, whole: [{ document: change.document, body: change.after }] })
    else edited({ label, tried: change.after })
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
$desk.updates.watch(later)
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
  const desk = $desk.getState()
  const documents = new Map<string, KeptDocument>()
  for (const [name, body] of desk.documents) {
    const before = keptDocuments.get(name)
    const base = draftSaver()?.heldOf(name)?.base ?? before?.base
    if (before?.body !== body || (before !== undefined && before.base !== base)) documents.set(name, { body, base })
  }
  const all = [...desk.past, ...desk.future]
  const ids = new Set(all.map(({ id }) => id))
  const kept: KeptDesk = {
    key,
    brand,
    draft,
    tab,
    at: Date.now(),
    past: desk.past.map(({ id }) => id),
    future: desk.future.map(({ id }) => id),
    tried: desk.tried,
    next: desk.next,
    typed: [...$typed.getState()],
  }
  await keep({
    desk: kept,
    documents,
    steps: all.filter((step) => keptSteps.get(step.id) !== step),
    goneSteps: [...keptSteps.keys()].filter((id) => !ids.has(id)),
  })
  if (current?.key !== key) return
  keptDocuments = new Map([...keptDocuments, ...documents])
  keptSteps = new Map(all.map((step) => [step.id, step]))
}

broughtBackDropped.watch(() => {
  deskBroughtBack(atLoad)
  announce(t('saving.recovered.dropped'))
})

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether closing the tab now would lose work: it is neither on the server nor in this browser. */
export function wouldBeLost(): boolean {
  const unsaved = Object.values($drafts.getState()).some(({ state }) => state !== 'saved')
  return unsaved && (timer !== undefined || under !== undefined || $unkept.getState() !== null)
}
window.addEventListener('beforeunload', (event) => {
  if (!wouldBeLost()) return
  keepAtOnce()
  event.preventDefault()
})
