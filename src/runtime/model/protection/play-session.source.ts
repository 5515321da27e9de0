import * as z from 'zod/mini'

import { PlaySession } from '../../../schemas/nouns/play-session.ts'
import { loading, stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $playKnown, figures, key } from './play-session.ts'

/**
 * How long somebody has been here and what it came to.
 *
 * Value    since when, by this device's clock, stepping once a minute; the net result where the gateway sends it. While it does not answer,
 * and for a trial account: since when this tab has the session
 * Empty    never
 * Failure  none; an older gateway without the call: absent, the node stays away
 * Login    a session
 */
export const source = defineSource({
  name: 'play.session',
  args: z.object({}),
  value: PlaySession,
  login: 'session',
  from: $playKnown,
  select: ({ known, session, role }) => {
    const state = stateOf(known, key)
    if (role !== 'trial' && (state.status === 'absent' || state.status === 'needs-login' || state.status === 'loading')) return state
    return session ? readyOf(session) : loading
  },
  wanted: figures.wanted.prepend(() => undefined),
  retried: figures.retried.prepend(() => undefined),
})
