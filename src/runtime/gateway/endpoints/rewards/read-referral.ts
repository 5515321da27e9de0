import * as z from 'zod/mini'

import { Referral } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the player’s invitation: code, address, earnings, and one page of who registered with it.
 *
 * Shape   `Referral`; `records` is a page
 * Units   `pageNo` counts from 1; amounts in the account’s currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 13 "Rewards": `GET /wps/relay/MCSFE_getReferralInfo`
 */
export const readReferral = defineEndpoint({
  name: 'readReferral',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInfo',
  token: 'real',
  query: z.object({ pageNo: z.int().check(z.minimum(1)), pageSize: z.int().check(z.minimum(1)) }),
  value: Referral,
})
