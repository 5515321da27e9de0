import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * For how many kinds of contracts a request waits for the account.
 *
 * Value    a whole number, 0 for none and for an account without contract data
 * Empty    never
 * Failure  none: what waits comes with the session
 * Login    a session; a guest's figure is 0
 */
export const contract = defineSourceContract({
  name: 'badges.contracts',
  flag: 'CONTRACT3',
  args: z.object({}),
  value: Count,
  asks: false,
})
