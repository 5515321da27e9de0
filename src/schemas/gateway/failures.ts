import * as z from 'zod/mini'

import { emptiable } from './lists.ts'
import { maybeId, maybeInt, maybeMoney, text } from './scalars.ts'

/**
 * The values that failures carry (gateway.md, section 4), to be read from a failure's `value`. Each reads anything that is no list and
 * no scalar; what is missing is missing. Those of a login are in `session.ts`.
 */

/** FIELD_INVALID: which field, and the rule it broke. PARAM_INVALID gives the field alone. Lengths in code points. */
export const FieldInvalid = emptiable(z.object({ field: text, patternId: maybeId, minLength: maybeInt, maxLength: maybeInt }))
export type FieldInvalid = z.infer<typeof FieldInvalid>

/** PAYMENT_PASSWORD_INVALID. */
export const AttemptsLeft = emptiable(z.object({ attemptsLeft: maybeInt }))
export type AttemptsLeft = z.infer<typeof AttemptsLeft>

/** AMOUNT_OUT_OF_RANGE, in the account's currency. */
export const AmountRange = emptiable(z.object({ minAmount: maybeMoney, maxAmount: maybeMoney }))
export type AmountRange = z.infer<typeof AmountRange>
