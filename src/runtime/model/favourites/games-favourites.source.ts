import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { favouriteGames, favouriteIds } from './favourites.ts'
import { $favouriteGames, pageOfFavourites } from '../games/games.ts'
import { defineSource } from '../../contract/source.ts'
import { both } from '../requests/with-state.ts'

/**
 * Favourites that are still offered.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few; a removed favourite disappears at once
 * Empty    nothing is marked
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const source = defineSource({
  name: 'games.favourites',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), limit: z.optional(z.int()), pageSize: z.optional(z.int()) }),
  value: GamePage,
  login: 'real',
  from: $favouriteGames,
  select: pageOfFavourites,
  wanted: both(favouriteIds.wanted, favouriteGames.wanted).prepend(() => ({ pageNo: 1 })),
  retried: both(favouriteIds.retried, favouriteGames.retried).prepend(() => ({ pageNo: 1 })),
})
