import { combine } from 'effector'
import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { games } from '../games/category-games.ts'
import { $games, $listSizes, askedOf, pageOfCategory } from '../games/games.ts'
import type { ListArgs } from '../games/games.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { withState } from '../requests/with-state.ts'
import { $opened } from './vendor-opened.ts'
import type { Opened } from './vendor-opened.ts'

/**
 * The games of one vendor in one category: those the arguments name (by default slots), else the vendor that the popup
 * `vendor-games` was opened for. There page and class count only together with that vendor, so that the next vendor begins at its first
 * page.
 *
 * Value    a page of 24 (or `pageSize`)
 * Empty    the vendor has none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const source = defineSource({
  name: 'games.vendor-list',
  args: z.object({
    vendor: z.optional(z.string()),
    category: z.optional(z.string()),
    class: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(z.int()),
  }),
  value: GamePage,
  from: combine({ known: $games, opened: $opened }),
  select: ({ known, opened }, args) => {
    const asked = listOf(args, opened)
    return asked ? pageOfCategory(known, asked) : empty
  },
  wanted: withState(games.wanted, combine({ sizes: $listSizes, opened: $opened }), paramsOf),
  retried: withState(games.retried, combine({ sizes: $listSizes, opened: $opened }), paramsOf),
})

type Args = {
  vendor?: string | undefined
  category?: string | undefined
  class?: string | undefined
  page?: string | number | undefined
  pageSize?: number | undefined
}

function listOf(args: Args, opened: Opened | null): ListArgs | null {
  if (opened === null) return args.vendor ? { ...args, category: args.category ?? 'RNG' } : null
  const own = args.vendor === opened.vendor ? args : { pageSize: args.pageSize }
  return { ...own, vendor: opened.vendor, category: opened.category }
}

function paramsOf({ sizes, opened }: { sizes: { home: number; list: number }; opened: Opened | null }, args: Args) {
  return askedOf(listOf(args, opened) ?? { category: 'RNG' }, sizes).params
}
