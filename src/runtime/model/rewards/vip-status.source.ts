import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $vip, vip, vipKey, vipStatusOf } from './vip.ts'
import { contract } from './vip-status.contract.ts'

export const source = defineSource(contract, {
  from: $vip,
  select: ({ known, progress, outcomes, currency, cdn }) => {
    const found = mapState(stateOf(known, vipKey), (value) => vipStatusOf(value, progress, outcomes, currency, cdn))
    return found.status === 'ready' && found.value.levels.length === 0 && !found.refreshing ? empty : found
  },
  wanted: vip.refreshed.prepend(() => undefined), // bets change the progress: it is requested each time
  retried: vip.retried.prepend(() => undefined),
})
