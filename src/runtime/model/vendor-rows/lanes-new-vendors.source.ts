import * as z from 'zod/mini'

import { LaneList } from '../../../schemas/nouns/vendor.ts'
import { $newVendors, vendorRowsOf, newVendors } from './vendor-rows.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf, mapList } from '../requests/states.ts'

/**
 * Lanes of new vendors; with `lane` that one alone, with `category` the vendors of that category.
 *
 * Value    lanes in the gateway's order, without those that have no vendor
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const source = defineSource({
  name: 'lanes.new-vendors',
  args: z.object({ lane: z.optional(z.string()), category: z.optional(z.string()) }),
  value: LaneList,
  from: $newVendors,
  select: ({ known, cdn, bingo }, { lane, category }) =>
    mapList(stateOf(known, 'all'), (value) => vendorRowsOf(value, codeOf(lane), codeOf(category), cdn, bingo)),
  wanted: newVendors.wanted.prepend(() => undefined),
  retried: newVendors.retried.prepend(() => undefined),
})
