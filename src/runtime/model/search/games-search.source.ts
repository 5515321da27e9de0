import { defineSource } from '../../contract/source.ts'
import { $search, searchOf, searchRetried, searchWanted } from './search.ts'
import { contract } from './games-search.contract.ts'

export const source = defineSource(contract, {
  from: $search,
  select: searchOf,
  wanted: searchWanted,
  retried: searchRetried,
})
