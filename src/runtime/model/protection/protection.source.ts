import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapState, readyOf } from '../requests/states.ts'
import { $protection, key, nothingSet, protection, protectionOf } from './protection.ts'
import { contract } from './protection.contract.ts'

export const source = defineSource(contract, {
  from: $protection,
  select: ({ known, role, ...local }) =>
    role === 'trial' ? readyOf(protectionOf(nothingSet, local)) : mapState(stateOf(known, key), (value) => protectionOf(value, local)),
  wanted: protection.wanted.prepend(() => undefined),
  retried: protection.retried.prepend(() => undefined),
})
