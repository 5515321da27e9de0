import * as z from 'zod/mini'

import { Affiliate } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Finds the affiliate of an invitation code.
 *
 * Shape   `{ affiliateCode, recommenderId?, agentName? }`
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code: AFFILIATE_INVALID), `contract` (body did not
 *         parse)
 * Source  gateway.md, section 7 "Session": `GET /wps/agent/affiliate`
 */
export const checkAffiliate = defineEndpoint({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  token: 'no',
  query: z.object({ affiliateCode: z.string() }),
  value: Affiliate,
})
