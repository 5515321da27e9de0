import * as z from 'zod/mini'

import { LoginValue } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Logs in as the account that is linked to an identity of another provider.
 *
 * Shape   `{ token, firstTimeLogin, passwordExpired, oneClickToken? }`
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: SOCIAL_NOT_LINKED: keep the identity for a
 *         registration, FUNCTION_DISABLED, UNKNOWN), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/session/login/social`
 */
export const logInSocial = defineEndpoint({
  name: 'logInSocial',
  method: 'POST',
  path: '/wps/session/login/social',
  token: 'no',
  body: z.object({ firebaseChannel: z.string(), firebaseIdToken: z.string() }),
  value: LoginValue,
})
