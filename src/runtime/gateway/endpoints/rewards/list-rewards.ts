import * as z from 'zod/mini'

import { Rewards } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Lists one page of the player’s rewards; `state` leaves those with this state.
 *
 * Shape   `Paged<Reward>`; `summary.claimable` says how many may be claimed
 * Units   `pageNo` counts from 1; amounts in the account’s currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getRewardList`
 */
export const listRewards = defineEndpoint({
  name: 'listRewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardList',
  token: 'real',
  query: z.object({ pageNo: z.int().check(z.minimum(1)), pageSize: z.int().check(z.minimum(1)), state: z.optional(z.string()) }),
  value: Rewards,
})
