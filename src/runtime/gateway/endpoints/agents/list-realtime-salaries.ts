import * as z from 'zod/mini'

import { SalaryRecords } from '../../../../schemas/gateway/agent-records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the real-time salaries of an agent and of the accounts below in a range of time, newest first.
 *
 * Shape   `Paged<SalaryRecord>`; `summary` may have totals of the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; a rate of 0.015 is 1.5%
 * Errors  `offline` (no answer after 2 retries), `refused` (FUNCTION_DISABLED where it is off), `contract` (body did not parse)
 * Source  gateway.md, section 15 "Agent center": `GET /wps/relay/SAL_realtimeSalary`
 */
export const listRealtimeSalaries = defineEndpoint({
  name: 'listRealtimeSalaries',
  method: 'GET',
  path: '/wps/relay/SAL_realtimeSalary',
  token: 'agent',
  query: z.object({
    ...rangeOfPages,
    account: z.optional(z.string()),
  }),
  value: SalaryRecords,
})
