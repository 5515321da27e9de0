import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

const part = z.optional(z.string())

/**
 * Binds a mobile number, an e-mail address, an authenticator or a bank account to the player’s account.
 *
 * Shape   `true`; FIELD_INVALID’s value is a `FieldInvalid`
 * Units   `mobileNum`, `accountNo` and `paymentPassword` encrypted; `verificationCode` of `sms/member` for MOBILE, the authenticator’s for
 *         GOOGLE; `paymentPassword` for BANK_ACCOUNT once it is set
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: CODE_MISSING, CODE_INVALID, CODE_EXPIRED,
 *         FIELD_INVALID, PAYMENT_PASSWORD_INVALID, STATE_CONFLICT: bound already), `contract`
 * Source  gateway.md, section 8 "Member": `POST /wps/member/security/bind`
 */
export const bindAccount = defineEndpoint({
  name: 'bindAccount',
  method: 'POST',
  path: '/wps/member/security/bind',
  token: 'real',
  body: z.object({
    kind: z.enum(['MOBILE', 'EMAIL', 'GOOGLE', 'BANK_ACCOUNT']),
    mobileNum: part,
    countryDialingCode: part,
    email: part,
    verificationCode: part,
    bankName: part,
    accountNo: part,
    payeeName: part,
    paymentPassword: part,
  }),
  value: Ok,
})
