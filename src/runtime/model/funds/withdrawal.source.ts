import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $withdraw, info, key, wanted, withdrawalOf } from './withdraw.ts'
import { contract } from './withdrawal.contract.ts'

export const source = defineSource(contract, {
  from: $withdraw,
  select: ({ known, ...local }) => mapState(stateOf(known, key), (value) => withdrawalOf(value, local)),
  wanted: wanted.prepend(() => undefined),
  retried: info.retried.prepend(() => undefined),
})
