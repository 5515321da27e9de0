import * as z from 'zod/mini'

import { Contracts } from '../../../../schemas/gateway/contracts.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the contracts of an agent with those above and below, newest first.
 *
 * Shape   `Paged<GatewayContract>`
 * Units   amounts in the account’s currency, a rate of 0.08 is 8%; `createdTime` ISO-8601 with offset
 * Errors  `offline` (no answer after 2 retries), `refused` (FUNCTION_DISABLED without contracts), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/contracts`
 */
export const listContracts = defineEndpoint({
  name: 'listContracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  token: 'agent',
  query: z.object({
    pageNo: z.int(),
    pageSize: z.int(),
    direction: z.optional(z.string()),
    contractType: z.optional(z.string()),
    status: z.optional(z.string()),
  }),
  value: Contracts,
})
