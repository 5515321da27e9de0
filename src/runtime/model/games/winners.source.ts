import * as z from 'zod/mini'

import { WinnerList } from '../../../schemas/nouns/winner.ts'
import { defineSource } from '../../contract/source.ts'
import { atLeastOne, mapList } from '../requests/states.ts'
import { $winners, ranked, winners } from './winners.ts'
import { stateOf } from '../requests/resource.ts'

/**
 * Winners by amount, at most 20 (or `limit`).
 *
 * Value    rank, name, amount with its currency, and what a click starts
 * Empty    there is no winner
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const source = defineSource({
  name: 'winners',
  flag: 'WINNERBOARD3',
  args: z.object({ limit: z.optional(z.int()) }),
  value: WinnerList,
  from: $winners,
  select: ({ known, cdn, currency, most }, { limit }) =>
    mapList(stateOf(known, 'all'), (board) => ranked(board, Math.min(most, atLeastOne(limit, most)), currency, cdn)),
  wanted: winners.wanted.prepend(() => undefined),
  retried: winners.retried.prepend(() => undefined),
})
