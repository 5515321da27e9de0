import * as z from 'zod/mini'

import { RebateList } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The rebates that a player claims by hand.
 *
 * Value    category, valid bets, rate, amount and state of each, and the sum that may be claimed
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'rebates',
  flag: 'MANUALREBATE3',
  args: z.object({}),
  value: RebateList,
  login: 'real',
})
