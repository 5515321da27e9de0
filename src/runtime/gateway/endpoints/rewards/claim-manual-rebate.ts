import * as z from 'zod/mini'

import { RebateOutcome } from '../../../../schemas/gateway/rewards.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Claims rebates.
 *
 * Shape   `{ amount }`, the sum that was paid
 * Units   an empty list of ids: all of them; `amount` in the account’s currency
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: RECORD_NOT_FOUND, STATE_CONFLICT), `contract`
 * Source  gateway.md, section 13 "Rewards": `POST /wps/relay/MCSFE_claimManualRebate`
 */
export const claimManualRebate = defineEndpoint({
  name: 'claimManualRebate',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  token: 'real',
  body: z.object({ ids: z.array(z.string()) }),
  value: RebateOutcome,
})
