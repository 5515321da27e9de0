import * as z from 'zod/mini'

import { RedeemRecords } from '../../../../schemas/gateway/points.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what the player has redeemed and converted in a range of time, newest first.
 *
 * Shape   `Paged<RedeemRecord>`
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; points as exact decimals, amounts in
 *         the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/redeemRecord`
 */
export const listRedeemRecords = defineEndpoint({
  name: 'listRedeemRecords',
  method: 'GET',
  path: '/wps/loyalty/points/redeemRecord',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    status: z.optional(z.string()),
  }),
  value: RedeemRecords,
})
