import * as z from 'zod/mini'

import { GamePage } from '../../../schemas/nouns/game.ts'
import { WinnerList } from '../../../schemas/nouns/winner.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * Games of a category, of all vendors or one, of all classes or one, in the gateway's order.
 *
 * Value    a page of 24 (or `pageSize`), with `through` and all before it; with `limit` the first few, and a peek at the next three; with
 * `sort` new ones first (`new`) or from A to Z (`name`), for which the list is read whole
 * Empty    there are none, or the page is past the end
 * Failure  the list call failed; a retry asks for this page again
 * Login    none
 */
export const gamesByCategory = defineSourceContract({
  name: 'games.by-category',
  args: z.object({
    category: z.string(),
    vendor: z.optional(z.string()),
    class: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(ListSize),
    pageSize: z.optional(ListSize),
    sort: z.optional(z.string()),
    through: z.optional(z.boolean()),
  }),
  value: GamePage,
})

/**
 * Hot games, at most 20, of all vendors or one. Kept in session storage until a refresh.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const gamesHot = defineSourceContract({
  name: 'games.hot',
  args: z.object({
    vendor: z.optional(z.string()),
    page: z.optional(z.union([z.int(), z.string()])),
    limit: z.optional(ListSize),
    pageSize: z.optional(ListSize),
  }),
  value: GamePage,
})

/**
 * The local lobby (chosen): the lottery games on the cards of LOTT and ELOTT, which are at home where the site is.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    the menu has no lottery games
 * Failure  the menu call failed; a retry asks it again
 * Login    none to see them
 */
export const gamesLocal = defineSourceContract({
  name: 'games.local',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), limit: z.optional(ListSize), pageSize: z.optional(ListSize) }),
  value: GamePage,
})

/**
 * Games played lately, newest first, at most 20.
 *
 * Value    a page of 12 (or `pageSize`); with `limit` the first few
 * Empty    nothing was played yet
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const gamesRecent = defineSourceContract({
  name: 'games.recent',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), limit: z.optional(ListSize), pageSize: z.optional(ListSize) }),
  value: GamePage,
  login: 'real',
})

/**
 * Winners by amount, at most 20 (or `limit`).
 *
 * Value    rank, name, amount with its currency, and what a click starts
 * Empty    there is no winner
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const winners = defineSourceContract({
  name: 'winners',
  flag: 'WINNERBOARD3',
  args: z.object({ limit: z.optional(ListSize) }),
  value: WinnerList,
})
