import * as z from 'zod/mini'

import { PaidWithdrawals } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The withdrawals that were paid, and what the player said about them.
 *
 * Value    withdrawals in the gateway's order, and the state of the answer that is being sent
 * Empty    nothing was paid
 * Failure  they could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'withdrawals.paid',
  args: z.object({}),
  value: PaidWithdrawals,
  login: 'real',
  flag: 'WITHDRAWCONFIRM3',
})
