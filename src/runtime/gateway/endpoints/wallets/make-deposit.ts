import * as z from 'zod/mini'

import { DepositOrder } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Orders a deposit; the player pays afterwards.
 *
 * Shape   `DepositOrder`; AMOUNT_OUT_OF_RANGE’s value is `{ minAmount, maxAmount }`, of FIELD_INVALID `value.field` is a name in `fields`
 * Units   `amount` in the account’s currency; `fields` by the names that the channel gives
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND, AMOUNT_OUT_OF_RANGE,
 *         FIELD_INVALID), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/deposit`
 */
export const makeDeposit = defineEndpoint({
  name: 'makeDeposit',
  method: 'POST',
  path: '/wps/deposit',
  token: 'real',
  body: z.object({ channelId: z.string(), amount: z.number(), fields: z.optional(z.record(z.string(), z.string())) }),
  value: DepositOrder,
})
