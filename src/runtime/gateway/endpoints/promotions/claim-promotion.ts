import * as z from 'zod/mini'

import { PromotionOutcome } from '../../../../schemas/gateway/announcements.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Claims what a promotion gives.
 *
 * Shape   `{ state, amount? }`
 * Units   `amount` in the account’s currency, as an exact decimal
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: STATE_CONFLICT, RECORD_NOT_FOUND), `contract`
 * Source  gateway.md, section 12 "Announcements": `POST /wps/relay/MCSFE_claimPromotion`
 */
export const claimPromotion = defineEndpoint({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  token: 'real',
  body: z.object({ id: z.string() }),
  value: PromotionOutcome,
})
