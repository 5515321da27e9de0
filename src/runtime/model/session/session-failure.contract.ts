import * as z from 'zod/mini'

import { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Whether a player is logged in whose account could not be read, for the header and the popup `session-failed`.
 *
 * Value    what could not be read; a retry asks again
 * Empty    the player is known, or is a guest
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'session.failure',
  args: z.object({}),
  value: Notice,
  asks: false,
})
