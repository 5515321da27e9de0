import * as z from 'zod/mini'

import { FundRecord } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Asks for a withdrawal.
 *
 * Shape   `FundRecord`; PAYMENT_PASSWORD_INVALID’s value is `{ attemptsLeft }`, AMOUNT_OUT_OF_RANGE’s `{ minAmount, maxAmount }`
 * Units   `amount` in the account’s currency; `paymentPassword` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PAYMENT_PASSWORD_UNSET,
 *         PAYMENT_PASSWORD_INVALID, BALANCE_INSUFFICIENT, AMOUNT_OUT_OF_RANGE), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/withdraw`
 */
export const withdraw = defineEndpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/withdraw',
  token: 'real',
  body: z.object({ accountId: z.string(), amount: z.number(), paymentPassword: z.string() }),
  value: FundRecord,
})
