import * as z from 'zod/mini'

import { ProfitRows } from '../../../../schemas/gateway/records.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what the player won and lost, a row for each day.
 *
 * Shape   `Paged<ProfitRow>`; `summary` has the names of the row, for the whole range
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; amounts in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 9 "Records of a member": `GET /wps/relay/ODSFE2_getPersonalProfit`
 */
export const listProfits = defineEndpoint({
  name: 'listProfits',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getPersonalProfit',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
  }),
  value: ProfitRows,
})
