import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $security, key, security, securityOf } from './security.ts'
import { contract } from './security.contract.ts'

export const source = defineSource(contract, {
  from: $security,
  select: ({ known, ...local }) => mapState(stateOf(known, key), (value) => securityOf(value, local)),
  wanted: security.wanted.prepend(() => undefined),
  retried: security.retried.prepend(() => undefined),
})
