import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Games played lately, newest first, at most 20.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    nothing was played yet
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'games.recent',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), limit: z.optional(z.int()), pageSize: z.optional(z.int()) }),
  value: GamePage,
  login: 'real',
})
