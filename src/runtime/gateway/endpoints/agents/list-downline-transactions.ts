import * as z from 'zod/mini'

import { DownlineTransactions } from '../../../../schemas/gateway/agent-records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what changed the balances of an agent's team in a range of time, newest first.
 *
 * Shape   `Paged<DownlineTransaction>`; `summary` may have totals of the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/downlineTransactions`
 */
export const listDownlineTransactions = defineEndpoint({
  name: 'listDownlineTransactions',
  method: 'GET',
  path: '/wps/agent/downlineTransactions',
  token: 'agent',
  query: z.object({
    ...rangeOfPages,
    account: z.optional(z.string()),
    type: z.optional(z.string()),
  }),
  value: DownlineTransactions,
})
