import { PointsRewards } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the points that the player has earned, by type.
 *
 * Shape   `List<PointsReward>`, in the gateway's order
 * Units   points as exact decimals; `pointsRatio` is a number of points
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/reward`
 */
export const listPointsEarned = defineEndpoint({
  name: 'listPointsEarned',
  method: 'GET',
  path: '/wps/loyalty/points/reward',
  token: 'real',
  value: PointsRewards,
})
