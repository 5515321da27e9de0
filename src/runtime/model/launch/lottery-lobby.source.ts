import * as z from 'zod/mini'

import { GameStart } from '../../../schemas/nouns/game.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf } from '../requests/states.ts'
import { $pageGame, pageGameOf, pageGameReloaded, pageGameWanted } from './page-game.ts'
import type { PageGame } from './page-game.ts'

/**
 * A lottery that fills its page: the lobby of its vendor, or one game of it. Who comes to the page starts it.
 *
 * Value    its address, good for one start; a retry starts it anew. `members` for a trial account
 * Empty    never
 * Failure  it did not start: the gateway's reason, or an address that may not be opened; a retry starts it again
 * Login    any session may view it, a real account plays
 */
export const source = defineSource({
  name: 'lottery.lobby',
  args: z.object({ vendor: z.string(), gameCode: z.optional(z.string()) }),
  value: GameStart,
  login: 'session',
  from: $pageGame,
  select: (known, args) => pageGameOf(known, askedOf(args)),
  wanted: pageGameWanted.prepend(askedOf),
  retried: pageGameReloaded.prepend(() => undefined),
})

function askedOf({ vendor, gameCode }: { vendor: string; gameCode?: string | undefined }): PageGame {
  return { vendor, gameCode: codeOf(gameCode), lottery: true }
}
