import { DepositChannels } from '../../../../schemas/gateway/funds.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the ways to pay in.
 *
 * Shape   `List<DepositChannel>`; `guide` is hostile
 * Units   amounts in the account’s currency, `feeRate` a fraction
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/deposit/channels`
 */
export const listDepositChannels = defineEndpoint({
  name: 'listDepositChannels',
  method: 'GET',
  path: '/wps/deposit/channels',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: DepositChannels,
})
