import * as z from 'zod/mini'

import { ServiceList } from '../../../schemas/nouns/help.ts'
import { empty, loading } from '../requests/resource.ts'
import { $services, entriesOf, servicesWanted } from './service.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * Contacts and channels whose encrypted address could be read; `contact` opens one.
 *
 * Value    kinds; a channel is drawn in the footer
 * Empty    the site has none that can be offered
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'service.entries',
  args: z.object({}),
  value: ServiceList,
  from: $services.map((services) => ({ services })),
  select: ({ services }) => (services === null ? loading : services.length ? readyOf(entriesOf(services)) : empty),
  wanted: servicesWanted.prepend(() => undefined),
})
