import * as z from 'zod/mini'

import { MatchList } from '../../../schemas/nouns/match.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Hot matches, in the gateway's order.
 *
 * Value    teams, league, start, odds, and what a click starts
 * Empty    there are none
 * Failure  the call failed; a retry asks again; an older gateway has none: the node stays away
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'matches.hot',
  args: z.object({}),
  value: MatchList,
})
