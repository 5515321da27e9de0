import * as z from 'zod/mini'

import { RedeemRecord } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Converts points to money in the main wallet.
 *
 * Shape   `RedeemRecord`; PAYMENT_PASSWORD_INVALID’s value is `{ attemptsLeft }`
 * Units   whole points; `paymentPassword` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PAYMENT_PASSWORD_UNSET,
 *         PAYMENT_PASSWORD_INVALID, POINTS_INSUFFICIENT, AMOUNT_OUT_OF_RANGE), `contract`
 * Source  gateway.md, section 14 "Points mall": `POST /wps/loyalty/points/convert`
 */
export const convertPoints = defineEndpoint({
  name: 'convertPoints',
  method: 'POST',
  path: '/wps/loyalty/points/convert',
  token: 'real',
  body: z.object({ points: z.int(), paymentPassword: z.string() }),
  value: RedeemRecord,
})
