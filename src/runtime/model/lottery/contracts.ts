import * as z from 'zod/mini'

import { LotteryDraws, LotteryMenu } from '../../../schemas/nouns/lottery.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Lottery games of a prize mode by group. Without `prizeMode`, or with one that the site has not, the portal's own.
 *
 * Value    groups in the gateway's order, each game with the moment its draw closes; asked again when one does
 * Empty    the portal's own mode has no games
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const lotteryMenu = defineSourceContract({
  name: 'lottery.menu',
  args: z.object({ prizeMode: z.optional(z.string()) }),
  value: LotteryMenu,
})

/**
 * Opened numbers of an area: VN, or `other`. Without `gameCode` the last draw of every game, with it the draws of that game.
 *
 * Value    draws, newest first, and the games to choose from; asked again while numbers are drawn and when a draw closes
 * Empty    never: an area without draws keeps the choice of areas
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const lotteryNumbers = defineSourceContract({
  name: 'lottery.numbers',
  args: z.object({
    area: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    prizeMode: z.optional(z.string()),
  }),
  value: LotteryDraws,
})

/**
 * Lottery games that the player played last.
 *
 * Value    one group, newest first
 * Empty    never: where nothing was played the node stays away
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    a real account
 */
export const lotteryRecent = defineSourceContract({
  name: 'lottery.recent',
  args: z.object({ prizeMode: z.optional(z.string()) }),
  value: LotteryMenu,
  login: 'real',
})
