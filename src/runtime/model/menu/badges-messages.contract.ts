import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How many messages are unread.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else that of the member
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const contract = defineSourceContract({
  name: 'badges.messages',
  flag: 'MESSAGE3',
  args: z.object({}),
  value: Count,
  asks: false,
})
