import * as z from 'zod/mini'

import { Protection } from '../../../../schemas/gateway/protection.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sets how often the player is reminded of the time.
 *
 * Shape   `Protection`, as it is afterwards
 * Units   `minutes` between two reminders; 0 turns them off
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PARAM_INVALID), `contract`
 * Source  gateway.md, section 17 "Player protection": `POST /wps/member/protection/realityCheck`
 */
export const setRealityCheck = defineEndpoint({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/member/protection/realityCheck',
  token: 'real',
  body: z.object({ minutes: z.int() }),
  value: Protection,
})
