import * as z from 'zod/mini'

import { TeamBets } from '../../../../schemas/gateway/agent-records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the bets of an agent's team in a range of time, newest first.
 *
 * Shape   `Paged<TeamBet>`; `summary` may have totals of the whole range by the names of a row
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/teamBetting`
 */
export const listTeamBets = defineEndpoint({
  name: 'listTeamBets',
  method: 'GET',
  path: '/wps/agent/teamBetting',
  token: 'agent',
  query: z.object({
    ...rangeOfPages,
    account: z.optional(z.string()),
    gameCategory: z.optional(z.string()),
  }),
  value: TeamBets,
})
