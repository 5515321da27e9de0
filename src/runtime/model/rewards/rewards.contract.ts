import * as z from 'zod/mini'

import { RewardList } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What the player may claim and has claimed: a page of all, of those with a state, or of those of a type.
 *
 * Value    name, type, amount, state and end of each, in the gateway's order; what was just claimed shows at once
 * Empty    there are none of the type; with a state the list is empty and the choice stays
 * Failure  the call failed; a retry asks for this page again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'rewards',
  flag: 'REWARDCENTER3',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(z.int()),
    state: z.optional(z.string()),
    type: z.optional(z.string()),
  }),
  value: RewardList,
  login: 'real',
})
