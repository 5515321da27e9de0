import * as z from 'zod/mini'

import { SmsSent } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sends an SMS code to the player who is logged in.
 *
 * Shape   `{ expiredMinutes }`, 1 when the gateway sends none
 * Units   `purpose` PASSWORD or BIND_MOBILE; without a number the bound one
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PHONE_MISSING: no number is bound,
 *         PHONE_INVALID, QUOTA_EXCEEDED, TOO_MANY_REQUESTS), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/verification/sms/member`
 */
export const sendMemberCode = defineEndpoint({
  name: 'sendMemberCode',
  method: 'POST',
  path: '/wps/verification/sms/member',
  token: 'real',
  body: z.object({
    purpose: z.enum(['PASSWORD', 'BIND_MOBILE']),
    mobileNum: z.optional(z.string()),
    countryDialingCode: z.optional(z.string()),
  }),
  value: SmsSent,
})
