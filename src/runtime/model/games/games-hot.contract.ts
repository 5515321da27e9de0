import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Hot games, at most 20, of all vendors or one. Kept in session storage until a refresh.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'games.hot',
  args: z.object({
    vendor: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(z.int()),
    pageSize: z.optional(z.int()),
  }),
  value: GamePage,
})
