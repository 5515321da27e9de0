import * as z from 'zod/mini'

import { LoginValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Opens a trial session.
 *
 * Shape   `{ token, firstTimeLogin, passwordExpired }`; the member’s type is 4
 * Units   `random` is an encrypted text of 16 to 64 characters and travels in a header; `os` as the browser says it
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: FUNCTION_DISABLED, ENCRYPTION_INVALID),
 *         `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/session/login/freeplay`
 */
export const logInFreePlay = defineEndpoint({
  name: 'logInFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  token: 'no',
  headers: { 'X-Random': { param: 'random' }, 'X-Gateway-Version': '3' },
  body: z.object({ os: z.string(), platform: z.literal('W'), random: z.string() }),
  value: LoginValue,
})
