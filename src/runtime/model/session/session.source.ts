import * as z from 'zod/mini'

import { Session } from '../../../schemas/nouns/account.ts'
import { memberWanted } from './session.ts'
import { $session, memberIcon } from '../site/brand-and-account.ts'
import { defineSource } from '../../contract/source.ts'

/**
 * Who is here: role, names, picture, VIP rank, unread messages.
 *
 * Value    for a guest the role `guest` and no names
 * Empty    never
 * Failure  the member could not be read; a retry asks again, the session is kept
 * Login    none
 */
export const source = defineSource({
  name: 'session',
  args: z.object({}),
  value: Session,
  from: $session,
  select: (state) => state,
  wanted: memberIcon.wanted.prepend(() => undefined),
  retried: memberWanted.prepend(() => undefined),
})
