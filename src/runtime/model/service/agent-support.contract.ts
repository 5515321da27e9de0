import * as z from 'zod/mini'

import { SupportHours } from '../../../schemas/nouns/help.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * When agents are helped.
 *
 * Value    days and hours, as the brand's constants `agentSupportDays` and `agentSupportHours` define
 * Empty    the brand defines neither
 * Failure  none: the brand's document is here
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'agent.support',
  args: z.object({}),
  value: SupportHours,
  asks: false,
})
