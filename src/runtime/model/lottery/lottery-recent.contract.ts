import * as z from 'zod/mini'

import { LotteryMenu } from '../../../schemas/nouns/lottery.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Lottery games that the player played last.
 *
 * Value    one group, newest first
 * Empty    never: where nothing was played the node stays away
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'lottery.recent',
  args: z.object({ prizeMode: z.optional(z.string()) }),
  value: LotteryMenu,
  login: 'real',
})
