import * as z from 'zod/mini'

import { Raffles } from '../../../schemas/nouns/raffles.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The raffles of a kind (WHEEL, GOLDEN_EGG, RED_ENVELOPE), or of all that can be played.
 *
 * Value    raffles in the gateway's order with tickets, prizes and winners; the chosen one (`raffle`, else the first); the newest play
 * Empty    there are none of the kind
 * Failure  the call failed; a retry asks again; raffles are off: absent
 * Login    a real account
 */
export const raffles = defineSourceContract({
  name: 'raffles',
  args: z.object({ kind: z.optional(z.string()), raffle: z.optional(z.string()) }),
  value: Raffles,
  login: 'real',
  flag: 'RAFFLE3',
})
