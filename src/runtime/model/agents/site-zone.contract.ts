import * as z from 'zod/mini'

import { SiteZone } from '../../../schemas/nouns/site-zone.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The zone in which the gateway counts days.
 *
 * Value    its offset, as the gateway writes it
 * Empty    never: where the gateway gives none that can be read, the node stays away
 * Failure  none: the permission is here
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'site.zone',
  args: z.object({}),
  value: SiteZone,
  asks: false,
})
