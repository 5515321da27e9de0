import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $rewards, askOf, keyOfAsk, rewardListOf, rewards } from './rewards.ts'
import { contract } from './rewards.contract.ts'

export const source = defineSource(contract, {
  from: $rewards,
  select: ({ known, progress, outcomes, currency }, args) => {
    const ask = askOf(args)
    const { pageNo, pageSize, state = '', type = '' } = ask
    const found = mapState(stateOf(known, keyOfAsk(ask)), (value) =>
      rewardListOf(value, progress, outcomes, currency, pageNo, state, type, pageSize),
    )
    const isEmpty = found.status === 'ready' && found.value.rewards.length === 0 && pageNo === 1 && state === '' && !found.refreshing
    return isEmpty ? empty : found
  },
  wanted: rewards.refreshed.prepend(askOf), // rewards come and end: they are requested each time
  retried: rewards.retried.prepend(askOf),
})
