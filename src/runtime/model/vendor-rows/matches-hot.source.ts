import * as z from 'zod/mini'

import { MatchList } from '../../../schemas/nouns/match.ts'
import { hotMatches, matchesOf } from './vendor-rows.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'

/**
 * Hot matches, in the gateway's order.
 *
 * Value    teams, league, start, odds, and what a click starts
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const source = defineSource({
  name: 'matches.hot',
  args: z.object({}),
  value: MatchList,
  from: hotMatches.known,
  select: (known) => mapList(stateOf(known, 'all'), matchesOf),
  wanted: hotMatches.wanted.prepend(() => undefined),
  retried: hotMatches.retried.prepend(() => undefined),
})
