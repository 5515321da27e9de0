import * as z from 'zod/mini'

import { TeamOverview } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the figures of an agent's team over a range of time.
 *
 * Shape   `TeamOverview`; `series` has a row for each day
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/teamOverview`
 */
export const readTeamOverview = defineEndpoint({
  name: 'readTeamOverview',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  token: 'agent',
  query: z.object({ startTime: z.string(), endTime: z.string() }),
  value: TeamOverview,
})
