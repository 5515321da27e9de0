import * as z from 'zod/mini'

import { LotteryMenu } from '../../../schemas/nouns/lottery.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Lottery games of a prize mode by group. Without `prizeMode`, or with one that the site has not, the portal's own.
 *
 * Value    groups in the gateway's order, each game with the moment its draw closes; asked again when one does
 * Empty    the portal's own mode has no games
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'lottery.menu',
  args: z.object({ prizeMode: z.optional(z.string()) }),
  value: LotteryMenu,
})
