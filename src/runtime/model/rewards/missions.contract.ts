import * as z from 'zod/mini'

import { MissionList } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The player's missions.
 *
 * Value    name, hostile HTML, progress, reward, period and state of each, in the gateway's order; points where the site counts them
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'missions',
  flag: 'MISSION3',
  args: z.object({}),
  value: MissionList,
  login: 'real',
})
