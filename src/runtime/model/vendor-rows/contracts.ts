import * as z from 'zod/mini'

import { MatchList } from '../../../schemas/nouns/match.ts'
import { LaneList } from '../../../schemas/nouns/vendor.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Lanes of new vendors; with `lane` that one alone, with `category` the vendors of that category.
 *
 * Value    lanes in the gateway's order, without those that have no vendor
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const lanesNewVendors = defineSourceContract({
  name: 'lanes.new-vendors',
  args: z.object({ lane: z.optional(z.string()), category: z.optional(z.string()) }),
  value: LaneList,
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
