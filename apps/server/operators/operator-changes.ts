import { sql } from 'kysely'
import type { Transaction } from 'kysely'

import { audited } from '../audit/audit-store.ts'
import type { NewAuditEntry } from '../audit/audit-store.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import type { Tables } from '../releases/migrations.ts'
import type { Role } from './calls.ts'
import { roleEntry } from './operator-store.ts'

/** `null` takes the role for a brand away; `secondFactor: false` is for somebody who has lost the phone and the recovery codes. */
export type OperatorChange = {
  roles?: Readonly<Record<string, Role | null>> | undefined
  disabled?: boolean | undefined
  secondFactor?: false | undefined
}
/** What an operator has under way: publications that wait for their time or their end, and drafts that change something. */
export type Waiting = {
  schedules: { id: number; at: string; zone: string; note: string }[]
  drafts: { id: string; title: string; documents: number }[]
}

class LastAdmin extends Error {}

/** Changes an operator, unless nobody who can sign in would be an admin any more of a brand that has one: `last`. */
export async function changeOperator(database: ReleaseDatabase, id: string, change: OperatorChange, now: number): Promise<'done' | 'last'> {
  try {
    await database.transaction(async (transaction) => {
      // Two admins who take each other's role at the same moment wait for one another; SQLite has one writer anyway
      if (database.dialect === 'postgres') await sql`lock table operator_roles in exclusive mode`.execute(transaction)
      const before = await adminsOf(transaction)
      // All of them before the change: one of the own roles would not let the next entry in
      for (const entry of await entriesOf(transaction, id, change, now)) await audited(transaction, entry)
      const { roles = {}, disabled, secondFactor } = change
      for (const [brand, role] of Object.entries(roles)) {
        await transaction.deleteFrom('operator_roles').where('operator', '=', id).where('brand', '=', brand).execute()
        if (role !== null) await transaction.insertInto('operator_roles').values({ operator: id, brand, role }).execute()
      }
      if (disabled !== undefined) {
        const disabledAt = disabled ? new Date(now).toISOString() : null
        await transaction.updateTable('operators').set({ disabledAt }).where('id', '=', id).execute()
      }
      if (disabled === true) {
        await transaction.deleteFrom('operator_sessions').where('userId', '=', id).execute()
        await transaction.deleteFrom('operator_links').where('operator', '=', id).execute()
      }
      if (secondFactor === false) {
        await transaction.deleteFrom('operator_second_factors').where('userId', '=', id).execute()
        await transaction.updateTable('operators').set({ twoFactorEnabled: null }).where('id', '=', id).execute()
      }
      const after = await adminsOf(transaction)
      if (!after.has('*') && [...before].some((brand) => !after.has(brand))) throw new LastAdmin()
    })
    return 'done'
  } catch (error) {
    if (error instanceof LastAdmin) return 'last'
    throw error
  }
}

/** What a change does, without what is so already. */
async function entriesOf(
  transaction: Transaction<Tables>,
  id: string,
  { roles = {}, disabled, secondFactor }: OperatorChange,
  now: number,
): Promise<NewAuditEntry[]> {
  const one = await transaction
    .selectFrom('operators')
    .select(['email', 'disabledAt', 'twoFactorEnabled'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!one) return []
  const { email, disabledAt, twoFactorEnabled } = one
  const had = await transaction.selectFrom('operator_roles').select(['brand', 'role']).where('operator', '=', id).execute()
  const at = new Date(now).toISOString()
  const brands = had.map(({ brand }) => brand).filter((brand) => brand !== '*')
  const about = { at, brands, subject: email }
  const ofRoles = Object.entries(roles).flatMap(([brand, role]) => {
    const before = had.find((row) => row.brand === brand)?.role
    return before === (role ?? undefined) ? [] : [roleEntry({ email, isNew: false, brand, before, after: role, at })]
  })
  return [
    ...ofRoles,
    ...(disabled === true && disabledAt === null ? [{ ...about, action: 'operator-disable' as const, what: `Disabled ${email}` }] : []),
    ...(disabled === false && disabledAt !== null ? [{ ...about, action: 'operator-enable' as const, what: `Enabled ${email}` }] : []),
    ...(secondFactor === false && twoFactorEnabled
      ? [{ ...about, action: 'operator-second-factor' as const, what: `Turned off the second factor of ${email}` }]
      : []),
  ]
}

/** Brands, or `*`, for which somebody is an admin who is not disabled and can sign in. */
async function adminsOf(transaction: Transaction<Tables>): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('operator_roles')
    .innerJoin('operators', 'operators.id', 'operator_roles.operator')
    .innerJoin('operator_accounts', 'operator_accounts.userId', 'operators.id')
    .select('operator_roles.brand')
    .where('operator_roles.role', '=', 'admin')
    .where('operators.disabledAt', 'is', null)
    .execute()
  return new Set(rows.map(({ brand }) => brand))
}

/** By the id; by the name where who made it is not known as an operator. */
export function waitingOf({ db, read }: ReleaseDatabase, { id, name }: { id: string; name: string }): Promise<Waiting> {
  return read(async () => ({
    schedules: await db
      .selectFrom('schedules')
      .select(['id', 'at', 'zone', 'note'])
      .where((is) => is.or([is('operator', '=', id), is.and([is('operator', 'is', null), is('by', '=', name)])]))
      .where('state', 'in', ['waiting', 'live'])
      .orderBy('at')
      .execute(),
    drafts: (
      await db
        .selectFrom('drafts')
        .innerJoin('draft_files', 'draft_files.draft', 'drafts.id')
        .select(['drafts.id', 'drafts.title', (count) => count.fn.countAll<number | string>().as('documents')])
        .where((is) => is.or([is('drafts.operator', '=', id), is.and([is('drafts.operator', 'is', null), is('drafts.by', '=', name)])]))
        .groupBy(['drafts.id', 'drafts.title'])
        .orderBy('drafts.id')
        .execute()
    ).map((draft) => ({ ...draft, documents: Number(draft.documents) })),
  }))
}
