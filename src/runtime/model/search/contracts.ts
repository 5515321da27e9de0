import * as z from 'zod/mini'

import { GameSearch } from '../../../schemas/nouns/search.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * Games of the whole catalogue by name and studio, in any script, with typing errors forgiven. The catalogue is loaded when search is
 * first shown, and answers from what is here of it.
 *
 * Value    the best hits (24, or `limit`), figures by category, studios that match; without a text what was played lately, else what is hot
 * Empty    never: no hit has no `hits`, and perhaps a suggestion
 * Failure  the menu of categories failed; a retry requests it and the categories whose games failed
 * Login    none
 */
export const gamesSearch = defineSourceContract({
  name: 'games.search',
  args: z.object({ text: z.optional(z.string()), category: z.optional(z.string()), limit: z.optional(z.union([ListSize, z.string()])) }),
  value: GameSearch,
})
