import * as z from 'zod/mini'

import { LoginValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Answers the verification of an address that is not known yet; the login is then complete.
 *
 * Shape   `{ token, firstTimeLogin, passwordExpired, oneClickToken? }`
 * Units   `answer` encrypted: the code that was sent, the name on the bank account, or the authenticator’s code
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: CODE_INVALID, CODE_EXPIRED, TICKET_EXPIRED,
 *         ENCRYPTION_INVALID), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/verification/ip`
 */
export const verifyIp = defineEndpoint({
  name: 'verifyIp',
  method: 'POST',
  path: '/wps/verification/ip',
  token: 'no',
  body: z.object({ ticket: z.string(), method: z.string(), answer: z.string() }),
  value: LoginValue,
})
