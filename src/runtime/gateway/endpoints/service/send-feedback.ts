import * as z from 'zod/mini'

import { SentFeedback } from '../../../../schemas/gateway/service.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sends feedback or a complaint to customer service.
 *
 * Shape   `SentFeedback`, whose `feedbackId` the player may name later
 * Units   `content` of 5 to 140 code points; up to 3 `images`, png or jpg of 5 MB at most
 * Errors  `offline` (no usable answer in 60 s: never sent again by itself), `refused` (with its code: CONTENT_LENGTH, IMAGE_TYPE,
 *         IMAGE_TOO_LARGE, TOO_MANY_IMAGES), `contract`
 * Source  gateway.md, section 12: `PUT /wps/feedback`
 */
export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  token: 'real',
  encoding: 'multipart',
  body: z.object({ questionType: z.string(), content: z.string(), images: z.optional(z.array(z.file())) }),
  value: SentFeedback,
})
