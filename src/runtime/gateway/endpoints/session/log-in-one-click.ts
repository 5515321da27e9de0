import * as z from 'zod/mini'

import { LoginValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Logs in by the one-click token of an earlier login.
 *
 * Shape   `{ token, firstTimeLogin, passwordExpired, oneClickToken? }`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: TICKET_EXPIRED: forget the one-click token,
 *         FUNCTION_DISABLED), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/session/login/oneClick`
 */
export const logInOneClick = defineEndpoint({
  name: 'logInOneClick',
  method: 'POST',
  path: '/wps/session/login/oneClick',
  token: 'no',
  body: z.object({ oneClickToken: z.string() }),
  value: LoginValue,
})
