import { Raffles } from '../../../../schemas/gateway/raffles.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the raffles of the site with the player's tickets: prize wheels, golden eggs, red envelopes.
 *
 * Shape   `{ list: Raffle[] }`, in the gateway's order
 * Units   `tickets` are the player's: one is one play; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 12: `GET /wps/relay/MCSFE_getRaffle`
 */
export const listRaffles = defineEndpoint({
  name: 'listRaffles',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffle',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: Raffles,
})
