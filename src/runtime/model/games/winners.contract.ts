import * as z from 'zod/mini'

import { WinnerList } from '../../../schemas/nouns/winner.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Winners by amount, at most 20 (or `limit`).
 *
 * Value    rank, name, amount with its currency, and what a click starts
 * Empty    there is no winner
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'winners',
  flag: 'WINNERBOARD3',
  args: z.object({ limit: z.optional(z.int()) }),
  value: WinnerList,
})
