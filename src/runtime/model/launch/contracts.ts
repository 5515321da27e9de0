import * as z from 'zod/mini'

import { Notice } from '../../../schemas/nouns/announcement.ts'
import { GameStart } from '../../../schemas/nouns/game.ts'
import { RoomList } from '../../../schemas/nouns/room.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The game in the game popup.
 *
 * Value    its name, picture and address, which is valid for one start; a retry starts it again
 * Empty    nothing was started
 * Failure  none: a start that fails opens `launch-failed`
 * Login    none here; a start asks for a real account
 */
export const gameCurrent = defineSourceContract({
  name: 'game.current',
  args: z.object({}),
  value: GameStart,
  asks: false,
})

/**
 * A game that fills its page, as the page's address names it: a vendor and category, with a game's node or a card's code.
 *
 * Value    its address, good for one start; a retry starts it anew. `members` for a trial account
 * Empty    the address names no game
 * Failure  it did not start: the gateway's reason, or an address that may not be opened; a retry starts it again
 * Login    any session may view it, a real account plays
 */
export const gameSeamless = defineSourceContract({
  name: 'game.seamless',
  args: z.object({
    vendor: z.optional(z.string()),
    category: z.optional(z.string()),
    gameCode: z.optional(z.string()),
    node: z.optional(z.string()),
  }),
  value: GameStart,
  login: 'session',
})

/**
 * Why the last start failed, for the popup `launch-failed`.
 *
 * Value    the gateway's sentence, or a word of ours; a retry starts the game again
 * Empty    nothing failed
 * Failure  none
 * Login    none
 */
export const launchFailure = defineSourceContract({
  name: 'launch.failure',
  args: z.object({}),
  value: Notice,
  asks: false,
})

/**
 * A lottery that fills its page: the lobby of its vendor, or one game of it. Who comes to the page starts it. `prizeMode`: one of the
 * brand's in place of the lobby's own.
 *
 * Value    its address, good for one start; a retry starts it anew. `members` for a trial account
 * Empty    never
 * Failure  it did not start: the gateway's reason, or an address that may not be opened; a retry starts it again
 * Login    any session may view it, a real account plays
 */
export const lotteryLobby = defineSourceContract({
  name: 'lottery.lobby',
  args: z.object({ vendor: z.string(), gameCode: z.optional(z.string()), prizeMode: z.optional(z.string()) }),
  value: GameStart,
  login: 'session',
})

/**
 * The rooms of the PVP game that was asked for, in the popup `rooms`.
 *
 * Value    its rooms in the gateway's order, those that are full or closed too; a retry asks for them again
 * Empty    no game was asked for; a game without rooms starts, and the popup is not opened
 * Failure  none: rooms that cannot be had start the game without one
 * Login    none here; a start asks for a real account
 */
export const roomsOfGame = defineSourceContract({
  name: 'rooms.of-game',
  args: z.object({}),
  value: RoomList,
  asks: false,
})
