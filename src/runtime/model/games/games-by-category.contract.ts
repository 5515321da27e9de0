import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Games of a category, of all vendors or one, of all classes or one, in the gateway's order.
 *
 * Value    a page of 24 (or `pageSize`), with `through` and all before it; with `limit` the first few, and a peek at the next three; with
 * `sort` new ones first (`new`) or from A to Z (`name`), for which the list is read whole
 * Empty    there are none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'games.by-category',
  args: z.object({
    category: z.string(),
    vendor: z.optional(z.string()),
    class: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(z.int()),
    pageSize: z.optional(z.int()),
    sort: z.optional(z.string()),
    through: z.optional(z.boolean()),
  }),
  value: GamePage,
})
