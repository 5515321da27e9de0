import * as z from 'zod/mini'

import { Protection } from '../../../../schemas/gateway/protection.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sets a limit: a lower one applies at once, a higher one and a removal wait.
 *
 * Shape   `Protection`, as it is afterwards
 * Units   `amount` in the account’s currency, of SESSION in minutes; 0 removes the limit
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: PARAM_INVALID), `contract`
 * Source  gateway.md, section 17 "Player protection": `POST /wps/member/protection/limit`
 */
export const setLimit = defineEndpoint({
  name: 'setLimit',
  method: 'POST',
  path: '/wps/member/protection/limit',
  token: 'real',
  body: z.object({ kind: z.string(), period: z.string(), amount: z.number() }),
  value: Protection,
})
