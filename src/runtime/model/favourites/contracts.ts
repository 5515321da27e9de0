import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * Favourites that are still offered.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few; a removed favourite disappears at once; `find` is given back as
 *          it is: the widget that shows the whole list looks for it
 * Empty    nothing is marked
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const gamesFavourites = defineSourceContract({
  name: 'games.favourites',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(ListSize),
    pageSize: z.optional(ListSize),
    find: z.optional(z.string()),
  }),
  value: GamePage,
  login: 'real',
})
