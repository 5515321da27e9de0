import * as z from 'zod/mini'

import { RevenueRows } from '../../../../schemas/gateway/agent-records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what an agent earned on each day of a range of time, newest first.
 *
 * Shape   `Paged<RevenueRow>`; `summary` may have totals of the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/revenueReport`
 */
export const listRevenue = defineEndpoint({
  name: 'listRevenue',
  method: 'GET',
  path: '/wps/agent/revenueReport',
  token: 'agent',
  query: z.object({
    ...rangeOfPages,
  }),
  value: RevenueRows,
})
