import { $games, gamesOfCategory } from './games.ts'
import { listRetried, listWanted } from './list-pages.ts'
import { defineSource } from '../../contract/source.ts'
import { contract } from './games-by-category.contract.ts'

export const source = defineSource(contract, {
  from: $games,
  select: gamesOfCategory,
  wanted: listWanted,
  retried: listRetried,
})
