import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $paid, key, paid, paidWanted, paidWithdrawalsOf } from './confirmations.ts'
import { contract } from './withdrawals-paid.contract.ts'

export const source = defineSource(contract, {
  from: $paid,
  select: ({ known, ...local }) => {
    const state = stateOf(known, key)
    return state.status === 'ready' && state.value.list.length === 0 ? empty : mapState(state, (value) => paidWithdrawalsOf(value, local))
  },
  wanted: paidWanted.prepend(() => undefined),
  retried: paid.retried.prepend(() => undefined),
})
