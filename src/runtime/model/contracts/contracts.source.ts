import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $contracts, askOf, contractListOf, contracts, keyOfAsk } from './contracts.ts'
import { contract } from './contracts.contract.ts'

export const source = defineSource(contract, {
  from: $contracts,
  select: ({ known, progress, outcomes, currency }, args) => {
    const asked = askOf(args)
    const { pageNo, status = '' } = asked
    const found = mapState(stateOf(known, keyOfAsk(asked)), (value) => contractListOf(value, progress, outcomes, currency, pageNo, status))
    const isEmpty = found.status === 'ready' && found.value.contracts.length === 0 && pageNo === 1 && status === '' && !found.refreshing
    return isEmpty ? empty : found
  },
  wanted: contracts.refreshed.prepend(askOf), // requests come meanwhile: they are asked for each time
  retried: contracts.retried.prepend(askOf),
})
