import * as z from 'zod/mini'

import { GameVendorCard } from './games.ts'
import { emptiable, List, maybeRecord, tolerantArray } from './lists.ts'
import { code, id, money, text, words } from './scalars.ts'

/** Rows of vendors: new ones by lane, and hot matches (gateway.md, section 10). Field names are the gateway's. */

export const Lane = z.object({ laneCode: code, displayName: text, vendors: tolerantArray(GameVendorCard) })
export type Lane = z.infer<typeof Lane>
export const NewVendors = emptiable(z.object({ data: emptiable(z.object({ lanes: tolerantArray(Lane) })) }))
export type NewVendors = z.infer<typeof NewVendors>

/** `startTime` is ISO-8601 with offset; `odds` by outcome. */
export const HotMatch = z.object({
  matchId: id,
  league: words,
  home: words,
  away: words,
  startTime: words,
  vassalage: code,
  gameCode: text,
  odds: maybeRecord(money),
})
export type HotMatch = z.infer<typeof HotMatch>
export const HotMatches = List(HotMatch)
