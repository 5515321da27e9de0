import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './agent-links.contract.ts'
import { links, linksOf } from './links.ts'

export const source = defineSource(contract, {
  from: links.known,
  select: (known) => mapList(stateOf(known, 'all'), linksOf),
  wanted: links.refreshed.prepend(() => undefined), // people register meanwhile
  retried: links.retried.prepend(() => undefined),
})
