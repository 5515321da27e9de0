import { defineSource } from '../../contract/source.ts'
import * as contracts from './contracts.ts'
import { $search, searchOf, searchRetried, searchWanted } from './search.ts'

export const gamesSearch = defineSource(contracts.gamesSearch, {
  from: $search,
  select: searchOf,
  wanted: searchWanted,
  retried: searchRetried,
})
