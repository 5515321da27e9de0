import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sets the transaction password, or changes the one that is set.
 *
 * Shape   `true`; FIELD_INVALID’s value is a `FieldInvalid`
 * Units   passwords encrypted; the old one once there is one
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: OLD_PASSWORD_INVALID, PASSWORD_MISMATCH,
 *         FIELD_INVALID), `contract`
 * Source  gateway.md, section 8 "Member": `POST /wps/member/security/paymentPassword`
 */
export const setTransactionPassword = defineEndpoint({
  name: 'setTransactionPassword',
  method: 'POST',
  path: '/wps/member/security/paymentPassword',
  token: 'real',
  body: z.object({ oldPassword: z.optional(z.string()), newPassword: z.string(), confirmNewPassword: z.string() }),
  value: Ok,
})
