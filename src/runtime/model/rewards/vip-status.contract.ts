import * as z from 'zod/mini'

import { VipStatus } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The player's VIP level and all levels.
 *
 * Value    the own level and the way to the next; requirement, bonus, rebate rate and state of each level, from the lowest
 * Empty    the site has no levels
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'vip.status',
  flag: 'VIP3',
  args: z.object({}),
  value: VipStatus,
  login: 'real',
})
