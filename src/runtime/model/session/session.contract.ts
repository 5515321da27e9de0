import * as z from 'zod/mini'

import { Session } from '../../../schemas/nouns/account.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Who is here: role, names, picture, VIP rank, unread messages.
 *
 * Value    for a guest the role `guest` and no names
 * Empty    never
 * Failure  the member could not be read; a retry asks again, the session is kept
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'session',
  args: z.object({}),
  value: Session,
})
