import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'

import type { CanaryMark, CanaryState } from '../../../src/schemas/canary.ts'
import { audited } from '../audit/audit-store.ts'
import type { NewAuditEntry } from '../audit/audit-store.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import type { Tables } from '../releases/migrations.ts'
import type { Tree } from '../releases/tree.ts'

/** Who gets a release first: so many of 100 browsers, or the visitors of some hosts. */
export type Audience = { share: number } | { hosts: readonly string[] }
export const arms = ['canary', 'control'] as const
export type Arm = (typeof arms)[number]

/** A release that some players have, beside the documents that everyone else has. */
export type Canary = {
  number: number
  /** Changes with each write of the row. */
  version: number
  state: CanaryState
  audience: Audience
  /** The documents of everyone else. Pictures are found by their names, whatever tree they are in. */
  control: Tree
  /** The newest release that everyone else has. */
  shown: number
  /** The newest release of all, which those in the canary have; what is counted is counted since it. */
  head: number
  since: string
  /** Later releases that everyone else does not have, for they cannot be separated from the canary's. */
  holdsUp: readonly number[]
  /** Why it was reverted. While it still runs, everyone has the control already. */
  why: string | null
}
export type CanaryChange = Partial<Omit<Canary, 'number' | 'version'>>

/** Of an arm: pages shown, errors and dropped nodes, and how many groups of browsers saw a page, an error, a dropped node. */
export type ArmCounts = { views: number; errors: number; dropped: number; groups: number; failed: number; lacking: number }
export type Counts = Record<Arm, ArmCounts>
/** What the browsers of one group have seen. */
export type Seen = { arm: Arm; group: number; views: number; errors: number; dropped: number }

export type CanaryStore = {
  running: () => Promise<Canary | undefined>
  read: (number: number) => Promise<Canary | undefined>
  /** The canaries among these releases. */
  marks: (numbers: readonly number[]) => Promise<Map<number, CanaryMark>>
  /** Writes a change with its entry in the audit; false where it is not as it was seen, for somebody has changed it since. */
  change: (seen: Canary, change: CanaryChange, entry: NewAuditEntry) => Promise<boolean>
  counts: (number: number) => Promise<Counts>
  /** Adds to the counts of a canary that is counted since this release; nothing of what came late. A group counts `most` views. */
  count: (canary: Pick<Canary, 'number' | 'head'>, seen: readonly Seen[], most: number) => Promise<void>
}

const rowsAtOnce = 100

/** The canaries in a database, of which one runs at a time. A row is changed only by who has seen its last version. */
export function canaryStore(database: ReleaseDatabase): CanaryStore {
  const { db } = database
  const rows = () => db.selectFrom('canaries').selectAll()

  return {
    async running() {
      const row = await database.read(() => rows().where('state', '=', 'running').executeTakeFirst())
      return row && canaryOf(row)
    },
    async read(number) {
      const row = await database.read(() => rows().where('number', '=', number).executeTakeFirst())
      return row && canaryOf(row)
    },
    async marks(numbers) {
      if (numbers.length === 0) return new Map()
      const query = db.selectFrom('canaries').select(['number', 'share', 'hosts', 'state']).where('number', 'in', numbers)
      const found = await database.read(() => query.execute())
      return new Map(found.map(({ number, state, ...audience }) => [number, { ...audienceOf(audience), state: state as CanaryState }]))
    },
    change: (seen, change, entry) =>
      database.transaction(async (transaction) => {
        if (!(await changeCanary(transaction, seen, change))) return false
        await audited(transaction, entry)
        await database.announce(transaction, seen.number)
        return true
      }),
    async counts(number) {
      const kept = db.selectFrom('canaries').select('counted').where('number', '=', number)
      const row = await database.read(() => kept.executeTakeFirst())
      if (typeof row?.counted === 'string') return JSON.parse(row.counted) as Counts // only this file writes rows
      return database.read(() => countsIn(db, number))
    },
    count: ({ number, head }, seen, most) =>
      database.transaction(async (transaction) => {
        // Locks the row, so that no release begins a new counting meanwhile
        const { numUpdatedRows } = await transaction
          .updateTable('canaries')
          .set({ head })
          .where('number', '=', number)
          .where('head', '=', head)
          .where('state', '=', 'running')
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return
        for (let at = 0; at < seen.length; at += rowsAtOnce)
          await transaction
            .insertInto('canary_counts')
            .values(seen.slice(at, at + rowsAtOnce).map((one) => ({ canary: number, ...one })))
            .onConflict((conflict) =>
              conflict
                .columns(['canary', 'arm', 'group'])
                .doUpdateSet((eb) => ({
                  views: sql<number>`${eb.ref('canary_counts.views')} + ${eb.ref('excluded.views')}`,
                  errors: sql<number>`${eb.ref('canary_counts.errors')} + ${eb.ref('excluded.errors')}`,
                  dropped: sql<number>`${eb.ref('canary_counts.dropped')} + ${eb.ref('excluded.dropped')}`,
                }))
                .where(({ eb }) => eb('canary_counts.views', '<', most)),
            )
            .execute()
      }),
  }
}

