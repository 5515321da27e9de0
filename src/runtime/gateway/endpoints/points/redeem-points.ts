import * as z from 'zod/mini'

import { RedeemRecord } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Redeems points for an item.
 *
 * Shape   `RedeemRecord`; PAYMENT_PASSWORD_INVALID’s value is `{ attemptsLeft }`
 * Units   `quantity` in items; `receivingAddress` only of a gift; `paymentPassword` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PAYMENT_PASSWORD_UNSET,
 *         PAYMENT_PASSWORD_INVALID, POINTS_INSUFFICIENT, BALANCE_INSUFFICIENT, OUT_OF_STOCK, PARAM_INVALID), `contract`
 * Source  gateway.md, section 14 "Points mall": `POST /wps/loyalty/points/redeem`
 */
export const redeemPoints = defineEndpoint({
  name: 'redeemPoints',
  method: 'POST',
  path: '/wps/loyalty/points/redeem',
  token: 'real',
  body: z.object({ itemId: z.string(), quantity: z.int(), receivingAddress: z.optional(z.string()), paymentPassword: z.string() }),
  value: RedeemRecord,
})
