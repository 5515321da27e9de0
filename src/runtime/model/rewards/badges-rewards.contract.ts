import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How many rewards may be claimed.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else 0
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const contract = defineSourceContract({
  name: 'badges.rewards',
  flag: 'REWARDCENTER3',
  args: z.object({}),
  value: Count,
})
