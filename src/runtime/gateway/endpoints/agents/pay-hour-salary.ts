import * as z from 'zod/mini'

import { PayoutResult } from '../../../../schemas/gateway/agent-records.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Pays an hourly salary to a downline, or takes one.
 *
 * Shape   `{ status }`: its state from now on
 * Units   none
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 15 "Agent center": `POST /wps/relay/SAL_hourSalary`
 */
export const payHourSalary = defineEndpoint({
  name: 'payHourSalary',
  method: 'POST',
  path: '/wps/relay/SAL_hourSalary',
  token: 'agent',
  body: z.object({ recordId: z.string() }),
  value: PayoutResult,
})
