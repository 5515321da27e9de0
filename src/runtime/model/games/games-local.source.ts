import { $localGames, pageOfLocal } from './games.ts'
import { menus } from '../categories/game-menus.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './games-local.contract.ts'

export const source = defineSource(contract, {
  from: $localGames,
  select: pageOfLocal,
  wanted: menus.wanted.prepend(() => undefined),
  retried: menus.retried.prepend(() => undefined),
})
