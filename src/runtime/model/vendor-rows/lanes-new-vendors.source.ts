import { $newVendors, vendorRowsOf, newVendors } from './vendor-rows.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf, mapList } from '../requests/states.ts'
import { contract } from './lanes-new-vendors.contract.ts'

export const source = defineSource(contract, {
  from: $newVendors,
  select: ({ known, cdn, bingo }, { lane, category }) =>
    mapList(stateOf(known, 'all'), (value) => vendorRowsOf(value, codeOf(lane), codeOf(category), cdn, bingo)),
  wanted: newVendors.wanted.prepend(() => undefined),
  retried: newVendors.retried.prepend(() => undefined),
})
