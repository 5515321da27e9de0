import * as z from 'zod/mini'

import { Protection } from '../../../schemas/nouns/protection.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapState, readyOf } from '../requests/states.ts'
import { $protection, key, nothingSet, protection, protectionOf } from './protection.ts'

/**
 * What a player has set to keep his play within bounds.
 *
 * Value    limits with what is used up and what waits, minutes between reality checks, what the brand lets choose; a trial account has set
 * nothing
 * Empty    never
 * Failure  the call failed; an older gateway without it: absent, the node stays away. The reason of a failed request is in `failure`
 * Login    a session
 */
export const source = defineSource({
  name: 'protection',
  args: z.object({}),
  value: Protection,
  login: 'session',
  from: $protection,
  select: ({ known, role, ...local }) =>
    role === 'trial' ? readyOf(protectionOf(nothingSet, local)) : mapState(stateOf(known, key), (value) => protectionOf(value, local)),
  wanted: protection.wanted.prepend(() => undefined),
  retried: protection.retried.prepend(() => undefined),
})
