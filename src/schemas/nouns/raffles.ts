import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { MoneyCall } from './money-call.ts'
import { Picture } from './picture.ts'

/** A prize. Without an amount it is no money. */
export const RafflePrize = z.object({ key: z.string(), name: z.string(), amount: z.optional(Amount), picture: Picture })
export type RafflePrize = z.infer<typeof RafflePrize>

/** A raffle that is played for tickets. */
export const Raffle = z.object({
  key: z.string(),
  kind: z.enum(['WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE']),
  name: z.string(),
  /** The player's: one is one play. */
  tickets: z.int(),
  prizes: z.array(RafflePrize),
  winners: z.array(z.object({ key: z.string(), player: z.string(), game: z.optional(z.string()), prize: z.string() })),
})
export type Raffle = z.infer<typeof Raffle>

/** The raffles of a kind, one of them chosen, and what became of the newest play. */
export const Raffles = z.object({
  currency: z.string(),
  raffles: z.array(Raffle),
  /** The key of the raffle that is shown. */
  chosen: z.string(),
  call: MoneyCall,
  /** The raffle that the call is about. */
  of: z.optional(z.string()),
  /** What was won: as the gateway answered, or as the history has it. `prize`: which of the raffle's prizes it is. */
  won: z.optional(z.object({ name: z.string(), amount: z.optional(Amount), picture: Picture, prize: z.optional(z.string()) })),
})
export type Raffles = z.infer<typeof Raffles>
