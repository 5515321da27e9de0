import * as z from 'zod/mini'

import { PointsTransactions } from '../../../../schemas/gateway/points.ts'
import { rangeOfPages } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists what changed the player's points in a range of time, newest first.
 *
 * Shape   `Paged<PointsTransaction>`
 * Units   `startTime` and `endTime` are ISO-8601 with offset, both included; `pageNo` counts from 1; points as exact decimals
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/transactionDetail`
 */
export const listPointsTransactions = defineEndpoint({
  name: 'listPointsTransactions',
  method: 'GET',
  path: '/wps/loyalty/points/transactionDetail',
  token: 'real',
  query: z.object({
    ...rangeOfPages,
    type: z.optional(z.string()),
  }),
  value: PointsTransactions,
})
