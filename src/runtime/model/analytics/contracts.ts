import * as z from 'zod/mini'

import { AnalyticsChoice } from '../../../schemas/nouns/analytics.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Whether visits may be counted on this device; `allow-analytics` answers.
 *
 * Value    who counts, where the gateway and the brand name somebody that the portal knows; what was chosen
 * Empty    never: without a provider the list is empty
 * Failure  never
 * Login    none
 */
export const analytics = defineSourceContract({ name: 'analytics', args: z.object({}), value: AnalyticsChoice, asks: false })
