import * as z from 'zod/mini'

import { SessionOver } from '../../../schemas/nouns/play-session.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $over } from './session-over.ts'

/**
 * Why the last session was over by itself, and where a login leads back to.
 *
 * Value    idle, the longest time, or an exclusion and until when
 * Empty    it was not, or somebody has logged in since
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'session.over',
  args: z.object({}),
  value: SessionOver,
  from: $over.map((over) => ({ over })),
  select: ({ over }) => (over ? readyOf(over) : empty),
})
