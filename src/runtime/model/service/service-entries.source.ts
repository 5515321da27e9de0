import { empty, loading } from '../requests/resource.ts'
import { $services, entriesOf, servicesWanted } from './service.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './service-entries.contract.ts'

export const source = defineSource(contract, {
  from: $services.map((services) => ({ services })),
  select: ({ services }) => (services === null ? loading : services.length ? readyOf(entriesOf(services)) : empty),
  wanted: servicesWanted.prepend(() => undefined),
})
