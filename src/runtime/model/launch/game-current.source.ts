import { combine } from 'effector'
import * as z from 'zod/mini'

import { GameStart } from '../../../schemas/nouns/game.ts'
import { $favourites } from '../favourites/favourites.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $game, gameReloaded } from './launch.ts'
import { withFavourite } from './page-game.ts'

/**
 * The game in the game popup.
 *
 * Value    its name, picture and address, which is valid for one start; a retry starts it again
 * Empty    nothing was started
 * Failure  none: a start that fails opens `launch-failed`
 * Login    none here; a start asks for a real account
 */
export const source = defineSource({
  name: 'game.current',
  args: z.object({}),
  value: GameStart,
  from: combine({ game: $game, favourites: $favourites }),
  select: ({ game, favourites }) =>
    game ? readyOf(withFavourite(game, game.target.nodeId === undefined ? undefined : favourites.has(game.target.nodeId))) : empty,
  retried: gameReloaded.prepend(() => undefined),
})
