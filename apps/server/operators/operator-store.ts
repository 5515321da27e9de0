import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'

import { audited } from '../audit/audit-store.ts'
import type { NewAuditEntry } from '../audit/audit-store.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import type { Tables } from '../releases/migrations.ts'
import { hashOf } from '../releases/tree.ts'
import type { Role } from './calls.ts'

/** Somebody who may edit: a role for each brand, `*` for all brands. */
export type Operator = { id: string; name: string; email: string; roles: Record<string, Role> }
export type ListedOperator = Operator & { disabledAt: string | null; hasPassword: boolean; seenAt: string | null; secondFactor: boolean }
/** A link at which an operator sets the password; `operator` is null where it makes the first admin. */
export type PasswordLink = { operator: Operator | null; until: string }
export type Person = { email: string; name: string }
/** A browser in which an operator is signed in; `seenAt` is right to within a few minutes. */
export type Session = { id: string; at: string; seenAt: string; address: string | null; userAgent: string | null }

export type OperatorStore = {
  database: ReleaseDatabase
  /** Whether there is any operator; a disabled one counts. */
  any: () => Promise<boolean>
  /** Undefined for one who is not there or disabled. */
  read: (id: string) => Promise<Operator | undefined>
  list: () => Promise<ListedOperator[]>
  /** Gives somebody a role, and makes the operator who has this e-mail where there is none. */
  setRole: (person: Person, brand: string, role: Role, now: number) => Promise<{ id: string; isNew: boolean }>
  /** Ends the sessions and links of an operator at once; false where nobody has this e-mail. */
  disable: (email: string, now: number) => Promise<boolean>
  /** Makes a link by its token, of which the hash alone is kept. Undefined where nobody has this e-mail, or the operator is disabled. */
  addLink: (email: string | null, now: number) => Promise<{ token: string; until: string } | undefined>
  readLink: (token: string, now: number) => Promise<PasswordLink | undefined>
  /**
   * Sets the password of the link's operator, ends the operator's sessions and the link. `person` is who becomes the first admin. Undefined
   * where the link is over, or there is an operator by then.
   */
  useLink: (token: string, passwordHash: string, person: Person | undefined, now: number) => Promise<{ email: string } | undefined>
  noteSeen: (session: string, operator: string, now: number) => Promise<void>
  /** The newest first. */
  sessions: (operator: string, now: number) => Promise<Session[]>
  /** Ends one session of an operator, or all but one; how many ended. */
  endSessions: (operator: string, which: { id: string } | { but: string }) => Promise<number>
  /**
   * Counts a try of a password for an e-mail, before it is looked at, whether or not an operator has this e-mail. Answers how long to wait,
   * in seconds, where there were too many.
   */
  countTry: (email: string, now: number) => Promise<number | undefined>
  /** Takes the last try back, or all of them after the right password. */
  forgetTries: (email: string, which: 'last' | 'all') => Promise<void>
}

const linkMs = 3 * 86_400_000
/** Wrong passwords for one e-mail, from all addresses together, and the time that counts. */
const [mostTries, triesMs] = [10, 15 * 60_000]

