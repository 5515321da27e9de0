import * as z from 'zod/mini'

import { SmsSent } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sends an SMS code to a member’s number, for a login or a new password.
 *
 * Shape   `{ expiredMinutes }`, 1 when the gateway sends none
 * Units   `mobileNum` and `countryDialingCode` are digits; one code per number in 60 s, five in 5 minutes
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PHONE_MISSING, PHONE_INVALID,
 *         MOBILE_NOT_FOUND, QUOTA_EXCEEDED, CAPTCHA_CHECK_FAILED, FUNCTION_DISABLED, TOO_MANY_REQUESTS), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/verification/sms/noLogin`
 */
export const sendLoginCode = defineEndpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  token: 'no',
  body: z.object({
    mobileNum: z.string(),
    countryDialingCode: z.string(),
    purpose: z.enum(['LOGIN', 'PASSWORD']),
    captcha: z.optional(z.string()),
    captchaId: z.optional(z.string()),
  }),
  value: SmsSent,
})
