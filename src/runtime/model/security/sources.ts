import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $security, key, security as securitySettings, securityOf } from './security.ts'

export const security = defineSource(contracts.security, {
  from: $security,
  select: ({ known, ...local }) => mapState(stateOf(known, key), (value) => securityOf(value, local)),
  wanted: securitySettings.wanted.prepend(() => undefined),
  retried: securitySettings.retried.prepend(() => undefined),
})
