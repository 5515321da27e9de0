import * as z from 'zod/mini'

import { Feedback } from '../../../schemas/nouns/service.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What the form for feedback or complaints needs; `send-feedback` sends it.
 *
 * Value    limits, how far the newest request has come, what was sent since the portal was opened, what was typed before
 * Empty    never
 * Failure  none; why a request failed is in `call`
 * Login    a real account
 */
export const feedback = defineSourceContract({
  name: 'feedback',
  flag: 'FEEDBACK3',
  args: z.object({ kind: z.optional(z.string()) }),
  value: Feedback,
  login: 'real',
})
