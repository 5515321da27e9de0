import * as z from 'zod/mini'

import { GameStart } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * A game that fills its page, as the page's address names it: a vendor and category, with a game's node or a card's code.
 *
 * Value    its address, good for one start; a retry starts it anew. `members` for a trial account
 * Empty    the address names no game
 * Failure  it did not start: the gateway's reason, or an address that may not be opened; a retry starts it again
 * Login    any session may view it, a real account plays
 */
export const contract = defineSourceContract({
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
