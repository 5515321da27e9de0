import * as z from 'zod/mini'

import type { Failure } from '../../../schemas/failure.ts'
import { decimal, maybeInt, text } from '../../../schemas/gateway/scalars.ts'
import type { MoneyCall } from '../../../schemas/nouns/money-call.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { CallState, Evidence } from '../money-calls/once-call.ts'
import { memo } from '../../../rules/memo.ts'
import { isTooMany, wordingOf } from '../requests/refusal-words.ts'

/** The field that a refusal is about, by the gateway's names; those that are missing here belong to the whole form. */
const fields: Readonly<Partial<Record<string, string>>> = {
  AMOUNT_OUT_OF_RANGE: 'amount',
  BALANCE_INSUFFICIENT: 'amount',
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
}
const Details = z.object({ field: text, attemptsLeft: maybeInt, minAmount: z.optional(decimal), maxAmount: z.optional(decimal) })

/** The state of a call as a noun: failures in words, at the field that they are about. */
export const callNoun = memo((state: CallState<unknown, Evidence>): MoneyCall => {
  if (state.status === 'unsent') return { status: 'unsent', refusal: refusalOf(state.failure) }
  if (state.status === 'refused') {
    const waits = state.failure.kind === 'refused' && isTooMany(state.failure)
    return { status: 'refused', refusal: { ...refusalOf(state.failure), ...(waits && { waits }) } }
  }
  if (state.status === 'unknown') {
    const { checking, undecided } = state
    const { at, amount } = undecided ?? {}
    return { status: 'unknown', checking, ...(at !== undefined && amount !== undefined && { undecided: { at, amount } }) }
  }
  return state.status === 'found' ? { status: 'found', reference: state.record.reference } : { status: state.status }
})

function refusalOf(failure: Failure): NonNullable<MoneyCall['refusal']> {
  if (failure.kind !== 'refused') return { text: wordingOf(failure), code: '' }
  const parsed = z.safeParse(Details, failure.value ?? {})
  const { field, attemptsLeft } = parsed.success ? parsed.data : {}
  const about = failure.code === 'FIELD_INVALID' || failure.code === 'PARAM_INVALID' ? field : ownValue(fields, failure.code)
  return {
    text: wordingOf(failure),
    code: failure.code,
    ...(about && { field: about }),
    ...(attemptsLeft !== undefined && { attemptsLeft }),
  }
}
