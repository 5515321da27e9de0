import * as z from 'zod/mini'

import { Settlement } from '../../../schemas/nouns/settlement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How often real-time salaries are settled.
 *
 * Value    the minutes of the brand's constant `realtimeSalaryMinutes`, 5 without it, and the zone of the platform
 * Empty    never: for a constant of 0, and where the gateway gives no zone that can be read, the node stays away
 * Failure  none: brand and permission are here
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'agent.settlement',
  flag: 'AGENTPOLICY3',
  args: z.object({}),
  value: Settlement,
  asks: false,
})
