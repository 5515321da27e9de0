import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { createEvent, createStore } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { $desk, $workspace, deskBroughtBack, workspaceLoaded } from './documents.ts'
import { emptyDesk } from './desk.ts'
import type { Desk, Step, Tried } from './desk.ts'

/**
 * What a tab keeps in this browser, so that a reload or a killed tab loses at most a second: the documents it has changed, and every
 * step of undo. One record per tab and draft, one per document, one per step; a step is written once.
 */
interface Kept extends DBSchema {
  desks: { key: string; value: KeptDesk }
  documents: { key: [string, string]; value: JsonObject | null }
  steps: { key: [string, number]; value: Step }
}
type KeptDesk = { key: string; brand: string; draft: string; at: number; past: readonly number[]; future: readonly number[]; tried: Tried; next: number; release: string }

/** What was brought back: how many steps, and when the tab ended. */
export type BroughtBack = { steps: number; at: number; lastSteps: readonly string[] }

const everyMs = 300 // at most this long after an edit it is kept
const mostDesks = 20
const tabKey = 'foyer-preview-tab'

// What may happen
export const keepingFailed = createEvent<string>()
const broughtBack = createEvent<BroughtBack>()
export const broughtBackSeen = createEvent()

// What we know
/** Work of a tab that ended without saving, which stands on the desk again. */
export const $broughtBack = createStore<BroughtBack | null>(null).on(broughtBack, (_, back) => back).reset(broughtBackSeen)

// How it changes
let database: Promise<IDBPDatabase<Kept>> | undefined
function open(): Promise<IDBPDatabase<Kept>> {
  return (database ??= openDB<Kept>('foyer-preview', 1, {
    upgrade(db) {
      db.createObjectStore('desks')
      db.createObjectStore('documents')
      db.createObjectStore('steps')
    },
  }))
}

const tab = tabName()
let timer: ReturnType<typeof setTimeout> | undefined
let keptDocuments = new Map<string, JsonObject | null>()
let keptSteps = new Map<number, Step>()
let current = '' // key of this tab's desk
let ready = false

workspaceLoaded.watch((workspace) => {
  ready = false
  clearTimeout(timer)
  current = `${workspace.brand} ${workspace.draft} ${tab}`
  keptDocuments = new Map($desk.getState().documents)
  keptSteps = new Map()
  void bringBack(current, workspace.brand, workspace.draft).catch((error: unknown) => keepingFailed(String(error))).finally(() => (ready = true))
})

$desk.updates.watch(() => {
  if (!ready) return
  timer ??= setTimeout(() => {
    timer = undefined
    void keep($desk.getState()).catch((error: unknown) => keepingFailed(String(error)))
  }, everyMs)
})
window.addEventListener('pagehide', () => {
  if (ready && timer !== undefined) void keep($desk.getState()).catch(() => undefined)
})

async function keep(desk: Desk): Promise<void> {
  const workspace = $workspace.getState()
  if (!workspace) return
  const db = await open()
  const work = db.transaction(['desks', 'documents', 'steps'], 'readwrite', { durability: 'relaxed' })
  const documents = work.objectStore('documents')
  const steps = work.objectStore('steps')
  for (const [name, body] of desk.documents) if (keptDocuments.get(name) !== body) void documents.put(body, [current, name])
  const all = [...desk.past, ...desk.future]
  for (const step of all) if (keptSteps.get(step.id) !== step) void steps.put(step, [current, step.id])
  const ids = new Set(all.map(({ id }) => id))
  for (const id of keptSteps.keys()) if (!ids.has(id)) void steps.delete([current, id])
  void work.objectStore('desks').put({ key: current, brand: workspace.brand, draft: workspace.draft, at: Date.now(), past: desk.past.map(({ id }) => id), future: desk.future.map(({ id }) => id), tried: desk.tried, next: desk.next, release: workspace.release }, current)
  await work.done
  keptDocuments = new Map(desk.documents)
  keptSteps = new Map(all.map((step) => [step.id, step]))
}

/** Lays out again what this tab kept, or what a tab kept that is no more. Nothing to bring back: the desk stays as the server gave it. */
async function bringBack(own: string, brand: string, draft: string): Promise<void> {
  const db = await open()
  const desks = (await db.getAll('desks')).filter((desk) => desk.brand === brand && desk.draft === draft).sort((a, b) => b.at - a.at)
  const living = await livingTabs()
  const found = desks.find(({ key }) => key === own) ?? desks.find(({ key }) => !living.has(key.split(' ')[2] ?? ''))
  if (found) await layOut(db, found)
  await tidy(db, own, living)
}

async function layOut(db: IDBPDatabase<Kept>, found: KeptDesk): Promise<void> {
  const range = IDBKeyRange.bound([found.key], [found.key, []])
  const [names, bodies, stepKeys, steps] = await Promise.all([db.getAllKeys('documents', range), db.getAll('documents', range), db.getAllKeys('steps', range), db.getAll('steps', range)])
  const byId = new Map(stepKeys.map(([, id], index) => [id, steps[index] as Step]))
  const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const [past, future] = [pick(found.past), pick(found.future)]
  if (past.length !== found.past.length || future.length !== found.future.length) return // not whole: the server's draft is better
  if (past.length === 0 && future.length === 0) return
  const now = $desk.getState()
  const documents = new Map(now.documents)
  names.forEach(([, name], index) => documents.set(name, bodies[index] ?? null))
  const unsaved = [...documents].some(([name, body]) => JSON.stringify(body) !== JSON.stringify(now.documents.get(name) ?? null))
  deskBroughtBack({ ...emptyDesk, documents, tried: found.tried, past, future, next: found.next })
  if (unsaved) broughtBack({ steps: past.length, at: found.at, lastSteps: past.slice(-6).map(({ label }) => label).reverse() })
}

async function tidy(db: IDBPDatabase<Kept>, own: string, living: ReadonlySet<string>): Promise<void> {
  const desks = (await db.getAll('desks')).sort((a, b) => b.at - a.at)
  const gone = desks.filter(({ key }, index) => key !== own && index >= mostDesks && !living.has(key.split(' ')[2] ?? ''))
  for (const { key } of gone) {
    const range = IDBKeyRange.bound([key], [key, []])
    const work = db.transaction(['desks', 'documents', 'steps'], 'readwrite')
    void work.objectStore('desks').delete(key)
    void work.objectStore('documents').delete(range)
    void work.objectStore('steps').delete(range)
    await work.done
  }
}

/** A name for this tab that a reload keeps and a copy of the tab does not share: whoever finds it taken takes another. */
function tabName(): string {
  const kept = sessionStorage.getItem(tabKey)
  const name = kept ?? crypto.randomUUID()
  sessionStorage.setItem(tabKey, name)
  void navigator.locks?.request(`${tabKey} ${name}`, { ifAvailable: true }, (lock) => {
    if (!lock) {
      sessionStorage.setItem(tabKey, crypto.randomUUID()) // a copied tab: another name from its next load on
      return undefined
    }
    return new Promise(() => undefined) // held as long as the tab lives
  })
  return name
}

async function livingTabs(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query()
  return new Set((state?.held ?? []).flatMap(({ name }) => (name?.startsWith(`${tabKey} `) ? [name.slice(tabKey.length + 1)] : [])))
}

