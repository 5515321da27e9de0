import * as z from 'zod/mini'

import { ClaimOutcome } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Claims the bonus of a VIP level.
 *
 * Shape   `{ state, amount? }`
 * Units   `amount` in the account’s currency
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: STATE_CONFLICT), `contract`
 * Source  gateway.md, section 13 "Rewards": `POST /wps/relay/MCSFE_claimVipBonus`
 */
export const claimVipBonus = defineEndpoint({
  name: 'claimVipBonus',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimVipBonus',
  token: 'real',
  body: z.object({ vipRankLevel: z.int() }),
  value: ClaimOutcome,
})
