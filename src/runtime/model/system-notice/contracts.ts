import * as z from 'zod/mini'

import { SystemNotice } from '../../../schemas/nouns/help.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The state of the system with its message, its end and the visitor's address.
 *
 * Value    status 0 normal, 1 maintenance, 2 region restricted
 * Empty    never
 * Failure  none: what is not known is left out
 * Login    none
 */
export const systemNotice = defineSourceContract({
  name: 'system.notice',
  args: z.object({}),
  value: SystemNotice,
  asks: false,
})
