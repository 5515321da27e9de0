import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { codeOf, mapList } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $newVendors, hotMatches, matchesOf, newVendors, vendorRowsOf } from './vendor-rows.ts'

export const vendorRowsNew = defineSource(contracts.vendorRowsNew, {
  from: $newVendors,
  select: ({ known, cdn, bingo, down }, { row, category }) =>
    mapList(stateOf(known, 'all'), (value) => vendorRowsOf(value, codeOf(row), codeOf(category), cdn, bingo, down)),
  wanted: newVendors.wanted.prepend(() => undefined),
  retried: newVendors.retried.prepend(() => undefined),
})

export const matchesHot = defineSource(contracts.matchesHot, {
  from: hotMatches.known,
  select: (known) => mapList(stateOf(known, 'all'), matchesOf),
  wanted: hotMatches.wanted.prepend(() => undefined),
  retried: hotMatches.retried.prepend(() => undefined),
})