/** Writes the canary that begins with a release, in the release's transaction; false where one runs already. */
export async function startCanary(transaction: Transaction<Tables>, canary: Canary): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('canaries')
    // a whole canary has all columns
    .values({ number: canary.number, version: canary.version, ...columnsOf(canary), counted: null } as Tables['canaries'])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Changes a row in a transaction; false where it is not as it was seen. Another head begins a new counting, and the end keeps its sums
 * alone.
 */
export async function changeCanary(transaction: Transaction<Tables>, seen: Canary, change: CanaryChange): Promise<boolean> {
  const { number, version } = seen
  const { numUpdatedRows } = await transaction
    .updateTable('canaries')
    .set({ ...columnsOf(change), version: version + 1 })
    .where('number', '=', number)
    .where('version', '=', version)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  const isOver = change.state !== undefined && change.state !== 'running'
  if (!isOver && (change.head === undefined || change.head === seen.head)) return true
  if (isOver) {
    const counted = JSON.stringify(await countsIn(transaction, number)) // of the groups nothing is kept
    await transaction.updateTable('canaries').set({ counted }).where('number', '=', number).execute()
  }
  await transaction.deleteFrom('canary_counts').where('canary', '=', number).execute()
  return true
}

async function countsIn(db: Kysely<Tables>, number: number): Promise<Counts> {
  const groupsWith = (column: 'errors' | 'dropped') => sql<number>`sum(case when ${sql.ref(column)} > 0 then 1 else 0 end)`
  const found = await db
    .selectFrom('canary_counts')
    .select(({ fn }) => [
      'arm',
      fn.sum('views').as('views'),
      fn.sum('errors').as('errors'),
      fn.sum('dropped').as('dropped'),
      fn.countAll().as('groups'),
      groupsWith('errors').as('failed'),
      groupsWith('dropped').as('lacking'),
    ])
    .where('canary', '=', number)
    .groupBy('arm')
    .execute()
  const countsOf = (arm: Arm): ArmCounts => {
    const row = found.find((one) => one.arm === arm)
    return {
      views: Number(row?.views ?? 0),
      errors: Number(row?.errors ?? 0),
      dropped: Number(row?.dropped ?? 0),
      groups: Number(row?.groups ?? 0),
      failed: Number(row?.failed ?? 0),
      lacking: Number(row?.lacking ?? 0),
    }
  }
  return { canary: countsOf('canary'), control: countsOf('control') }
}

/** The audience as it is written in answers: `share` or `hosts`. */
function audienceOf({ share, hosts }: Pick<Tables['canaries'], 'share' | 'hosts'>): { share: number } | { hosts: string[] } {
  return hosts === null ? { share: share ?? 0 } : { hosts: JSON.parse(hosts) as string[] } // only this file writes rows
}

function columnsOf({ audience, control, holdsUp, ...plain }: CanaryChange): Partial<Tables['canaries']> {
  return {
    ...plain,
    ...(audience && {
      share: 'share' in audience ? audience.share : null,
      hosts: 'hosts' in audience ? JSON.stringify(audience.hosts) : null,
    }),
    ...(control && { control: JSON.stringify(Object.fromEntries([...control].sort(([a], [b]) => (a < b ? -1 : 1)))) }),
    ...(holdsUp && { holdsUp: JSON.stringify(holdsUp) }),
  }
}

/** A canary as its row has it. */
export function canaryOf({ share, hosts, control, holdsUp, state, ...row }: Omit<Tables['canaries'], 'counted'>): Canary {
  // only this file writes rows
  return {
    ...row,
    state: state as CanaryState,
    audience: audienceOf({ share, hosts }),
    control: new Map(Object.entries(JSON.parse(control) as Record<string, string>)),
    holdsUp: JSON.parse(holdsUp) as number[],
  }
}
