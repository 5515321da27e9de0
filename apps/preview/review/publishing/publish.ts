import * as z from 'zod/mini'

import { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { Audience } from '../canary/canary-words.ts'
import { randomName } from '../../model/drafts/tab-name.ts'

/** One document to publish: the text of a file over the one with this tag; a text of null removes the file. */
export type PublishRequest = { name: string; path: string; text: string | null; etag: string | undefined }

export type PublishState =
  | { state: 'waiting' }
  | { state: 'publishing' }
  /**
   * `release`: the one that has it. `merged`: players get another text than was sent, for somebody else has changed another part of the
   * document.
   */
  | { state: 'published'; release: number; etag: string | undefined; path: string; merged: boolean }
  | { state: 'conflict'; theirs: { text: string | null; etag: string | null } }
  | { state: 'refused'; error: string; problems: readonly Diagnostic[] }
  | { state: 'failed'; error: string } // the same request can be sent again

const Done = z.object({
  number: z.int(),
  files: z.record(z.string(), z.nullable(z.string())), // by path, the hash that a file has now
  merged: z.optional(z.record(z.string(), z.string())),
})
const Refused = z.object({
  error: z.optional(z.string()),
  conflicts: z.optional(z.array(z.object({ path: z.string(), theirs: z.nullable(z.string()), hash: z.nullable(z.string()) }))),
  diagnostics: z.optional(z.array(Diagnostic)),
})
const refusals: ReadonlySet<number> = new Set([400, 403, 413, 422])
/** The most characters of a note, as the server has it. */
export const longestNote = 500
const tagLength = 22 // an ETag is the beginning of the hash

/**
 * Publishes documents as one release: all of them or none. Reports the result of each; a document that is not published because of
 * another one waits.
 */
export async function publishAll(
  all: readonly PublishRequest[],
  {
    brand,
    draft,
    base,
    note = '',
    override,
    audience,
    onProgress,
    send = fetch,
  }: {
    brand: string
    draft: string
    base: number
    note?: string
    /** Why an admin publishes without the approvals that the brand wants. */
    override?: string | undefined
    /** Who gets it first; everyone without it. */
    audience?: Audience | undefined
    onProgress: (name: string, state: PublishState) => void
    send?: typeof fetch
  },
): Promise<ReadonlyMap<string, PublishState>> {
  if (all.length === 0) return new Map()
  for (const { name } of all) onProgress(name, { state: 'publishing' })
  const files = filesOf(all)
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomName() },
    body: JSON.stringify({ base, files, ...(note.trim() && { note: note.trim() }), ...(override && { override }), ...audience }),
  }
  const query = new URLSearchParams({ brand, draft })
  const reply = await send(`/api/releases?${query}`, request).catch(() => undefined)
  const body: unknown = await reply?.json().catch(() => ({}))
  const results = new Map(all.map((one) => [one.name, reply ? stateOf(one, all, reply, body) : ({ state: 'failed', error: '' } as const)]))
  for (const [name, state] of results) onProgress(name, state)
  return results
}

/** Documents as the server takes them: by path, each with the hash that it was changed from. */
export function filesOf(all: readonly PublishRequest[]) {
  return Object.fromEntries(all.map(({ path, text, etag }) => [path, { base: etag?.replaceAll('"', '') ?? null, text }]))
}

function stateOf({ name, path }: PublishRequest, all: readonly PublishRequest[], { ok, status }: Response, body: unknown): PublishState {
  // A brand has begun to want approvals since Review was opened
  if (status === 202) return { state: 'refused', error: t('review.asked'), problems: [] }
  if (ok) {
    const done = Done.safeParse(body, { jitless: true }).data
    if (!done) return { state: 'failed', error: String(status) }
    const hash = done.files[path]
    return {
      state: 'published',
      release: done.number,
      etag: hash ? tagOf(hash) : undefined,
      path,
      merged: Object.hasOwn(done.merged ?? {}, path),
    }
  }
  const { error = String(status), conflicts = [], diagnostics = [] } = Refused.safeParse(body, { jitless: true }).data ?? {}
  if (status === 409 && conflicts.length > 0) {
    const conflict = conflicts.find((one) => one.path === path)
    if (!conflict) return { state: 'waiting' }
    return { state: 'conflict', theirs: { text: conflict.theirs, etag: conflict.hash === null ? null : tagOf(conflict.hash) } }
  }
  if (!refusals.has(status)) return { state: 'failed', error }
  const isOfSome = diagnostics.some(({ document }) => all.some((one) => one.name === document))
  const problems = isOfSome ? diagnostics.filter(({ document }) => document === name) : diagnostics
  return isOfSome && problems.length === 0 ? { state: 'waiting' } : { state: 'refused', error, problems }
}

function tagOf(hash: string): string {
  return `"${hash.slice(0, tagLength)}"`
}
