import { Slider } from '../../../../schemas/gateway/session.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Gets a slider verification: one use, good for 5 minutes.
 *
 * Shape   `{ enabled, sliderId?, background?, piece?, pieceY?, width?, height?, pieceSize? }`; `enabled` false: send no slider fields
 * Units   pixels of the background; the answer may be 5 off
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 7 "Session": `GET /wps/verification/slider`
 */
export const readSlider = defineEndpoint({
  name: 'readSlider',
  method: 'GET',
  path: '/wps/verification/slider',
  token: 'no',
  value: Slider,
})
