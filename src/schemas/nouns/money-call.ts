import * as z from 'zod/mini'

import { LocalizedText } from './localized-text.ts'
import { Amount } from './money.ts'

/**
 * How far a call that moves money has come.
 *
 * `idle` nothing was sent · `sending` it is on its way · `done` the gateway answered · `refused` it said no, and moved nothing ·
 * `unsent` nothing was sent, because the history could not be read before, or the gateway not be reached · `elsewhere` another tab is
 * sending one, so nothing was sent here · `unknown` the answer was lost · `found` the history has it · `missing` the history does not
 * have it · `unclear` the history cannot say whether it was booked.
 */
export const MoneyCall = z.object({
  status: z.enum(['idle', 'sending', 'done', 'refused', 'unsent', 'elsewhere', 'unknown', 'found', 'missing', 'unclear']),
  /** While the answer is lost: the history is being asked. */
  checking: z.optional(z.boolean()),
  /** While the answer to a request for an amount is lost: the amount, and when it was sent (ms since 1970). */
  undecided: z.optional(z.object({ at: z.number(), amount: Amount })),
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
