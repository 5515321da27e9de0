import * as z from 'zod/mini'

import { SupportHours } from '../../../schemas/nouns/help.ts'
import { $brand } from '../documents/documents.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'

/**
 * When agents are helped.
 *
 * Value    days and hours, as the brand's constants `agentSupportDays` and `agentSupportHours` define
 * Empty    the brand defines neither
 * Failure  none: the brand's document is here
 * Login    none
 */
export const source = defineSource({
  name: 'agent.support',
  args: z.object({}),
  value: SupportHours,
  from: $brand.map(({ constants }): SourceState<SupportHours> => {
    const { agentSupportDays: days, agentSupportHours: hours } = constants
    return typeof days === 'string' && typeof hours === 'string' ? { status: 'ready', value: { days, hours } } : { status: 'empty' }
  }),
  select: (known) => known,
})
