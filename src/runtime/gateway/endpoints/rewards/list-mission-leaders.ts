import * as z from 'zod/mini'

import { LeaderRows } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the ranking of the missions’ players, of a period.
 *
 * Shape   `List<LeaderRow>`; one of them may be the player: `me`
 * Units   `rank` counts from 1; `score` in points
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getMissionLeaderboard`
 */
export const listMissionLeaders = defineEndpoint({
  name: 'listMissionLeaders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'real',
  adds: { language: { site: 'language' } },
  query: z.object({ periodType: z.optional(z.string()) }),
  value: LeaderRows,
})
