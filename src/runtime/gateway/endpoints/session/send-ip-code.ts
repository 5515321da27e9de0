import * as z from 'zod/mini'

import { SmsSent } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sends a code for a login from an address that is not known yet.
 *
 * Shape   `{ expiredMinutes }`, 1 when the gateway sends none
 * Units   `ticket` is the login failure’s; `method` MOBILE or EMAIL
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: TICKET_EXPIRED: start the login again,
 *         TOO_MANY_REQUESTS), `contract`
 * Source  gateway.md, section 7 "Session": `POST /wps/verification/ip/code`
 */
export const sendIpCode = defineEndpoint({
  name: 'sendIpCode',
  method: 'POST',
  path: '/wps/verification/ip/code',
  token: 'no',
  body: z.object({ ticket: z.string(), method: z.string() }),
  value: SmsSent,
})
