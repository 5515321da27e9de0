import { ManualRebate } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the rebates that the player claims by hand.
 *
 * Shape   `{ list: RebateRow[], total }`
 * Units   amounts in the account’s currency; `rate` is a fraction: 0.008 is 0.8 %
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getManualRebate`
 */
export const readManualRebate = defineEndpoint({
  name: 'readManualRebate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  token: 'real',
  value: ManualRebate,
})
