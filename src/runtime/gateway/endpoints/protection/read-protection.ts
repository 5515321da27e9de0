import { Protection } from '../../../../schemas/gateway/protection.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the player’s limits, reality check and exclusion.
 *
 * Shape   `{ limits, realityCheckMinutes, excludedUntil? }`
 * Units   amounts in the account’s currency, of SESSION limits in minutes
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code: NOT_FOUND: an older gateway without it),
 *         `contract` (body did not parse)
 * Source  gateway.md, section 17 "Player protection": `GET /wps/member/protection`
 */
export const readProtection = defineEndpoint({
  name: 'readProtection',
  method: 'GET',
  path: '/wps/member/protection',
  token: 'real',
  value: Protection,
})
