import * as z from 'zod/mini'

import { Protection } from '../../../schemas/nouns/protection.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What a player has set to keep his play within bounds.
 *
 * Value    limits with what is used up and what waits, minutes between reality checks, what the brand lets choose; a trial account has set
 * nothing
 * Empty    never
 * Failure  the call failed; an older gateway without it: absent, the node stays away. The reason of a failed request is in `failure`
 * Login    a session
 */
export const contract = defineSourceContract({
  name: 'protection',
  args: z.object({}),
  value: Protection,
  login: 'session',
})
