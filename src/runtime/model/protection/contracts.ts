import * as z from 'zod/mini'

import { PlaySession } from '../../../schemas/nouns/play-session.ts'
import { Protection } from '../../../schemas/nouns/protection.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How long somebody has been here and what it came to.
 *
 * Value    since when, by this device's clock, stepping once a minute; the net result where the gateway sends it. While it does not answer,
 * and for a trial account: since when this tab has the session
 * Empty    never
 * Failure  none; an older gateway without the call: absent, the node stays away
 * Login    a session
 */
export const playSession = defineSourceContract({
  name: 'play.session',
  args: z.object({}),
  value: PlaySession,
  login: 'session',
})

/**
 * What a player has set to keep his play within bounds.
 *
 * Value    limits with what is used up and what waits, minutes between reality checks, what the brand lets choose; a trial account has set
 * nothing
 * Empty    never
 * Failure  the call failed; an older gateway without it: absent, the node stays away. The reason of a failed request is in `failure`
 * Login    a session
 */
export const protection = defineSourceContract({
  name: 'protection',
  args: z.object({}),
  value: Protection,
  login: 'session',
})
