import * as z from 'zod/mini'

import { PlaySession } from '../../../schemas/nouns/play-session.ts'
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
export const contract = defineSourceContract({
  name: 'play.session',
  args: z.object({}),
  value: PlaySession,
  login: 'session',
})
