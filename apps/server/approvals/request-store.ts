import { capitalized } from '../../../src/schemas/readable-id.ts'
import type { Kysely, Transaction } from 'kysely'

import { actorNow } from '../audit/actor.ts'
import { audited } from '../audit/audit-store.ts'
import { titlesAt } from '../audit/document-titles.ts'
import type { Audience } from '../canary/canary-store.ts'
import type { Role } from '../operators/calls.ts'
import type { ReleaseDatabase, Within } from '../releases/database.ts'
import type { Tables } from '../releases/migrations.ts'
import type { Way } from '../releases/release.ts'
import type { FileChanges } from '../releases/tree.ts'
import type { Approver, Bound } from './rules.ts'

/** `scheduled`: approved, and goes out at its time. `void`: something of it was changed since, so that it has to be asked for again. */
export type RequestState = 'waiting' | 'scheduled' | 'done' | 'refused' | 'cancelled' | 'void'
export type Act =
  /** `audience`: who gets it first. */
  | { kind: 'publish' | 'import'; audience?: Audience | undefined }
  | { kind: 'restore' | 'revert'; of: number }
  | { kind: 'schedule'; at: string; zone: string; until: string | null }

export type Author = { id: string; email: string }

/** A publication that waits for approvals, as a list has it. */
export type RequestEntry = {
  id: number
  version: number
  state: RequestState
  act: Act
  base: number
  bound: Bound
  brands: readonly string[]
  changes: number
  note: string
  by: string | null
  /** Who asks, as an operator; null for the command line and where there are no operators. */
  operator: string | null
  email: string | null
  /** Who changed its documents in the draft, as of the request. */
  authors: readonly Author[]
  way: Way
  at: string
  /** The draft that it was asked from: its brand in the editor, and its name. */
  brand: string | null
  draft: string | null
  release: number | null
  schedule: number | null
  ended: string | null
  endedBy: string | null
  /** Why it was refused, is void or was cancelled. */
  why: string
}
export type ApprovalRequest = RequestEntry & { files: FileChanges }
export type NewRequest = Omit<
  ApprovalRequest,
  'id' | 'version' | 'state' | 'authors' | 'release' | 'schedule' | 'ended' | 'endedBy' | 'why'
>
type Change = Partial<Pick<RequestEntry, 'state' | 'release' | 'schedule' | 'ended' | 'endedBy' | 'why'>>

export type RequestStore = {
  /** Those that wait first, then the last ones that are over. */
  list: (of: { brand?: string | undefined }) => Promise<RequestEntry[]>
  read: (id: number) => Promise<ApprovalRequest | undefined>
  /** Who approved it, of the operators who may sign in, as they are now. */
  approvers: (id: number) => Promise<Approver[]>
  /** Those that may go out: waiting, or scheduled. */
  open: () => Promise<RequestEntry[]>
  add: (request: NewRequest) => Promise<RequestEntry>
  /** Counts once for each operator; false where the request is not waiting any more. */
  approve: (id: number, operator: { id: string; name: string }, at: string) => Promise<boolean>
  /** False where it has been changed since it was read. */
  change: (seen: RequestEntry, change: Change, action: 'request-refuse' | 'request-cancel' | 'request-void') => Promise<boolean>
  /** The same in the transaction of what the request lets through; `holds` tells whether the approvals still do. */
  changing: (seen: RequestEntry, change: Change, holds: (approvers: readonly Approver[]) => boolean) => Within
}

const mostOver = 50
const openStates: RequestState[] = ['waiting', 'scheduled']

