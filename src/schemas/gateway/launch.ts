import * as z from 'zod/mini'

import { List } from './lists.ts'
import { address, code, id, maybeInt, maybeMoney, text, words } from './scalars.ts'

/** What starting a game answers, and the rooms of a game (gateway.md, section 10). Field names are the gateway's. */

/** `launchUrl` carries a one-time ticket: never kept. `openMode` missing: in the game popup. */
export const LaunchValue = z.object({ launchUrl: address, openMode: text })
export type LaunchValue = z.infer<typeof LaunchValue>

export const Room = z.object({
  roomId: id,
  roomName: words,
  gameCode: code,
  vassalage: code,
  minBet: maybeMoney,
  maxBet: maybeMoney,
  players: maybeInt,
  capacity: maybeInt,
  status: text,
})
export type Room = z.infer<typeof Room>
export const Rooms = List(Room)
