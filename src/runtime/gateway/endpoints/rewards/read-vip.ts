import { VipInfo } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the player’s VIP level and all levels.
 *
 * Shape   `VipInfo`; `levels` in the gateway’s order
 * Units   `progress`, `target`, `requirement` in valid bets, `bonus` in the account’s currency; `rebateRate` is a fraction
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getVipInfo`
 */
export const readVip = defineEndpoint({
  name: 'readVip',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipInfo',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: VipInfo,
})
