import * as z from 'zod/mini'

import { Diagnostic } from '../../../src/schemas/diagnostics.ts'

/** One document to publish: its text, over the file with this tag; a text of null removes the document. */
export type PublishRequest = { name: string; text: string | null; etag: string | undefined; own: boolean }

export type PublishState =
  | { state: 'waiting' }
  | { state: 'publishing' }
  | { state: 'published'; etag: string | undefined; path: string; brands: readonly string[] }
  | { state: 'conflict'; theirs: { text: string | null; etag: string | null } }
  | { state: 'refused'; error: string; problems: readonly Diagnostic[] }
  | { state: 'failed'; error: string } // the same request can be sent again

const Done = z.object({ etag: z.string(), path: z.string(), brands: z.array(z.string()) })
const Refused = z.object({
  error: z.optional(z.string()),
  theirs: z.optional(z.object({ text: z.nullable(z.string()), etag: z.nullable(z.string()) })),
  diagnostics: z.optional(z.array(Diagnostic)),
})

/** The order of requests: new documents before those that may refer to them, removals last. */
export function sortedRequests(all: readonly PublishRequest[]): PublishRequest[] {
  const rank = ({ text, etag, name }: PublishRequest) => (text === null ? 3 : name.startsWith('overlay/') ? 2 : etag === undefined ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
}

/**
 * Publishes documents one after the other and reports the result of each. A document that the server refuses is sent again after the
 * others, because it may refer to one of them; a failure of one does not stop the others.
 */
export async function publishAll(
  all: readonly PublishRequest[],
  {
    brand,
    draft,
    onProgress,
    send = fetch,
  }: { brand: string; draft: string; onProgress: (name: string, state: PublishState) => void; send?: typeof fetch },
): Promise<ReadonlyMap<string, PublishState>> {
  const results = new Map<string, PublishState>()
  let waiting = sortedRequests(all)
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length
    const refused: PublishRequest[] = []
    for (const request of waiting) {
      onProgress(request.name, { state: 'publishing' })
      const state = await publish(request, brand, draft, send)
      results.set(request.name, state)
      onProgress(request.name, state)
      if (state.state === 'refused') refused.push(request)
    }
    waiting = refused
  }
  return results
}

async function publish({ name, text, etag, own }: PublishRequest, brand: string, draft: string, send: typeof fetch): Promise<PublishState> {
  const query = new URLSearchParams({ draft, ...(own && text !== null && { into: 'own' }) })
  const condition: Record<string, string> = etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': etag }
  let reply: Response
  try {
    reply = await send(`/api/layouts/${encodeURIComponent(brand)}/documents/${name}?${query}`, {
      method: text === null ? 'DELETE' : 'PUT',
      headers: { 'Content-Type': 'application/json', ...condition },
      ...(text !== null && { body: text }),
    })
  } catch {
    return { state: 'failed', error: '' }
  }
  if (reply.status === 204) return { state: 'published', etag: undefined, path: '', brands: [] }
  const body: unknown = await reply.json().catch(() => ({}))
  if (reply.ok) {
    const done = Done.safeParse(body, { jitless: true })
    return done.success ? { state: 'published', ...done.data } : { state: 'failed', error: String(reply.status) }
  }
  const { error = String(reply.status), theirs, diagnostics = [] } = Refused.safeParse(body, { jitless: true }).data ?? {}
  if (reply.status === 409 && theirs) return { state: 'conflict', theirs }
  return reply.status === 422 || reply.status === 413 || reply.status === 403 || reply.status === 400
    ? { state: 'refused', error, problems: diagnostics }
    : { state: 'failed', error }
}
