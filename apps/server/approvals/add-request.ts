import type { Operator } from '../operators/operator-store.ts'
import type { Way } from '../releases/release.ts'
import type { FileChanges } from '../releases/tree.ts'
import type { Act, RequestEntry, RequestStore } from './request-store.ts'
import { isSameBound } from './rules.ts'
import type { Bound } from './rules.ts'

/** What is asked for, and what came of trying it: the changed files with their hashes. */
export type Asked = {
  act: Act
  base: number
  files: FileChanges
  note: string
  by: string | null
  operator: Operator | null
  way: Way
  brand?: string | null
  draft?: string | null
  described: { bound: Bound; brands: readonly string[]; changes: readonly { changes: readonly unknown[] }[] }
}

/** Keeps a request; the same one that waits already is answered again. */
export async function addRequest(
  store: RequestStore,
  { described, operator, brand = null, draft = null, ...asked }: Asked,
  now: number,
): Promise<RequestEntry> {
  const isSame = ({ state, act, bound }: RequestEntry) =>
    state === 'waiting' && JSON.stringify(act) === JSON.stringify(asked.act) && isSameBound(bound, described.bound)
  const known = (await store.open()).find(isSame)
  if (known) return known
  const changes = described.changes.reduce((count, file) => count + Math.max(file.changes.length, 1), 0)
  const { bound, brands } = described
  const person = { operator: operator?.id ?? null, email: operator?.email ?? null }
  return store.add({ ...asked, ...person, brand, draft, bound, brands, changes, at: new Date(now).toISOString() })
}
