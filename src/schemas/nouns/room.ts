import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { LocalizedText } from './localized-text.ts'

/**
 * A table of a PVP game. `status` is one of our words, or the gateway's own text when it is unknown. `open`: it can be picked. Amounts
 * are in the account's currency.
 */
export const Room = z.object({
  key: z.string(), // its id: `data-key`
  name: z.string(),
  minBet: z.optional(z.number()),
  maxBet: z.optional(z.number()),
  players: z.optional(z.int()),
  capacity: z.optional(z.int()),
  status: z.string(),
  open: z.boolean(),
  target: LaunchTarget,
})
export type Room = z.infer<typeof Room>
export const RoomList = z.object({
  name: z.string(),
  currency: z.string(),
  rooms: z.array(Room),
  message: z.optional(LocalizedText),
  busy: z.boolean(),
})
export type RoomList = z.infer<typeof RoomList>
