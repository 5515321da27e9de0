import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $rebates, rebateKey, rebateListOf, rebates } from './rebates.ts'
import { contract } from './rebates.contract.ts'

export const source = defineSource(contract, {
  from: $rebates,
  select: ({ known, claim, currency }) => {
    const found = mapState(stateOf(known, rebateKey), (value) => rebateListOf(value, claim, currency))
    return found.status === 'ready' && found.value.rebates.length === 0 && !found.refreshing ? empty : found
  },
  wanted: rebates.refreshed.prepend(() => undefined), // bets change them: they are requested each time
  retried: rebates.retried.prepend(() => undefined),
})
