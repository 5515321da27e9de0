import * as z from 'zod/mini'

import { Protection } from '../../../../schemas/gateway/protection.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Closes the account for a while: it ends the session and cannot be shortened.
 *
 * Shape   `Protection`, as it is afterwards
 * Units   `days` from now
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PARAM_INVALID), `contract`
 * Source  gateway.md, section 17 "Player protection": `POST /wps/member/protection/exclusion`
 */
export const excludeMe = defineEndpoint({
  name: 'excludeMe',
  method: 'POST',
  path: '/wps/member/protection/exclusion',
  token: 'real',
  body: z.object({ days: z.int() }),
  value: Protection,
})
