import * as z from 'zod/mini'

import { GameStart } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * A lottery that fills its page: the lobby of its vendor, or one game of it. Who comes to the page starts it. `prizeMode`: one of the
 * brand's in place of the lobby's own.
 *
 * Value    its address, good for one start; a retry starts it anew. `members` for a trial account
 * Empty    never
 * Failure  it did not start: the gateway's reason, or an address that may not be opened; a retry starts it again
 * Login    any session may view it, a real account plays
 */
export const contract = defineSourceContract({
  name: 'lottery.lobby',
  args: z.object({ vendor: z.string(), gameCode: z.optional(z.string()), prizeMode: z.optional(z.string()) }),
  value: GameStart,
  login: 'session',
})
