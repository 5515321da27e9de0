import * as z from 'zod/mini'

import { LocalizedText } from './localized-text.ts'

/**
 * How far a call that moves money has come.
 *
 * `idle` nothing was sent · `sending` it is on its way · `done` the gateway answered · `refused` it said no, and moved nothing ·
 * `unsent` the history could not be read before, so nothing was sent · `unknown` the answer was lost · `found` the history has it ·
 * `missing` the history does not have it: nothing was moved.
 */
export const MoneyCall = z.object({
  status: z.enum(['idle', 'sending', 'done', 'refused', 'unsent', 'unknown', 'found', 'missing']),
  /** While the answer is lost: the history is being asked. */
  checking: z.optional(z.boolean()),
  /** Of what was found. */
  reference: z.optional(z.string()),
  /** Why it was refused or not sent. `field`: the gateway's name of the field that it is about. */
  refusal: z.optional(
    z.object({
      text: LocalizedText,
      code: z.string(),
      field: z.optional(z.string()),
      attemptsLeft: z.optional(z.int()),
      waits: z.optional(z.boolean()), // too many requests: nothing is sent for a while
    }),
  ),
})
export type MoneyCall = z.infer<typeof MoneyCall>
