import { combine, createEvent, createStore } from 'effector'
import * as z from 'zod/mini'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { checkDocument, checkText, startChecker, textTyped, textWritten } from './checker.ts'
import { $desk, $published, $workspace, workspaceLoaded } from './documents.ts'

/** What has become of one document's draft. `conflict` holds both sides. */
export type Draft =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'failed'; error: string }
  | { state: 'conflict'; yours: string | null; theirs: string | null; etag: string | null }

export type SavingState = 'saved' | 'saving' | 'failed' | 'offline' | 'conflict'

const restMs = 400 // after the last edit of a document
const againMs = [2_000, 5_000, 15_000] // before another try

// What may happen
const drafted = createEvent<{ name: string; draft: Draft }>()
/** Both sides are known and one was chosen: ours is written over theirs, by their tag. */
export const oursKept = createEvent<string>()
export const savedAgain = createEvent()

// What we know
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
/** What the top bar says of all of them: the worst of it. */
export const $saving = $drafts.map((drafts): SavingState => {
  const states = new Set(Object.values(drafts).map(({ state }) => state))
  if (states.has('conflict')) return 'conflict'
  if (states.has('failed')) return 'failed'
  if (states.has('offline')) return 'offline'
  return states.has('saving') || states.has('waiting') ? 'saving' : 'saved'
})
export const $conflicts = combine($drafts, (drafts) => Object.entries(drafts).flatMap(([name, draft]) => (draft.state === 'conflict' ? [{ name, ...draft }] : [])))

// How it changes
$drafts.on(drafted, (drafts, { name, draft }) => ({ ...drafts, [name]: draft })).reset(workspaceLoaded)

const Etag = z.object({ etag: z.string() })
const Refused = z.object({ error: z.optional(z.string()), theirs: z.optional(z.object({ text: z.nullable(z.string()), etag: z.nullable(z.string()) })) })

const etags = new Map<string, string>() // of what the server holds for a document: the draft's, else the file's
const kept = new Map<string, JsonObject | null>() // what was last handed to be written
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Set<string>()
const wanted = new Map<string, string | null>() // texts that wait for their turn
const tries = new Map<string, number>()
let serial = 0

workspaceLoaded.watch((workspace) => {
  for (const timer of timers.values()) clearTimeout(timer)
  for (const map of [etags, kept, timers, wanted, tries]) map.clear()
  for (const [name, { etag }] of $published.getState()) etags.set(name, etag)
  for (const [name, { etag }] of Object.entries(workspace.drafts)) etags.set(name, etag)
  startChecker()
  for (const [name, body] of $desk.getState().documents) {
    if (Object.hasOwn(workspace.drafts, name)) checkDocument(serial, name, body, $published.getState().get(name)?.text)
    kept.set(name, body)
  }
})

$desk.updates.watch(({ documents }) => {
  for (const [name, body] of documents) if (kept.get(name) !== body) plan(name, body)
  for (const name of kept.keys()) if (!documents.has(name)) plan(name, null)
})

function plan(name: string, body: JsonObject | null) {
  kept.set(name, body)
  if ($drafts.getState()[name]?.state !== 'waiting') drafted({ name, draft: { state: 'waiting' } })
  clearTimeout(timers.get(name))
  timers.set(name, setTimeout(() => checkDocument(++serial, name, kept.get(name) ?? null, baseText(name)), restMs))
}

/** What stays of the text where nothing changed: the text that was typed last, else the file's. */
const typedBase = new Map<string, string>()
function baseText(name: string): string | undefined {
  return typedBase.get(name) ?? $published.getState().get(name)?.text
}
textTyped.watch(({ name, text }) => checkText(name, text))
/** A text that is a document was typed: its spacing is kept from now on. */
export function keepSpacing(name: string, text: string): void {
  typedBase.set(name, text)
}
workspaceLoaded.watch(() => typedBase.clear())

textWritten.watch(({ name, text }) => {
  if (!wanted.has(name) && text === ($workspace.getState()?.drafts[name]?.text ?? undefined) && !tries.has(name)) return // it came from there
  wanted.set(name, text)
  void save(name)
})

async function save(name: string): Promise<void> {
  const workspace = $workspace.getState()
  if (!workspace || running.has(name) || !wanted.has(name)) return
  const text = wanted.get(name) ?? null
  wanted.delete(name)
  running.add(name)
  drafted({ name, draft: { state: 'saving' } })
  const outcome = await put(workspace.brand, workspace.draft, name, text)
  running.delete(name)
  if ($workspace.getState() !== workspace) return // another brand meanwhile
  if (outcome.state === 'saved') tries.delete(name)
  if (outcome.state === 'offline' || outcome.state === 'failed') {
    const turn = tries.get(name) ?? 0
    tries.set(name, turn + 1)
    if (!wanted.has(name)) wanted.set(name, text)
    setTimeout(() => void save(name), againMs[Math.min(turn, againMs.length - 1)])
  }
  drafted({ name, draft: outcome })
  if (outcome.state === 'saved' && wanted.has(name)) void save(name)
}

async function put(brand: string, draft: string, name: string, text: string | null): Promise<Draft> {
  const published = $published.getState().get(name)
  const back = text === published?.text || (text === null && !published) // as players have it: the draft is taken back
  const etag = etags.get(name)
  if (back && (etag === undefined || etag === published?.etag)) return { state: 'saved' }
  const address = `/api/layouts/${encodeURIComponent(brand)}/drafts/${encodeURIComponent(draft)}/${name}`
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...(etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': etag }), ...(text === null && !back && { 'Foyer-Delete': 'true' }) }
  let reply: Response
  try {
    reply = await fetch(address, { method: back ? 'DELETE' : 'PUT', headers, ...(text !== null && !back && { body: text }) })
  } catch {
    return { state: 'offline' }
  }
  const body: unknown = reply.status === 204 ? {} : await reply.json().catch(() => ({}))
  if (reply.ok) {
    const read = Etag.safeParse(body, { jitless: true })
    if (read.success) etags.set(name, read.data.etag)
    else if (published) etags.set(name, published.etag)
    else etags.delete(name)
    return { state: 'saved' }
  }
  const refused = Refused.safeParse(body, { jitless: true })
  if (reply.status === 409) return { state: 'conflict', yours: text, theirs: refused.data?.theirs?.text ?? null, etag: refused.data?.theirs?.etag ?? null }
  return { state: 'failed', error: refused.data?.error ?? String(reply.status) }
}

oursKept.watch((name) => {
  const draft = $drafts.getState()[name]
  if (draft?.state !== 'conflict') return
  if (draft.etag === null) etags.delete(name)
  else etags.set(name, draft.etag)
  wanted.set(name, draft.yours)
  void save(name)
})
savedAgain.watch(() => {
  for (const name of wanted.keys()) void save(name)
})

/** The tag of what the server holds for a document, for whoever writes it there. */
export function etagOf(name: string): string | undefined {
  return etags.get(name)
}
export function etagTold(name: string, etag: string | undefined): void {
  if (etag === undefined) etags.delete(name)
  else etags.set(name, etag)
}
window.addEventListener('online', () => savedAgain())
