import * as z from 'zod/mini'

import { emptiable, List, tolerantArray } from './lists.ts'
import { code, id, int, maybeDecimal, maybeInt, prose, text, url, words } from './scalars.ts'

/** Raffles: the prize wheel, golden eggs and red envelopes (gateway.md, section 12). A play takes one ticket. */

/** `amount` is missing where the prize is no money. `ticketsLeft` is said with the prize of a play alone. */
export const RafflePrize = z.object({ prizeId: id, name: prose, amount: maybeDecimal, icon: url, ticketsLeft: maybeInt })
export type RafflePrize = z.infer<typeof RafflePrize>

/** Who has won what, newest first. */
export const RaffleWinner = z.object({ player: words, gameName: text, prize: prose })
export type RaffleWinner = z.infer<typeof RaffleWinner>

/** `kind`: WHEEL, GOLDEN_EGG, RED_ENVELOPE; raffles of other kinds are kept here and not shown. */
export const Raffle = z.object({
  promotionId: id,
  kind: code,
  name: prose,
  tickets: int,
  prizes: tolerantArray(RafflePrize),
  winners: tolerantArray(RaffleWinner),
})
export type Raffle = z.infer<typeof Raffle>
export const Raffles = List(Raffle)
export type Raffles = z.infer<typeof Raffles>

/** What a play has won. A prize without an id is one that none of the raffle's own can be told to be. */
export const RaffleResult = emptiable(z.object({ prizeId: text, name: prose, amount: maybeDecimal, icon: url, ticketsLeft: maybeInt }))
export type RaffleResult = z.infer<typeof RaffleResult>
