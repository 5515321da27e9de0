import { hotMatches, matchesOf } from './vendor-rows.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './matches-hot.contract.ts'

export const source = defineSource(contract, {
  from: hotMatches.known,
  select: (known) => mapList(stateOf(known, 'all'), matchesOf),
  wanted: hotMatches.wanted.prepend(() => undefined),
  retried: hotMatches.retried.prepend(() => undefined),
})
