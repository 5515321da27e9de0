import * as z from 'zod/mini'

import { Game } from './game.ts'
import { Vendor } from './vendor.ts'

/** One answer of the search. `ranges`: the parts of `game.name` that matched, from and to (excluded), in UTF-16 units. */
export const SearchHit = z.object({ game: Game, ranges: z.array(z.tuple([z.int(), z.int()])) })
export type SearchHit = z.infer<typeof SearchHit>
export const GameSearch = z.object({
  text: z.string(),
  category: z.string(), // "" is all
  hits: z.array(SearchHit),
  total: z.int(),
  counts: z.array(z.object({ category: z.string(), label: z.string(), count: z.int() })), // of all the matches; label is a text
  vendors: z.array(Vendor), // studios that match
  suggestion: z.optional(z.string()), // the nearest name when nothing matches
  recents: z.array(z.string()), // earlier searches
  before: z.array(Game), // shown while nothing is typed: played lately, else what is hot
  progress: z.number(), // of the catalogue that is known: 0 to 1
  incomplete: z.optional(z.boolean()), // some of it could not be had; a retry asks again
})
export type GameSearch = z.infer<typeof GameSearch>
