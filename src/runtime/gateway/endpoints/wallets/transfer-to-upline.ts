import * as z from 'zod/mini'

import { FundRecord } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Transfers money to the player who is above this one.
 *
 * Shape   `FundRecord`; PAYMENT_PASSWORD_INVALID’s value is `{ attemptsLeft }`, AMOUNT_OUT_OF_RANGE’s `{ minAmount, maxAmount }`
 * Units   `amount` in the account’s currency; `paymentPassword` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: NO_UPLINE, PAYMENT_PASSWORD_UNSET,
 *         PAYMENT_PASSWORD_INVALID, BALANCE_INSUFFICIENT, AMOUNT_OUT_OF_RANGE), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/member/transfer/upline`
 */
export const transferToUpline = defineEndpoint({
  name: 'transferToUpline',
  method: 'POST',
  path: '/wps/member/transfer/upline',
  token: 'real',
  body: z.object({ amount: z.number(), paymentPassword: z.string(), remark: z.optional(z.string()) }),
  value: FundRecord,
})
