import { ProtectionSession } from '../../../../schemas/gateway/protection.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads since when the player plays, and the result so far.
 *
 * Shape   `{ startedAt, serverTime, netResult }`
 * Units   times are ISO-8601 with offset; `netResult` in the account’s currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 17 "Player protection": `GET /wps/member/protection/session`
 */
export const readProtectionSession = defineEndpoint({
  name: 'readProtectionSession',
  method: 'GET',
  path: '/wps/member/protection/session',
  token: 'real',
  value: ProtectionSession,
})
