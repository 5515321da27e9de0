import * as z from 'zod/mini'

import { IdleWarning, SessionOver } from '../../../schemas/nouns/play-session.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * When the session ends for want of activity.
 *
 * Value    the moment, by this device's clock
 * Empty    the player is a guest, or the brand's sessions do not end by themselves
 * Failure  none
 * Login    none
 */
export const idleWarning = defineSourceContract({
  name: 'idle.warning',
  args: z.object({}),
  value: IdleWarning,
  asks: false,
})

/**
 * Why the last session was over by itself, and where a login leads back to.
 *
 * Value    idle, the longest time, or an exclusion and until when
 * Empty    it was not, or somebody has logged in since
 * Failure  none
 * Login    none
 */
export const sessionOver = defineSourceContract({
  name: 'session.over',
  args: z.object({}),
  value: SessionOver,
  asks: false,
})
