import * as z from 'zod/mini'

import { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSource } from '../../contract/source.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { $memberMissed, memberWanted } from './session.ts'

const notice: Notice = { key: 'session', text: 't:session.failed-text' }

/**
 * Whether a player is logged in whose account could not be read, for the header and the popup `session-failed`.
 *
 * Value    what could not be read; a retry asks again
 * Empty    the player is known, or is a guest
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'session.failure',
  args: z.object({}),
  value: Notice,
  from: $memberMissed,
  select: ({ missed, asking }) => (missed ? readyOf(notice, asking) : empty),
  retried: memberWanted.prepend(() => undefined),
})
