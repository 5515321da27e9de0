import * as z from 'zod/mini'

import { ClaimOutcome } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Claims a reward.
 *
 * Shape   `{ state, amount? }`
 * Units   `amount` in the account’s currency
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 13 "Rewards": `POST /wps/relay/MCSFE_claimReward`
 */
export const claimReward = defineEndpoint({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  token: 'real',
  body: z.object({ id: z.string() }),
  value: ClaimOutcome,
})
