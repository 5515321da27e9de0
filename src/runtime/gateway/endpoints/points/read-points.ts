import { PointsBalance } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads how many points the player has.
 *
 * Shape   `PointsBalance`
 * Units   points as exact decimals; they never expire
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/balance`
 */
export const readPoints = defineEndpoint({
  name: 'readPoints',
  method: 'GET',
  path: '/wps/loyalty/points/balance',
  token: 'real',
  value: PointsBalance,
})
