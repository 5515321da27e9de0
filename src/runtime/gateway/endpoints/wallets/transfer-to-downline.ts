import * as z from 'zod/mini'

import { FundRecord } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Transfers money of an agent to an account below.
 *
 * Shape   `FundRecord`; PAYMENT_PASSWORD_INVALID’s value is `{ attemptsLeft }`, AMOUNT_OUT_OF_RANGE’s `{ minAmount, maxAmount }`
 * Units   `amount` in the account’s currency; `paymentPassword` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: DOWNLINE_NOT_FOUND, PAYMENT_PASSWORD_UNSET,
 *         PAYMENT_PASSWORD_INVALID, BALANCE_INSUFFICIENT, AMOUNT_OUT_OF_RANGE), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/agent/transfer/downline`
 */
export const transferToDownline = defineEndpoint({
  name: 'transferToDownline',
  method: 'POST',
  path: '/wps/agent/transfer/downline',
  token: 'agent',
  body: z.object({ account: z.string(), amount: z.number(), paymentPassword: z.string(), remark: z.optional(z.string()) }),
  value: FundRecord,
})
