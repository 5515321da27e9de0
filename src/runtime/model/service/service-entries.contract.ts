import * as z from 'zod/mini'

import { ServiceList } from '../../../schemas/nouns/help.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Contacts and channels whose encrypted address could be read; `contact` opens one.
 *
 * Value    kinds; a channel is drawn in the footer
 * Empty    the site has none that can be offered
 * Failure  none
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'service.entries',
  args: z.object({}),
  value: ServiceList,
})
