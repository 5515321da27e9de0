import type { GamePage } from '../../../schemas/nouns/game.ts'
import { defineSource } from '../../contract/source.ts'
import { favouriteGames, favouriteIds } from '../games/favourites.ts'
import { $favouriteGames, pageOfFavourites } from '../games/games.ts'
import { memo } from '../../../rules/memo.ts'
import { mapState } from '../requests/states.ts'
import { both } from '../requests/with-state.ts'
import * as contracts from './contracts.ts'

const findIn = memo((page: GamePage, find: string): GamePage => ({ ...page, find }))

export const gamesFavourites = defineSource(contracts.gamesFavourites, {
  from: $favouriteGames,
  select: (known, { find, ...args }) => {
    const state = pageOfFavourites(known, args)
    return find ? mapState(state, (page) => findIn(page, find)) : state
  },
  wanted: both(favouriteIds.wanted, favouriteGames.wanted).prepend(() => ({ pageNo: 1 })),
  retried: both(favouriteIds.retried, favouriteGames.retried).prepend(() => ({ pageNo: 1 })),
})