/** Requests for approval. A row is changed only by who has seen its last version. */
export function requestStore(database: ReleaseDatabase): RequestStore {
  const { db } = database
  const rows = () => db.selectFrom('requests').selectAll()

  return {
    async list({ brand }) {
      const all = () => (brand === undefined ? rows() : rows().where('brands', 'like', `%"${brand}"%`))
      const open = await database.read(() => all().where('state', 'in', openStates).orderBy('id').execute())
      const over = await database.read(() => all().where('state', 'not in', openStates).orderBy('id', 'desc').limit(mostOver).execute())
      return [...open, ...over].map((row) => entryOf(row))
    },
    async read(id) {
      const row = await database.read(() => rows().where('id', '=', id).executeTakeFirst())
      return row && { ...entryOf(row), files: JSON.parse(row.files) as FileChanges } // only `add` writes them
    },
    approvers: (id) => database.read(() => approversOf(db, id)),
    open: async () => (await database.read(() => rows().where('state', 'in', openStates).orderBy('id').execute())).map(entryOf),
    add: (request) =>
      database.transaction(async (transaction) => {
        const { act, files, bound, brands, ...row } = request
        const fresh = { version: 1, state: 'waiting', release: null, schedule: null, ended: null, endedBy: null, why: '' } as const
        const authors = request.draft === null ? [] : await authorsOf(transaction, request.draft, Object.keys(bound))
        const texts = {
          authors: JSON.stringify(authors),
          act: JSON.stringify(act),
          files: JSON.stringify(files),
          bound: JSON.stringify(bound),
          brands: JSON.stringify(brands),
        }
        const { id } = await transaction
          .insertInto('requests')
          .values({ ...row, ...fresh, ...texts })
          .returning('id')
          .executeTakeFirstOrThrow()
        const made: RequestEntry = { ...row, ...fresh, act, bound, brands, authors, id }
        const what = `Asked for approval of ${titlesAt(Object.keys(bound))} (request ${id})`
        const { at, by, way, note: why } = request
        await audited(transaction, { ...aboutOf(made, at), action: 'request-add', by, way, what, why })
        await database.announce(transaction, 'schedule')
        return made
      }),
    approve: (id, operator, at) =>
      database.transaction(async (transaction) => {
        // Locks the request, so that nobody approves what is refused at the same moment
        const { numUpdatedRows } = await transaction
          .updateTable('requests')
          .set({ state: 'waiting' })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('approvals')
          .values({ request: id, operator: operator.id, at })
          .onConflict((conflict) => conflict.columns(['request', 'operator']).doNothing())
          .executeTakeFirst()
        const row = await transaction.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 1n)
          await audited(transaction, { ...aboutOf(entryOf(row), at), action: 'request-approve', what: `Approved request ${id}` })
        return true
      }),
    change: (seen, change, action) =>
      database.transaction(async (transaction) => {
        if (!(await written(transaction, seen, change))) return false
        await audited(transaction, {
          ...aboutOf(seen, change.ended ?? undefined),
          action,
          by: change.endedBy ?? null,
          before: seen.state,
          after: change.state ?? null,
          what: `Request ${seen.id} is ${change.state}`,
          why: change.why ?? '',
        })
        await database.announce(transaction, 'schedule')
        return true
      }),
    changing: (seen, change, holds) => async (transaction) =>
      (await written(transaction, seen, change)) && holds(await approversOf(transaction, seen.id)),
  }
}

async function authorsOf(transaction: Transaction<Tables>, draft: string, paths: readonly string[]): Promise<Author[]> {
  if (paths.length === 0) return []
  return transaction
    .selectFrom('draft_authors')
    .innerJoin('operators', 'operators.id', 'draft_authors.operator')
    .select(['operators.id', 'operators.email'])
    .distinct()
    .where('draft_authors.draft', '=', draft)
    .where('draft_authors.path', 'in', paths)
    .orderBy('operators.id')
    .execute()
}

/** Voids what waits and was asked from this file of a draft, in the transaction that changes it. */
export async function voidByEdit(
  transaction: Transaction<Tables>,
  draft: string,
  { path, title, at }: { path: string; title: string; at: string },
): Promise<void> {
  const open = await transaction.selectFrom('requests').selectAll().where('state', '=', 'waiting').where('draft', '=', draft).execute()
  for (const row of open) {
    const entry = entryOf(row)
    if (!Object.hasOwn(entry.bound, path)) continue
    const { name } = actorNow()
    const why = `${capitalized(title)} was changed in the draft after the request.`
    if (!(await written(transaction, entry, { state: 'void', ended: at, endedBy: name, why }))) continue
    await audited(transaction, {
      ...aboutOf(entry, at),
      action: 'request-void',
      before: 'waiting',
      after: 'void',
      what: `Request ${row.id} is void`,
      why,
    })
  }
}

async function written(transaction: Transaction<Tables>, { id, version }: RequestEntry, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('requests')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function approversOf(db: Kysely<Tables>, request: number): Promise<Approver[]> {
  const people = await db
    .selectFrom('approvals')
    .innerJoin('operators', 'operators.id', 'approvals.operator')
    .select(['operators.id', 'operators.name', 'operators.email'])
    .where('approvals.request', '=', request)
    .where('operators.disabledAt', 'is', null)
    .orderBy('approvals.at')
    .orderBy('operators.name')
    .execute()
  if (people.length === 0) return []
  const roles = await db
    .selectFrom('operator_roles')
    .selectAll()
    .where(
      'operator',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return people.map((one) => {
    const own = roles.filter(({ operator }) => operator === one.id)
    return { ...one, roles: Object.fromEntries(own.map(({ brand, role }) => [brand, role as Role])) } // only roles are written
  })
}

function aboutOf({ brands, bound }: Pick<RequestEntry, 'brands' | 'bound'>, at: string | undefined) {
  return { brands, subject: Object.keys(bound).join(', '), ...(at !== undefined && { at }) }
}

function entryOf({
  files: _files,
  authors,
  act,
  bound,
  brands,
  state,
  way,
  ...row
}: Omit<Tables['requests'], 'id'> & { id: number }): RequestEntry {
  // only this file writes rows
  return {
    ...row,
    state: state as RequestState,
    way: way as Way,
    authors: JSON.parse(authors) as Author[],
    act: JSON.parse(act) as Act,
    bound: JSON.parse(bound) as Bound,
    brands: JSON.parse(brands) as string[],
  }
}
