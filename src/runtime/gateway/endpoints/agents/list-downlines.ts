import * as z from 'zod/mini'

import { Downlines } from '../../../../schemas/gateway/agents.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists one page of the accounts below an agent: those directly below, or below `parent`, one level down.
 *
 * Shape   `Paged<Downline>`
 * Units   balances in the account’s currency, a rate of 0.015 is 1.5%; `account` is what the name contains
 * Errors  `offline` (no answer after 2 retries), `refused` (AGENT_ONLY, DOWNLINE_NOT_FOUND for a parent of another team), `contract`
 * Source  gateway.md, section 15 "Agent center": `GET /wps/agent/downlines`
 */
export const listDownlines = defineEndpoint({
  name: 'listDownlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  token: 'agent',
  query: z.object({ pageNo: z.int(), pageSize: z.int(), account: z.optional(z.string()), parent: z.optional(z.string()) }),
  value: Downlines,
})
