import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $domains, domains, domainsOf, key } from './domains.ts'
import { contract } from './site-domains.contract.ts'

export const source = defineSource(contract, {
  from: $domains,
  select: ({ known, platform }) => {
    const found = mapState(stateOf(known, key), (value) => domainsOf(value, platform.address.href()))
    return found.status === 'ready' && found.value.length === 0 ? empty : found
  },
  wanted: domains.wanted.prepend(() => undefined),
  retried: domains.retried.prepend(() => undefined),
})
