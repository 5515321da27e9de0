import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $deposit, channels, depositOf, key, wanted } from './deposit.ts'
import { contract } from './deposit.contract.ts'

export const source = defineSource(contract, {
  from: $deposit,
  select: ({ known, ...local }) => {
    const state = stateOf(known, key)
    return state.status === 'ready' && state.value.list.length === 0 ? empty : mapState(state, (value) => depositOf(value, local))
  },
  wanted: wanted.prepend(() => undefined),
  retried: channels.retried.prepend(() => undefined),
})
