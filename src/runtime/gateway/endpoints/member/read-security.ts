import { SecurityState } from '../../../../schemas/gateway/security.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads what protects the account: bound contacts, passwords that are set, bank accounts; and the player’s profile.
 *
 * Shape   `SecurityState`; a contact that is missing is not bound
 * Units   numbers, addresses and accounts masked
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member": `GET /wps/member/security`
 */
export const readSecurity = defineEndpoint({
  name: 'readSecurity',
  method: 'GET',
  path: '/wps/member/security',
  token: 'real',
  value: SecurityState,
})
