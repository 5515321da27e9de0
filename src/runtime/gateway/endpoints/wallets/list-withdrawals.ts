import * as z from 'zod/mini'

import { FundRecords } from '../../../../schemas/gateway/funds.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists the player’s withdrawals, newest first.
 *
 * Shape   `Paged<FundRecord>`
 * Units   `startTime` and `endTime` ISO-8601 with offset, both included; `pageNo` counts from 1
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/withdraw/records`
 */
export const listWithdrawals = defineEndpoint({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/wps/withdraw/records',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    status: z.optional(z.string()),
  }),
  value: FundRecords,
})