export function operatorStore(database: ReleaseDatabase): OperatorStore {
  const { db, dialect } = database
  const isVerified = dialect === 'postgres' ? true : 1
  let isThereAny = false // nobody is ever deleted

  const rolesOf = async (id: string) =>
    Object.fromEntries(
      (await db.selectFrom('operator_roles').selectAll().where('operator', '=', id).orderBy('brand').execute()).map(
        ({ brand, role }) => [brand, role as Role], // only roles are written
      ),
    )
  const read = (id: string) =>
    database.read(async () => {
      const row = await db
        .selectFrom('operators')
        .select(['id', 'name', 'email'])
        .where('id', '=', id)
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
      return row && { ...row, roles: await rolesOf(id) }
    })
  const linkOf = (token: string, now: number) =>
    db.selectFrom('operator_links').selectAll().where('hash', '=', hashOf(token)).where('until', '>', isoOf(now))

  return {
    database,
    async any() {
      isThereAny ||= (await database.read(() => db.selectFrom('operators').select('id').limit(1).executeTakeFirst())) !== undefined
      return isThereAny
    },
    read,
    list: () =>
      database.read(async () => {
        const rows = await db
          .selectFrom('operators')
          .select(['id', 'name', 'email', 'disabledAt', 'seenAt', 'twoFactorEnabled'])
          .orderBy('email')
          .execute()
        const withPassword = await db.selectFrom('operator_accounts').select('userId').where('password', 'is not', null).execute()
        const roles = await db.selectFrom('operator_roles').selectAll().orderBy('brand').execute()
        return rows.map(({ twoFactorEnabled, ...row }) => ({
          ...row,
          secondFactor: Boolean(twoFactorEnabled),
          roles: Object.fromEntries(
            roles.filter(({ operator }) => operator === row.id).map(({ brand, role }) => [brand, role as Role]), // as above
          ),
          hasPassword: withPassword.some(({ userId }) => userId === row.id),
        }))
      }),
    setRole: (person, brand, role, now) =>
      database.transaction(async (transaction) => {
        const email = person.email.toLowerCase()
        const known = await transaction.selectFrom('operators').select('id').where('email', '=', email).executeTakeFirst()
        const id = known?.id ?? (await insertOperator(transaction, { ...person, email }, now))
        const had = await transaction
          .selectFrom('operator_roles')
          .select('role')
          .where('operator', '=', id)
          .where('brand', '=', brand)
          .executeTakeFirst()
        await audited(transaction, roleEntry({ email, isNew: !known, brand, before: had?.role, after: role, at: isoOf(now) }))
        await transaction
          .insertInto('operator_roles')
          .values({ operator: id, brand, role })
          .onConflict((conflict) => conflict.columns(['operator', 'brand']).doUpdateSet({ role }))
          .execute()
        return { id, isNew: !known }
      }),
    disable: (email, now) =>
      database.transaction(async (transaction) => {
        const known = await transaction.selectFrom('operators').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
        if (!known) return false
        await transaction
          .updateTable('operators')
          .set({ disabledAt: isoOf(now) })
          .where('id', '=', known.id)
          .execute()
        await transaction.deleteFrom('operator_sessions').where('userId', '=', known.id).execute()
        await transaction.deleteFrom('operator_links').where('operator', '=', known.id).execute()
        const subject = email.toLowerCase()
        await audited(transaction, { action: 'operator-disable', at: isoOf(now), subject, what: `Disabled ${subject}` })
        return true
      }),
    addLink: (email, now) =>
      database.transaction(async (transaction) => {
        const owner =
          email === null
            ? { id: null }
            : await transaction
                .selectFrom('operators')
                .select('id')
                .where('email', '=', email.toLowerCase())
                .where('disabledAt', 'is', null)
                .executeTakeFirst()
        if (!owner) return undefined
        const token = randomBytes(32).toString('base64url')
        const until = isoOf(now + linkMs)
        await transaction.deleteFrom('operator_links').where('until', '<=', isoOf(now)).execute()
        if (owner.id !== null) await transaction.deleteFrom('operator_links').where('operator', '=', owner.id).execute()
        await transaction
          .insertInto('operator_links')
          .values({ hash: hashOf(token), operator: owner.id, until })
          .execute()
        const subject = email?.toLowerCase() ?? ''
        const what = `Made a link at which ${subject || 'the first admin'} sets the password, until ${until}`
        await audited(transaction, { action: 'operator-link', at: isoOf(now), subject, after: until, what })
        return { token, until }
      }),
    async readLink(token, now) {
      const link = await database.read(() => linkOf(token, now).executeTakeFirst())
      if (!link) return undefined
      if (link.operator === null) return (await this.any()) ? undefined : { operator: null, until: link.until }
      const operator = await read(link.operator)
      return operator && { operator, until: link.until }
    },
    useLink: (token, passwordHash, person, now) =>
      database.transaction(async (transaction) => {
        const hash = hashOf(token)
        const link = await transaction
          .selectFrom('operator_links')
          .selectAll()
          .where('hash', '=', hash)
          .where('until', '>', isoOf(now))
          .executeTakeFirst()
        if (!link) return undefined
        const { numDeletedRows } = await transaction.deleteFrom('operator_links').where('hash', '=', hash).executeTakeFirst()
        if (numDeletedRows !== 1n) return undefined // somebody else uses it at the same moment
        const isFirst = link.operator === null
        if (isFirst && (!person || (await transaction.selectFrom('operators').select('id').limit(1).executeTakeFirst()))) return undefined
        const id = link.operator ?? (await insertOperator(transaction, person ?? { email: '', name: '' }, now))
        if (isFirst) {
          await transaction.insertInto('operator_roles').values({ operator: id, brand: '*', role: 'admin' }).execute()
          await transaction.deleteFrom('operator_links').where('operator', 'is', null).execute()
        }
        const owner = await transaction
          .selectFrom('operators')
          .select(['email', 'name'])
          .where('id', '=', id)
          .where('disabledAt', 'is', null)
          .executeTakeFirst()
        if (!owner) return undefined
        const at = isoOf(now)
        await transaction.deleteFrom('operator_accounts').where('userId', '=', id).where('providerId', '=', 'credential').execute()
        await transaction
          .insertInto('operator_accounts')
          .values({
            id: newId(),
            accountId: id,
            providerId: 'credential',
            userId: id,
            password: passwordHash,
            createdAt: at,
            updatedAt: at,
          })
          .execute()
        await transaction.deleteFrom('operator_sessions').where('userId', '=', id).execute()
        const what = isFirst ? `${owner.email} became the first admin` : `${owner.email} set the password`
        await audited(transaction, {
          action: isFirst ? 'operator-add' : 'operator-password',
          at,
          by: owner.name,
          subject: owner.email,
          what,
        })
        return owner
      }),
    noteSeen: (session, operator, now) =>
      database.transaction(async (transaction) => {
        await transaction
          .updateTable('operator_sessions')
          .set({ updatedAt: isoOf(now) })
          .where('id', '=', session)
          .execute()
        await transaction
          .updateTable('operators')
          .set({ seenAt: isoOf(now) })
          .where('id', '=', operator)
          .execute()
      }),
    sessions: (operator, now) =>
      database.read(async () => {
        const rows = await db.selectFrom('operator_sessions').selectAll().where('userId', '=', operator).execute()
        return rows
          .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
          .map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
            id,
            at: new Date(createdAt).toISOString(),
            seenAt: new Date(updatedAt).toISOString(),
            address: ipAddress || null,
            userAgent: userAgent || null,
          }))
          .sort((one, other) => other.seenAt.localeCompare(one.seenAt))
      }),
    endSessions: (operator, which) =>
      database.transaction(async (transaction) => {
        const own = transaction.deleteFrom('operator_sessions').where('userId', '=', operator)
        const some = 'id' in which ? own.where('id', '=', which.id) : own.where('id', '<>', which.but)
        return Number((await some.executeTakeFirst()).numDeletedRows)
      }),
    countTry: (written, now) =>
      database.transaction(async (transaction) => {
        const email = keyOf(written)
        await transaction
          .deleteFrom('operator_failures')
          .where('since', '<=', isoOf(now - triesMs))
          .execute()
        await transaction
          .insertInto('operator_failures')
          .values({ email, count: 1, since: isoOf(now) })
          .onConflict((conflict) => conflict.column('email').doUpdateSet((row) => ({ count: row('operator_failures.count', '+', 1) })))
          .execute()
        const { count, since } = await transaction
          .selectFrom('operator_failures')
          .selectAll()
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
        return count > mostTries ? Math.ceil((Date.parse(since) + triesMs - now) / 1_000) : undefined
      }),
    forgetTries: (written, which) =>
      database.transaction(async (transaction) => {
        const email = keyOf(written)
        if (which === 'all') await transaction.deleteFrom('operator_failures').where('email', '=', email).execute()
        else
          await transaction
            .updateTable('operator_failures')
            .set((row) => ({ count: row('count', '-', 1) }))
            .where('email', '=', email)
            .execute()
      }),
  }

  async function insertOperator(transaction: Transaction<Tables>, { email, name }: Person, now: number): Promise<string> {
    const [id, at] = [newId(), isoOf(now)]
    const dates = { createdAt: at, updatedAt: at, disabledAt: null }
    await transaction
      .insertInto('operators')
      .values({
        id,
        email: email.toLowerCase(),
        name,
        emailVerified: isVerified,
        image: null,
        twoFactorEnabled: null,
        seenAt: null,
        ...dates,
      })
      .execute()
    return id
  }
}

type RoleChange = { email: string; isNew: boolean; brand: string; before: string | undefined; after: string | null; at: string }

export function roleEntry({ email, isNew, brand, before, after, at }: RoleChange): NewAuditEntry {
  const where = brand === '*' ? 'all brands' : brand
  const was = before ?? 'no role there'
  const what = isNew
    ? `Added ${email} as ${after} of ${where}`
    : `${email} ${after === null ? 'has no role for' : `is ${after} of`} ${where}, before: ${was}`
  const brands = brand === '*' ? [] : [brand]
  return { action: isNew ? 'operator-add' : 'operator-role', at, brands, subject: email, before: before ?? null, after, what }
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** The e-mail is kept as a hash: what was typed may be anything, also a password. */
function keyOf(email: string): string {
  return hashOf(email.trim().toLowerCase())
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
