import * as z from 'zod/mini'

import { SessionOver } from '../../../schemas/nouns/play-session.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Why the last session was over by itself, and where a login leads back to.
 *
 * Value    idle, the longest time, or an exclusion and until when
 * Empty    it was not, or somebody has logged in since
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'session.over',
  args: z.object({}),
  value: SessionOver,
  asks: false,
})
