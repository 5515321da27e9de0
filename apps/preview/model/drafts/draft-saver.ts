import * as z from 'zod/mini'
import { noteStatus } from '../../../kit/state/signed-out.ts'

/** What has become of one document's draft. `conflict` holds what both began from and both sides; `null` is no document. */
export type Draft =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'failed'; error: string; again: boolean } // again: it is tried by itself; otherwise the text must become another
  | { state: 'conflict'; base: string | null; yours: string | null; theirs: string | null; etag: string | null }

type Options = {
  address: string // "/api/layouts/foyer/drafts/main"
  /** A document as players have it; to be left so is to have no draft. */
  published: (name: string) => { text: string; etag: string } | undefined
  onDraft: (name: string, draft: Draft) => void
  fetch?: typeof fetch
}

/**
 * What is known of one document. `base`: the text behind `etag`. `from`: the tag of the published text that ours was made from or merged
 * with last, undefined where there was none; null where it is an older one than the editor has. `unheard`: sent texts
 * that got no answer; any of them may have arrived.
 */
type Entry = {
  etag: string | undefined
  base: string | null
  from: string | undefined | null
  drafted: boolean
  wanted: { text: string | null; from: string | undefined | null } | undefined
  running: boolean
  asked: boolean
  unheard: Set<string | null>
  turn: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const Kept = z.object({ etag: z.string() })
const Refused = z.object({
  error: z.optional(z.string()),
  theirs: z.optional(z.object({ text: z.nullable(z.string()), etag: z.nullable(z.string()), from: z.optional(z.nullable(z.string())) })),
})

const againMs = [2_000, 5_000, 15_000]
const answerMs = 20_000
const mostTurns = 4 // writes in a row that the server answers with another tag for a text that is ours

/**
 * Writes drafts to the server, one call per document at a time, always the newest text. An answer is only about the text that
 * was sent: what came after it is sent next. A text that did not arrive is tried again; one that is refused waits for another.
 */
export class DraftSaver {
  private readonly entries = new Map<string, Entry>()
  private readonly options: Options
  private stopped = false

  constructor(options: Options) {
    this.options = options
  }

  /** What the server holds: a draft (`drafted`), else the file. */
  knows(name: string, etag: string | undefined, base: string | null, drafted: boolean): void {
    const entry = this.entryOf(name)
    Object.assign(entry, { etag, base, drafted, ...(!drafted && { from: etag }) })
  }

  /** Our text holds what the published one with this tag has, undefined for none; null: it does not hold the newest yet. */
  mergedWith(name: string, from: string | undefined | null): void {
    this.entryOf(name).from = from
  }

  /** The text as it shall be; null: no document. */
  wants(name: string, text: string | null): void {
    const entry = this.entryOf(name)
    entry.wanted = { text, from: entry.from }
    if (entry.asked) return // an answer is awaited; it decides
    clearTimeout(entry.timer)
    entry.timer = undefined
    void this.send(name, entry)
  }

  /** Whether the operator has two versions to choose from: nothing is sent until then, because it would overwrite the other one. */
  waitsForDecision(name: string, waits: boolean): void {
    this.entryOf(name).asked = waits
  }

  /** Both sides were merged: from now on their tag counts, and the next conflict is compared with their text. */
  settled(name: string, theirs: { text: string | null; etag: string | null }, drafted: boolean): void {
    const entry = this.entryOf(name)
    Object.assign(entry, { etag: theirs.etag ?? undefined, base: theirs.text, drafted, asked: false })
  }

  /** What waits for another try is tried now. */
  again(): void {
    for (const [name, entry] of this.entries) {
      if (entry.timer === undefined) continue
      clearTimeout(entry.timer)
      entry.timer = undefined
      void this.send(name, entry)
    }
  }

  /** The text that the server holds as a draft or file, and its tag. */
  heldOf(name: string): { etag: string | undefined; base: string | null; drafted: boolean; busy: boolean } | undefined {
    const entry = this.entries.get(name)
    return entry && { etag: entry.etag, base: entry.base, drafted: entry.drafted, busy: entry.running || entry.wanted !== undefined }
  }

  stop(): void {
    this.stopped = true
    for (const { timer } of this.entries.values()) clearTimeout(timer)
  }

  private entryOf(name: string): Entry {
    let entry = this.entries.get(name)
    if (!entry) {
      const file = this.options.published(name)
      this.entries.set(
        name,
        (entry = {
          etag: file?.etag,
          base: file?.text ?? null,
          from: file?.etag,
          drafted: false,
          wanted: undefined,
          running: false,
          asked: false,
          unheard: new Set(),
          turn: 0,
          timer: undefined,
        }),
      )
    }
    return entry
  }

  private async send(name: string, entry: Entry): Promise<void> {
    if (entry.running || !entry.wanted || this.stopped) return
    entry.running = true
    this.options.onDraft(name, { state: 'saving' })
    let draft: Draft = { state: 'saved' }
    for (let turns = 0; entry.wanted; turns += 1) {
      const sent: NonNullable<Entry['wanted']> = entry.wanted
      entry.wanted = undefined
      const outcome = await this.write(name, entry, sent)
      if (this.stopped) return
      draft = outcome === 'once-more' ? { state: 'saved' } : outcome
      if (outcome === 'once-more' && turns < mostTurns) entry.wanted ??= sent
      if (draft.state === 'saved') continue
      const retried = draft.state === 'offline' || (draft.state === 'failed' && draft.again)
      if (draft.state === 'conflict') entry.asked = true
      else if (retried) entry.wanted ??= sent
      else if (entry.wanted) continue // another text is waiting: it may be accepted
      if (retried)
        entry.timer = setTimeout(
          () => {
            entry.timer = undefined
            void this.send(name, entry)
          },
          againMs[Math.min(entry.turn++, againMs.length - 1)],
        )
      break
    }
    entry.running = false
    if (draft.state === 'saved') entry.turn = 0
    this.options.onDraft(name, draft)
  }

  private async write(name: string, entry: Entry, { text, from }: NonNullable<Entry['wanted']>): Promise<Draft | 'once-more'> {
    const file = this.options.published(name)
    const back = text === (file?.text ?? null) // as players have it: the draft is reverted
    if (back && !entry.drafted && entry.unheard.size === 0) return { state: 'saved' }
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      ...(entry.etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': entry.etag }),
      ...(text === null && !back && { 'Foyer-Delete': 'true' }),
      ...(!back && from !== null && { 'Foyer-Base': from ?? 'none' }),
    }
    let reply: Response
    try {
      reply = await (this.options.fetch ?? fetch)(`${this.options.address}/${name}`, {
        method: back ? 'DELETE' : 'PUT',
        headers,
        signal: AbortSignal.timeout(answerMs),
        ...(text !== null && !back && { body: text }),
      })
    } catch {
      if (!back) entry.unheard.add(text)
      return { state: 'offline' }
    }
    noteStatus(reply.status)
    const body: unknown = reply.status === 204 ? {} : await reply.json().catch(() => ({}))
    if (back && (reply.ok || reply.status === 404)) {
      Object.assign(entry, { etag: file?.etag, base: file?.text ?? null, from: file?.etag, drafted: false })
      entry.unheard.clear()
      return { state: 'saved' }
    }
    const kept = Kept.safeParse(body, { jitless: true })
    if (reply.ok && kept.success) {
      Object.assign(entry, { etag: kept.data.etag, base: text, drafted: true })
      entry.unheard.clear()
      return { state: 'saved' }
    }
    const refused = Refused.safeParse(body, { jitless: true }).data
    if (reply.status === 409 && refused?.theirs) {
      const { theirs } = refused
      const ours = theirs.text === text || theirs.text === entry.base || entry.unheard.has(theirs.text)
      if (!ours) return { state: 'conflict', base: entry.base, yours: text, theirs: theirs.text, etag: theirs.etag }
      Object.assign(entry, {
        etag: theirs.etag ?? undefined,
        base: theirs.text,
        drafted: theirs.from === 'draft' || (theirs.from === undefined && theirs.text !== file?.text),
      })
      entry.unheard.clear()
      return theirs.text === text && entry.drafted && !back ? { state: 'saved' } : 'once-more'
    }
    return {
      state: 'failed',
      error: refused?.error ?? String(reply.status),
      again: reply.status >= 500 || [401, 408, 429].includes(reply.status), // 401: the session has ended, and begins again in a dialog
    }
  }
}
