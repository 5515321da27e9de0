import * as z from 'zod/mini'

import { Notice } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Why the last start failed, for the popup `launch-failed`.
 *
 * Value    the gateway's sentence, or a word of ours; a retry starts the game again
 * Empty    nothing failed
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'launch.failure',
  args: z.object({}),
  value: Notice,
  asks: false,
})
