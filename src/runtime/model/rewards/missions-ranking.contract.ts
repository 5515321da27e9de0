import * as z from 'zod/mini'

import { MissionRanking } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The ranking of the missions' players, of a period.
 *
 * Value    rank, name, score and prize of each, by rank; the player is marked where the list contains him
 * Empty    nobody is ranked; with a period the list is empty and the choice stays
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'missions.ranking',
  flag: 'MISSION3',
  args: z.object({ period: z.optional(z.string()) }),
  value: MissionRanking,
  login: 'real',
})
