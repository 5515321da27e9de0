import * as z from 'zod/mini'

import { PromotionOutcome } from '../../../../schemas/gateway/announcements.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Joins a promotion, or applies for it.
 *
 * Shape   `{ state }`, the promotion’s new state
 * Units   `comment` at most 140 code points
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: CONTENT_LENGTH, STATE_CONFLICT,
 *         RECORD_NOT_FOUND), `contract`
 * Source  gateway.md, section 12 "Announcements": `POST /wps/relay/MCSFE_joinPromotion`
 */
export const joinPromotion = defineEndpoint({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  token: 'real',
  body: z.object({ id: z.string(), comment: z.optional(z.string()) }),
  value: PromotionOutcome,
})
