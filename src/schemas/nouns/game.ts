import * as z from 'zod/mini'

import { LaunchTarget } from '../launch-target.ts'
import { Picture } from './picture.ts'

export const Game = z.object({
  key: z.string(), // nodeId, else vendor/gameCode: `data-key`
  name: z.string(), // any script, any length: text, never HTML
  vendor: z.string(), // code, e.g. JDB
  vendorName: z.string(),
  category: z.string(), // the gameType to launch with, e.g. RNG, FISH, JP
  picture: Picture,
  target: LaunchTarget,
  hot: z.optional(z.boolean()),
  fresh: z.optional(z.boolean()), // "new" at the gateway
  maintenance: z.optional(z.boolean()),
  maintenanceUntil: z.optional(z.string()), // a moment, where the brand has announced the end
  favourite: z.optional(z.boolean()),
})
export type Game = z.infer<typeof Game>

/** A page of games. `total` is missing where the gateway does not send it: no figure, no badge. */
export const GamePage = z.object({
  games: z.array(Game),
  page: z.int(), // from 1
  pages: z.int(),
  pageSize: z.int(),
  total: z.optional(z.int()),
  vendor: z.optional(z.string()), // what was asked for, so that a strip can show it: a vendor's code; missing or "" is all
  class: z.optional(z.string()), // the same for a class
  find: z.optional(z.string()), // the same for a text that a widget looks for in the list
  sort: z.optional(z.string()), // the same for an order: "new", "name"; missing is the gateway's
  next: z.optional(z.enum(['loading', 'failed'])), // the page after these, when it has been asked for
  peek: z.array(Game), // the games right behind a limit, for the fan of the "See all" tile
})
export type GamePage = z.infer<typeof GamePage>

export const GameClass = z.object({ key: z.string(), name: z.string(), count: z.optional(z.int()) })
export type GameClass = z.infer<typeof GameClass>

/**
 * A game that is being started or was: what the game popup and the game pages show. `url` is good for one start and "" until it is there.
 * `state`: starting; ready (in the frame); blocked (it wants a window of its own, which the browser did not open); window (it has one);
 * members (it needs a real account, which this player has not).
 */
export const GameStart = z.object({
  url: z.string(),
  state: z.enum(['starting', 'ready', 'blocked', 'window', 'members']),
  name: z.string(),
  vendorName: z.string(),
  picture: Picture,
  target: LaunchTarget,
  favourite: z.optional(z.boolean()), // missing: it cannot be one
})
export type GameStart = z.infer<typeof GameStart>
