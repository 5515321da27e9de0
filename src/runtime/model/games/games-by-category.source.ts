import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { games } from './category-games.ts'
import { $games, $listSizes, askedOf, pageOfCategory } from './games.ts'
import type { ListArgs } from './games.ts'
import { defineSource } from '../../contract/source.ts'
import { withState } from '../requests/with-state.ts'

/**
 * Games of a category, of all vendors or one, of all classes or one, in the gateway's order.
 *
 * Value    a page of 24 (or `pageSize`); with `limit` the first few, and a peek at the next three
 * Empty    there are none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const source = defineSource({
  name: 'games.by-category',
  args: z.object({
    category: z.string(),
    vendor: z.optional(z.string()),
    class: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(z.int()),
    pageSize: z.optional(z.int()),
  }),
  value: GamePage,
  from: $games,
  select: pageOfCategory,
  wanted: withState(games.wanted, $listSizes, (sizes, args: ListArgs) => askedOf(args, sizes).params),
  retried: withState(games.retried, $listSizes, (sizes, args: ListArgs) => askedOf(args, sizes).params),
})
