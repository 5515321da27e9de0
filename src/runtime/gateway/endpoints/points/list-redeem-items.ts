import * as z from 'zod/mini'

import { RedeemItems } from '../../../../schemas/gateway/points.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists one page of what points are redeemed for: chips, gifts and services; `type` leaves those of one type.
 *
 * Shape   `Paged<RedeemItem>`, in the gateway's order
 * Units   `pageNo` counts from 1; `pointsRequirement` in points, `amountRequirement` in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 14 "Points mall": `GET /wps/loyalty/points/redeemList`
 */
export const listRedeemItems = defineEndpoint({
  name: 'listRedeemItems',
  method: 'GET',
  path: '/wps/loyalty/points/redeemList',
  token: 'real',
  query: z.object({ pageNo: z.int().check(z.minimum(1)), pageSize: z.int().check(z.minimum(1)), type: z.optional(z.string()) }),
  adds: { language: { site: 'language' } },
  value: RedeemItems,
})
