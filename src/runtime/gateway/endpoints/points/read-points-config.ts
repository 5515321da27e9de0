import { PointsConfig } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the rules of points: what earns them, what they are worth, and how many are converted at once.
 *
 * Shape   `PointsConfig`; `description` is HTML of the gateway
 * Units   `pointsRatio`: points for one unit of the account's currency; `rules`: `points` for `units` of valid bets
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/config`
 */
export const readPointsConfig = defineEndpoint({
  name: 'readPointsConfig',
  method: 'GET',
  path: '/wps/loyalty/points/config',
  token: 'real',
  adds: { language: { site: 'language' } },
  value: PointsConfig,
})
