import * as z from 'zod/mini'

import { LotteryDraws } from '../../../schemas/nouns/lottery.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Opened numbers of an area: VN, or `other`. Without `gameCode` the last draw of every game, with it the draws of that game.
 *
 * Value    draws, newest first, and the games to choose from; asked again while numbers are drawn and when a draw closes
 * Empty    never: an area without draws keeps the choice of areas
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'lottery.numbers',
  args: z.object({
    area: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    prizeMode: z.optional(z.string()),
  }),
  value: LotteryDraws,
})
