import type { Transaction } from 'kysely'

import { actorNow } from '../audit/actor.ts'
import { audited } from '../audit/audit-store.ts'
import type { NewAuditEntry } from '../audit/audit-store.ts'
import { titlesAt } from '../audit/document-titles.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { ReleaseDatabase, Within } from './database.ts'
import type { Conflict } from './merge-files.ts'
import type { Tables } from './migrations.ts'
import type { FileChanges } from './tree.ts'

/** `live`: published, and its end is to come. */
export type ScheduleState = 'waiting' | 'live' | 'done' | 'refused' | 'cancelled'

/** Why a schedule did nothing when it was due. */
export type ScheduleRefusal = {
  error: string
  diagnostics?: readonly Diagnostic[]
  conflicts?: readonly Pick<Conflict, 'path' | 'document' | 'parts'>[]
}

/** How a schedule passes where a brand wants approvals: by a request, or a reason of the admin `by`, null on the machine itself. */
export type ScheduleApproval = { request: number } | { override: string; by: string | null }

/** A publication at a time, as a list has it. Times are instants in UTC; `zone` is the one in which they were chosen. */
export type ScheduleEntry = {
  id: number
  state: ScheduleState
  at: string
  zone: string
  until: string | null
  note: string
  by: string | null
  made: string
  /** The release on top of which the files were changed. */
  base: number
  /** The paths of its files. */
  documents: readonly string[]
  /** The brands that it reaches, and how many changes by meaning it has, as of when it was scheduled. */
  brands: readonly string[]
  changes: number
  /** The release that it made, and the one that ended it. */
  release: number | null
  ended: number | null
  refusal: ScheduleRefusal | null
  approval: ScheduleApproval | null
  /** Counts its changes, so that nobody changes what he has not seen. */
  version: number
}
export type Schedule = ScheduleEntry & { files: FileChanges }
export type ScheduleChange = Partial<Pick<ScheduleEntry, 'state' | 'at' | 'zone' | 'until' | 'note' | 'release' | 'ended' | 'refusal'>>

export type ScheduleStore = {
  /** Those that wait, are live until their end or were refused, by time; then the last ones that are over. */
  list: (of: { brand?: string | undefined }) => Promise<ScheduleEntry[]>
  read: (id: number) => Promise<Schedule | undefined>
  /** How many wait or are live. */
  open: () => Promise<number>
  /** The one that is due next, or long since: by time, then by when it was made. */
  next: () => Promise<{ id: number; due: string } | undefined>
  /** Undefined where `within` could not be written. */
  add: (schedule: Omit<Schedule, 'id' | 'version'>, within?: (made: Schedule) => Within | undefined) => Promise<Schedule | undefined>
  /** False where it has been changed since it was read, or `within` could not be written. */
  change: (seen: ScheduleEntry, change: ScheduleChange, within?: Within) => Promise<boolean>
  /** The same, in the transaction of a release. */
  changing: (seen: ScheduleEntry, change: ScheduleChange) => Within
}

const mostOver = 50
const entryColumns = [
  'id',
  'version',
  'state',
  'at',
  'zone',
  'until',
  'note',
  'by',
  'made',
  'base',
  'documents',
  'brands',
  'changes',
  'release',
  'ended',
  'refusal',
  'approval',
] as const
const openStates: ScheduleState[] = ['waiting', 'live', 'refused']
const overStates: ScheduleState[] = ['done', 'cancelled']

