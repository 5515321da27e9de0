import * as z from 'zod/mini'

import { IdleWarning } from '../../../schemas/nouns/play-session.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * When the session ends for want of activity.
 *
 * Value    the moment, by this device's clock
 * Empty    the player is a guest, or the brand's sessions do not end by themselves
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'idle.warning',
  args: z.object({}),
  value: IdleWarning,
  asks: false,
})
