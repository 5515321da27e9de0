import * as z from 'zod/mini'

import { SmsSent } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sends an SMS code for a registration, by user name or mobile number.
 *
 * Shape   `{ expiredMinutes }`, 1 when the gateway sends none
 * Units   `mobileNum` and `countryDialingCode` are digits; one code per number in 60 s, five in 5 minutes
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PHONE_MISSING, PHONE_INVALID, MOBILE_TAKEN,
 *         QUOTA_EXCEEDED, CAPTCHA_CHECK_FAILED, FUNCTION_DISABLED, TOO_MANY_REQUESTS), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/verification/sms/register`
 */
export const sendRegisterCode = defineEndpoint({
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  token: 'no',
  body: z.object({
    username: z.optional(z.string()),
    mobileNum: z.optional(z.string()),
    countryDialingCode: z.optional(z.string()),
    captcha: z.optional(z.string()),
    captchaId: z.optional(z.string()),
  }),
  value: SmsSent,
})
