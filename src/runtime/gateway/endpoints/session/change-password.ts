import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Changes the password of the player who is logged in; the session goes on.
 *
 * Shape   `true`; FIELD_INVALID’s value is a `FieldInvalid`
 * Units   passwords encrypted; `verificationCode` where the site asks for one
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: OLD_PASSWORD_INVALID, PASSWORD_SAME,
 *         PASSWORD_MISMATCH, FIELD_INVALID, CODE_MISSING, CODE_INVALID, CODE_EXPIRED), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/member/password`
 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  token: 'real',
  body: z.object({
    oldPassword: z.string(),
    newPassword: z.string(),
    confirmNewPassword: z.string(),
    verificationCode: z.optional(z.string()),
  }),
  value: Ok,
})
