import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sets a new password with an SMS code, which `sendLoginCode` sent with purpose PASSWORD.
 *
 * Shape   `true`; FIELD_INVALID’s value is a `FieldInvalid`
 * Units   `newPassword` and `mobileNum` encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: CODE_MISSING, CODE_INVALID, CODE_EXPIRED,
 *         MOBILE_NOT_FOUND, FIELD_INVALID), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/member/password/verification`
 */
export const resetPasswordByPhone = defineEndpoint({
  name: 'resetPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  token: 'no',
  body: z.object({
    newPassword: z.string(),
    mobileNum: z.string(),
    verificationCode: z.string(),
    countryDialingCode: z.optional(z.string()),
  }),
  value: Ok,
})
