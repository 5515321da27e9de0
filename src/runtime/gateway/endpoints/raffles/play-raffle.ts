import * as z from 'zod/mini'

import { RaffleResult } from '../../../../schemas/gateway/raffles.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Plays a raffle once, for one ticket.
 *
 * Shape   `RafflePrize`: what was won, and how many tickets are left
 * Units   `amount` in the account's currency; missing where the prize is no money
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: TICKETS_INSUFFICIENT, STATE_CONFLICT),
 *         `contract`
 * Source  gateway.md, section 12: `POST /wps/relay/MCSFE_rafflePromotion`
 */
export const playRaffle = defineEndpoint({
  name: 'playRaffle',
  method: 'POST',
  path: '/wps/relay/MCSFE_rafflePromotion',
  token: 'real',
  body: z.object({ promotionId: z.string() }),
  value: RaffleResult,
})
