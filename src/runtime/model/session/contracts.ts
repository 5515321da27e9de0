import * as z from 'zod/mini'

import { Session } from '../../../schemas/nouns/account.ts'
import { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Who is here: role, names, picture, VIP rank, unread messages.
 *
 * Value    for a guest the role `guest` and no names
 * Empty    never
 * Failure  the member could not be read; a retry asks again, the session is kept
 * Login    none
 */
export const session = defineSourceContract({
  name: 'session',
  args: z.object({}),
  value: Session,
})

/**
 * Whether a player is logged in whose account could not be read, for the header and the popup `session-failed`.
 *
 * Value    what could not be read; a retry asks again
 * Empty    the player is known, or is a guest
 * Failure  none
 * Login    none
 */
export const sessionFailure = defineSourceContract({
  name: 'session.failure',
  args: z.object({}),
  value: Notice,
  asks: false,
})
