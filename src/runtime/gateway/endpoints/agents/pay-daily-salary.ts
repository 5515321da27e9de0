import * as z from 'zod/mini'

import { PayoutResult } from '../../../../schemas/gateway/agent-records.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Pays a daily salary to a downline, or takes one.
 *
 * Shape   `{ status }`: its state from now on
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/relay/SAL_dailySalary`
 */
export const payDailySalary = defineEndpoint({
  name: 'payDailySalary',
  method: 'POST',
  path: '/wps/relay/SAL_dailySalary',
  token: 'agent',
  body: z.object({ recordId: z.string() }),
  value: PayoutResult,
})
