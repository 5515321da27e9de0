import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How many promotions wait for the player.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else that of the member
 * Login    a session; a guest's figure is 0
 */
export const contract = defineSourceContract({
  name: 'badges.promotions',
  flag: 'PROMOTION3',
  args: z.object({}),
  value: Count,
  asks: false,
})