/** The schedules of a database. A row is changed only by who has seen its last version. */
export function scheduleStore(database: ReleaseDatabase): ScheduleStore {
  const { db } = database
  const schedules = () => db.selectFrom('schedules')

  async function firstOf(state: ScheduleState, time: 'at' | 'until'): Promise<{ id: number; due: string } | undefined> {
    const query = schedules().select(['id', time]).where('state', '=', state).where(time, 'is not', null)
    const row = await database.read(() => query.orderBy(time).orderBy('id').limit(1).executeTakeFirst())
    return row && { id: row.id, due: row[time] ?? '' }
  }

  /** Runs the work in a transaction that is rolled back where it says false. */
  async function whole(work: (transaction: Transaction<Tables>) => Promise<boolean>): Promise<boolean> {
    try {
      await database.transaction(async (transaction) => {
        if (!(await work(transaction))) throw new NotWritten()
        await database.announce(transaction, 'schedule')
      })
      return true
    } catch (error) {
      if (error instanceof NotWritten) return false
      throw error
    }
  }

  const changing: ScheduleStore['changing'] =
    ({ id, version }, { refusal, ...change }) =>
    async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('schedules')
        .set({
          ...change,
          ...(refusal !== undefined && { refusal: refusal && JSON.stringify(refusal) }),
          version: version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    }

  return {
    async list({ brand }) {
      const all = () => {
        const query = schedules().select(entryColumns)
        return brand === undefined ? query : query.where('brands', 'like', `%"${brand}"%`)
      }
      const open = await database.read(() => all().where('state', 'in', openStates).orderBy('at').orderBy('id').execute())
      const over = await database.read(() =>
        all().where('state', 'in', overStates).orderBy('at', 'desc').orderBy('id', 'desc').limit(mostOver).execute(),
      )
      return [...open, ...over].map(entryOf)
    },
    async read(id) {
      const row = await database.read(() =>
        schedules()
          .select([...entryColumns, 'files'])
          .where('id', '=', id)
          .executeTakeFirst(),
      )
      return row && { ...entryOf(row), files: JSON.parse(row.files) as FileChanges } // only `add` writes them
    },
    async open() {
      const query = schedules().select(({ fn }) => fn.countAll().as('count'))
      const row = await database.read(() => query.where('state', 'in', ['waiting', 'live']).executeTakeFirst())
      return Number(row?.count ?? 0)
    },
    async next() {
      const [start, end] = [await firstOf('waiting', 'at'), await firstOf('live', 'until')]
      if (!start || !end) return start ?? end
      return end.due < start.due || (end.due === start.due && end.id < start.id) ? end : start
    },
    async add(schedule, within) {
      let made: Schedule | undefined
      const { files, documents, brands, refusal, approval, ...row } = schedule
      const isAdded = await whole(async (transaction) => {
        const { id } = await transaction
          .insertInto('schedules')
          .values({
            ...row,
            version: 1,
            files: JSON.stringify(files),
            documents: JSON.stringify(documents),
            brands: JSON.stringify(brands),
            refusal: refusal && JSON.stringify(refusal),
            approval: approval && JSON.stringify(approval),
            operator: await makerOf(transaction, approval),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        made = { ...schedule, id, version: 1 }
        await audited(transaction, {
          ...aboutOf(made),
          action: 'schedule-add',
          at: schedule.made,
          by: schedule.by,
          after: timesOf(schedule),
          what: `Scheduled ${titlesAt(documents)} for ${timesOf(schedule)} (schedule ${id})`,
          why: schedule.note,
        })
        return (await within?.(made)?.(transaction)) ?? true
      })
      return isAdded ? made : undefined
    },
    change: (seen, change, within) =>
      whole(async (transaction) => {
        if (!(await changing(seen, change)(transaction))) return false
        await audited(transaction, changeEntry(seen, change))
        return (await within?.(transaction)) ?? true
      }),
    changing,
  }
}

/** Who made it, as an operator: with an approval, the one who asked for that. */
async function makerOf(transaction: Transaction<Tables>, approval: ScheduleApproval | null): Promise<string | null> {
  if (!approval || !('request' in approval)) return actorNow().id
  const request = transaction.selectFrom('requests').select('operator').where('id', '=', approval.request)
  return (await request.executeTakeFirst())?.operator ?? null
}

/** The transaction is rolled back. */
class NotWritten extends Error {}

function entryOf({
  documents,
  brands,
  refusal,
  approval,
  state,
  ...row
}: Omit<Tables['schedules'], 'files' | 'operator' | 'id'> & { id: number }): ScheduleEntry {
  // only this file writes rows
  return {
    ...row,
    state: state as ScheduleState,
    documents: JSON.parse(documents) as string[],
    brands: JSON.parse(brands) as string[],
    refusal: refusal === null ? null : (JSON.parse(refusal) as ScheduleRefusal),
    approval: approval === null ? null : (JSON.parse(approval) as ScheduleApproval),
  }
}

function changeEntry(seen: ScheduleEntry, change: ScheduleChange): NewAuditEntry {
  const { id } = seen
  if (change.state === 'cancelled')
    return { ...aboutOf(seen), action: 'schedule-cancel', before: timesOf(seen), what: `Cancelled schedule ${id}` }
  if (change.state === 'refused')
    return { ...aboutOf(seen), action: 'schedule-refuse', what: `Schedule ${id} did nothing: ${change.refusal?.error ?? ''}` }
  const [before, after] = [timesOf(seen), timesOf({ ...seen, ...change })]
  const what = change.state === 'done' ? `Schedule ${id} changed nothing` : `Moved schedule ${id} from ${before} to ${after}`
  return { ...aboutOf(seen), action: 'schedule-change', before, after, what, why: change.note ?? '' }
}

function aboutOf({ brands, documents }: Pick<ScheduleEntry, 'brands' | 'documents'>) {
  return { brands, subject: documents.join(', ') }
}

function timesOf({ at, until, zone }: Pick<ScheduleEntry, 'at' | 'until' | 'zone'>): string {
  return `${at}${until === null ? '' : ` until ${until}`} (${zone})`
}
