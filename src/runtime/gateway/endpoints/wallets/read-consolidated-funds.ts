import { Consolidated } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads which contracts an account has and which wait for it.
 *
 * Shape   `Consolidated`, or `null`: no contract data, no panel
 * Units   the four requests: 0 none, 1 a new contract waits, 2 a termination waits
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/member/info/funds/consolidated`
 */
export const readConsolidatedFunds = defineEndpoint({
  name: 'readConsolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'yes',
  value: Consolidated,
})
