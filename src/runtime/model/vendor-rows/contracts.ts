import * as z from 'zod/mini'

import { MatchList } from '../../../schemas/nouns/match.ts'
import { VendorRowList } from '../../../schemas/nouns/vendor.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Rows of new vendors; with `row` that one alone, with `category` the vendors of that category.
 *
 * Value    rows in the gateway's order, without those that have no vendor
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const vendorRowsNew = defineSourceContract({
  name: 'vendor-rows.new',
  args: z.object({ row: z.optional(z.string()), category: z.optional(z.string()) }),
  value: VendorRowList,
})

/**
 * Hot matches, in the gateway's order.
 *
 * Value    teams, league, start, odds, and what a click starts
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const matchesHot = defineSourceContract({
  name: 'matches.hot',
  args: z.object({}),
  value: MatchList,
})
