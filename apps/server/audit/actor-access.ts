import { PostgresAdapter } from 'kysely'
import type { Kysely, Transaction } from 'kysely'

import type { Tables } from '../releases/migrations.ts'
import { actorNow } from './actor.ts'

/** The operator who makes a call was disabled, or got other roles, since the call began; nothing is written. */
export class AccessChanged extends Error {}

/**
 * Asks once more, in the transaction of a change, whether its operator has the roles by which the call was let in (decision 789). The rows
 * stay locked until the change is written, so that of a change and of a role that is taken away one comes first.
 */
export async function confirmAccess(transaction: Transaction<Tables> | Kysely<Tables>): Promise<void> {
  const { id, roles } = actorNow()
  if (id === null || roles === undefined) return
  const hasRowLocks = transaction.getExecutor().adapter instanceof PostgresAdapter // SQLite has one writer
  const operator = await transaction
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .$if(hasRowLocks, (query) => query.forShare())
    .executeTakeFirst()
  const now = await transaction
    .selectFrom('operator_roles')
    .select(['brand', 'role'])
    .where('operator', '=', id)
    .$if(hasRowLocks, (query) => query.forShare())
    .execute()
  const isSame = now.length === Object.keys(roles).length && now.every(({ brand, role }) => roles[brand] === role)
  if (!operator || !isSame) throw new AccessChanged('The roles of the operator changed while the call was made.')
}
