import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Asks for a mail that leads to a new password.
 *
 * Shape   `true`
 * Units   sent as a form, not encrypted
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: USERNAME_EMAIL_NOT_FOUND,
 *         TOO_MANY_REQUESTS), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/member/password/email`
 */
export const resetPasswordByEmail = defineEndpoint({
  name: 'resetPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  token: 'no',
  encoding: 'form',
  body: z.object({ username: z.string(), email: z.string() }),
  value: Ok,
})
