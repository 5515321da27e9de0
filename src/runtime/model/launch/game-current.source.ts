import { combine } from 'effector'

import { $favourites } from '../games/favourites.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $game, gameReloaded } from './launch.ts'
import { withFavourite } from './page-game.ts'
import { contract } from './game-current.contract.ts'

export const source = defineSource(contract, {
  from: combine({ game: $game, favourites: $favourites }),
  select: ({ game, favourites }) =>
    game ? readyOf(withFavourite(game, game.target.nodeId === undefined ? undefined : favourites.has(game.target.nodeId))) : empty,
  retried: gameReloaded.prepend(() => undefined),
})
