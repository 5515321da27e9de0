import { defineSource } from '../../contract/source.ts'
import { absent, stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './agent-links.contract.ts'
import { $links, links, linksOf } from './links.ts'

export const source = defineSource(contract, {
  from: $links,
  select: ({ known, role }) =>
    role !== null && role !== 'agent' // the gateway answers agents alone
      ? absent
      : mapList(stateOf(known, 'all'), linksOf),
  wanted: links.refreshed.prepend(() => undefined), // people register meanwhile
  retried: links.retried.prepend(() => undefined),
})
