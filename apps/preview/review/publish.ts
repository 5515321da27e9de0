import * as z from 'zod/mini'

import { Diagnostic } from '../../../src/schemas/diagnostics.ts'

/** One document to be written: the text as it was shown, over the file with that tag; null takes the document away. */
export type PublishRequest = { name: string; text: string | null; etag: string | undefined; own: boolean }

export type PublishState =
  | { state: 'waiting' }
  | { state: 'writing' }
  | { state: 'written'; etag: string | undefined; path: string; brands: readonly string[] }
  | { state: 'conflict'; theirs: { text: string | null; etag: string | null } }
  | { state: 'refused'; error: string; problems: readonly Diagnostic[] }
  | { state: 'failed'; error: string } // it can be tried again as it is

const Done = z.object({ etag: z.string(), path: z.string(), brands: z.array(z.string()) })
const Refused = z.object({
  error: z.optional(z.string()),
  theirs: z.optional(z.object({ text: z.nullable(z.string()), etag: z.nullable(z.string()) })),
  diagnostics: z.optional(z.array(Diagnostic)),
})

/** What is written first: new documents before those that may speak of them, what goes comes last. */
export function inOrder(all: readonly PublishRequest[]): PublishRequest[] {
  const rank = ({ text, etag, name }: PublishRequest) => (text === null ? 3 : name.startsWith('overlay/') ? 2 : etag === undefined ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
}

/**
 * Writes documents one after the other and tells what became of each. A document that is refused because of another one that is still to
 * be written is asked for again after it; whatever fails, the others are written.
 */
export async function publishAll(
  all: readonly PublishRequest[],
  {
    brand,
    draft,
    told,
    ask = fetch,
  }: { brand: string; draft: string; told: (name: string, written: PublishState) => void; ask?: typeof fetch },
): Promise<ReadonlyMap<string, PublishState>> {
  const results = new Map<string, PublishState>()
  let waiting = inOrder(all)
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length
    const refused: PublishRequest[] = []
    for (const writing of waiting) {
      told(writing.name, { state: 'writing' })
      const written = await write(writing, brand, draft, ask)
      results.set(writing.name, written)
      told(writing.name, written)
      if (written.state === 'refused') refused.push(writing)
    }
    waiting = refused
  }
  return results
}

async function write({ name, text, etag, own }: PublishRequest, brand: string, draft: string, ask: typeof fetch): Promise<PublishState> {
  const query = new URLSearchParams({ draft, ...(own && text !== null && { into: 'own' }) })
  const condition: Record<string, string> = etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': etag }
  let reply: Response
  try {
    reply = await ask(`/api/layouts/${encodeURIComponent(brand)}/documents/${name}?${query}`, {
      method: text === null ? 'DELETE' : 'PUT',
      headers: { 'Content-Type': 'application/json', ...condition },
      ...(text !== null && { body: text }),
    })
  } catch {
    return { state: 'failed', error: '' }
  }
  if (reply.status === 204) return { state: 'written', etag: undefined, path: '', brands: [] }
  const body: unknown = await reply.json().catch(() => ({}))
  if (reply.ok) {
    const done = Done.safeParse(body, { jitless: true })
    return done.success ? { state: 'written', ...done.data } : { state: 'failed', error: String(reply.status) }
  }
  const { error = String(reply.status), theirs, diagnostics = [] } = Refused.safeParse(body, { jitless: true }).data ?? {}
  if (reply.status === 409 && theirs) return { state: 'conflict', theirs }
  return reply.status === 422 || reply.status === 413 || reply.status === 403 || reply.status === 400
    ? { state: 'refused', error, problems: diagnostics }
    : { state: 'failed', error }
}
