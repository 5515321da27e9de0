import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { $badges } from './badges.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * How many messages are unread.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else that of the member
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const source = defineSource({
  name: 'badges.messages',
  flag: 'MESSAGE3',
  args: z.object({}),
  value: Count,
  from: $badges,
  select: (badges) => readyOf(badges['badges.messages']),
})
