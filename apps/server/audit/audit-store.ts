import type { Kysely, Transaction } from 'kysely'

import type { ReleaseDatabase } from '../releases/database.ts'
import type { Tables } from '../releases/migrations.ts'
import type { Way } from '../releases/release.ts'
import { confirmAccess } from './actor-access.ts'
import { actorNow } from './actor.ts'

export const auditActions = [
  'publish',
  'restore',
  'revert',
  'import',
  'schedule-add',
  'schedule-change',
  'schedule-cancel',
  'schedule-refuse',
  'canary-start',
  'canary-change',
  'canary-everyone',
  'canary-revert',
  'link-add',
  'link-remove',
  'draft-save',
  'draft-discard',
  'picture-add',
  'picture-remove',
  'request-add',
  'request-approve',
  'request-refuse',
  'request-cancel',
  'request-void',
  'operator-add',
  'operator-role',
  'operator-disable',
  'operator-enable',
  'operator-second-factor',
  'operator-link',
  'operator-password',
  'sign-in-fail',
  'call-refuse',
] as const
export type AuditAction = (typeof auditActions)[number]

/**
 * What somebody did. `what` is one sentence or list in English; `before` and `after` are the two sides where there is one value. `brands`
 * is empty for what belongs to none of them.
 */
export type AuditEntry = {
  id: number
  at: string
  by: string | null
  way: Way
  action: AuditAction
  brands: readonly string[]
  release: number | null
  subject: string
  before: string | null
  after: string | null
  what: string
  why: string
}
export type NewAuditEntry = Pick<AuditEntry, 'action' | 'what'> & Partial<Omit<AuditEntry, 'id' | 'action' | 'what'>>

export type AuditFilter = {
  /** The brands of which entries are shown; without it all entries, also those of no brand. */
  brands?: readonly string[] | undefined
  /** The `id` below which entries are older. */
  before?: number | undefined
  by?: string | undefined
  actions?: readonly AuditAction[] | undefined
  /** Instants: from, and until without the end itself. */
  from?: string | undefined
  until?: string | undefined
  limit: number
}

export type AuditStore = {
  /** Newest first. */
  list: (filter: AuditFilter) => Promise<AuditEntry[]>
  /** Who stands in the entries of these brands, by name. */
  people: (brands: readonly string[] | undefined) => Promise<string[]>
  /** Writes an entry of what changes nothing, such as a call that was refused. */
  add: (entry: NewAuditEntry) => Promise<void>
  /** Removes entries that are older than their brands keep them; `cutoff` answers the oldest instant that is kept. */
  sweep: (cutoff: (brands: readonly string[]) => string) => Promise<void>
}

const longest = { what: 4_000, subject: 4_000, side: 500, why: 500 }

/**
 * Writes an entry in the transaction of the change. Who did it by which way is the one who acts now, unless the entry says otherwise.
 *
 * Errors  `AccessChanged` where an operator has no longer the roles by which the call was let in: the change is not written either
 */
export async function audited(transaction: Transaction<Tables> | Kysely<Tables>, entry: NewAuditEntry): Promise<void> {
  await confirmAccess(transaction)
  await insertEntry(transaction, entry)
}

async function insertEntry(transaction: Transaction<Tables> | Kysely<Tables>, entry: NewAuditEntry): Promise<void> {
  const actor = actorNow()
  await transaction
    .insertInto('audit')
    .values({
      at: entry.at ?? new Date().toISOString(),
      by: entry.by === undefined ? actor.name : entry.by,
      way: entry.way ?? actor.way,
      action: entry.action,
      brands: JSON.stringify([...(entry.brands ?? [])].sort()),
      release: entry.release ?? null,
      subject: cut(entry.subject ?? '', longest.subject),
      before: entry.before === undefined || entry.before === null ? null : cut(entry.before, longest.side),
      after: entry.after === undefined || entry.after === null ? null : cut(entry.after, longest.side),
      what: cut(entry.what, longest.what),
      why: cut(entry.why ?? '', longest.why),
    })
    .execute()
}

export function auditStore(database: ReleaseDatabase): AuditStore {
  const { db } = database

  return {
    async list({ brands, before, by, actions, from, until, limit }) {
      let query = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit)
      if (before !== undefined) query = query.where('id', '<', before)
      if (by !== undefined) query = query.where('by', '=', by)
      if (actions !== undefined && actions.length > 0) query = query.where('action', 'in', actions)
      if (from !== undefined) query = query.where('at', '>=', from)
      if (until !== undefined) query = query.where('at', '<', until)
      if (brands !== undefined) query = query.where((where) => where.or(brands.map((brand) => where('brands', 'like', `%"${brand}"%`))))
      return (await database.read(() => query.execute())).map(entryOf)
    },
    async people(brands) {
      let query = db.selectFrom('audit').select('by').distinct().where('by', 'is not', null).orderBy('by')
      if (brands !== undefined) query = query.where((where) => where.or(brands.map((brand) => where('brands', 'like', `%"${brand}"%`))))
      return (await database.read(() => query.execute())).flatMap(({ by }) => by ?? [])
    },
    add: (entry) => database.transaction((transaction) => insertEntry(transaction, entry)),
    async sweep(cutoff) {
      const kinds = await database.read(() => db.selectFrom('audit').select('brands').distinct().execute())
      for (const { brands } of kinds) {
        const oldest = cutoff(JSON.parse(brands) as string[])
        await database.transaction((transaction) =>
          transaction.deleteFrom('audit').where('brands', '=', brands).where('at', '<', oldest).execute(),
        )
      }
    },
  }
}

function entryOf({ brands, way, action, ...row }: Omit<Tables['audit'], 'id'> & { id: number }): AuditEntry {
  // only `audited` writes rows
  return { ...row, way: way as Way, action: action as AuditAction, brands: JSON.parse(brands) as string[] }
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
