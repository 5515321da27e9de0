import * as z from 'zod/mini'

import { Withdrawal } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What a player can withdraw, and what became of the request.
 *
 * Value    accounts, limits, what is available, whether a transaction password is set, the state of the request, the newest withdrawal
 * Empty    never
 * Failure  it could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'withdrawal',
  args: z.object({}),
  value: Withdrawal,
  login: 'real',
  flag: 'WITHDRAW3',
})
