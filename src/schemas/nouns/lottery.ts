import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { Picture } from './picture.ts'

/** `closesAt`: when its running draw closes, in ms since 1970 by this device's clock; missing: it is not known. */
export const LotteryGame = z.object({
  key: z.string(),
  name: z.string(),
  picture: Picture,
  closesAt: z.optional(z.number()),
  target: LaunchTarget,
})
export type LotteryGame = z.infer<typeof LotteryGame>

/** `tag` is the gateway's code of the group, "" for games without one. */
export const LotteryGroup = z.object({ key: z.string(), tag: z.string(), games: z.array(LotteryGame) })
export type LotteryGroup = z.infer<typeof LotteryGroup>

/**
 * The games of a prize mode. `modes`: those that the site has; `zone` the gateway's offset, "+08:00"; `skew` is how far its clock is ahead
 * of this device's, in ms.
 */
export const LotteryMenu = z.object({
  mode: z.string(),
  modes: z.array(z.string()),
  groups: z.array(LotteryGroup),
  zone: z.string(),
  skew: z.number(),
})
export type LotteryMenu = z.infer<typeof LotteryMenu>

/** A draw. `openedAt` in ms since 1970 by the gateway's clock; no `numbers`: they are being drawn. */
export const LotteryDraw = z.object({
  key: z.string(),
  game: z.string(),
  draw: z.string(),
  openedAt: z.optional(z.number()),
  numbers: z.array(z.string()),
})
export type LotteryDraw = z.infer<typeof LotteryDraw>

/** Opened numbers of an area, of all games or of the one with the code `game`; `games` are those to choose from. */
export const LotteryDraws = z.object({
  draws: z.array(LotteryDraw),
  area: z.string(),
  game: z.string(),
  games: z.array(z.object({ code: z.string(), name: z.string() })),
  zone: z.string(),
})
export type LotteryDraws = z.infer<typeof LotteryDraws>
