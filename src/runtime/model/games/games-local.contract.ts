import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The local lobby (chosen): the lottery games on the cards of LOTT and ELOTT, which are at home where the site is.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    the menu has no lottery games
 * Failure  the menu call failed; a retry asks it again
 * Login    none to see them
 */
export const contract = defineSourceContract({
  name: 'games.local',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), limit: z.optional(z.int()), pageSize: z.optional(z.int()) }),
  value: GamePage,
})
