import * as z from 'zod/mini'

import { UserLosses } from '../../../../schemas/gateway/agent-records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what the accounts of an agent's team won and lost in a range of time.
 *
 * Shape   `Paged<UserLoss>`; `summary` may have totals of the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/userLoss`
 */
export const listUserLosses = defineEndpoint({
  name: 'listUserLosses',
  method: 'GET',
  path: '/wps/agent/userLoss',
  token: 'agent',
  query: z.object({
    ...rangeOfPages,
    account: z.optional(z.string()),
  }),
  value: UserLosses,
})
