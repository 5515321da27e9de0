import * as z from 'zod/mini'

import { GamePage } from '../../../../schemas/nouns.ts'
import { games } from '../../category-games.ts'
import { $games, $listSizes, askedOf, pageOfCategory } from '../../games.ts'
import type { ListArgs } from '../../games.ts'
import { defineSource } from '../../source.ts'
import { withState } from '../../with-state.ts'

/**
 * The games of one vendor in one category (slots unless it is said).
 * 
 * Value    a page of 24 (or `pageSize`)
 * Empty    the vendor has none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const source = defineSource({
  name: 'games.vendor-list',
  description: 'The games of one vendor.',
  args: z.object({ vendor: z.string(), category: z.optional(z.string()), class: z.optional(z.string()), page: z.optional(z.union([z.int(), z.string()])), pageSize: z.optional(z.int()) }),
  value: GamePage,
  from: $games,
  select: (known, args) => pageOfCategory(known, inSlots(args)),
  wanted: withState(games.wanted, $listSizes, (sizes, args: Args) => askedOf(inSlots(args), sizes).params),
  retried: withState(games.retried, $listSizes, (sizes, args: Args) => askedOf(inSlots(args), sizes).params),
})

type Args = { vendor: string; category?: string | undefined; class?: string | undefined; page?: string | number | undefined; pageSize?: number | undefined }
function inSlots(args: Args): ListArgs {
  return { ...args, category: args.category ?? 'RNG' }
}
