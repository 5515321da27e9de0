import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { contract } from './agent-downlines.contract.ts'
import { $downlines, askOf, downlinePageOf, downlines, keyOfAsk, pathOf } from './downlines.ts'

export const source = defineSource(contract, {
  from: $downlines,
  select: ({ known, currency, collecting }, args) => {
    const ask = askOf(args)
    const found = mapState(stateOf(known, keyOfAsk(ask)), (value) =>
      downlinePageOf(value, pathOf(args.under).join('/'), ask.account ?? '', ask.pageNo, ask.pageSize, currency, collecting),
    )
    const isAll = ask.parent === undefined && ask.account === undefined && ask.pageNo === 1
    return found.status === 'ready' && !found.refreshing && found.value.rows.length === 0 && isAll ? empty : found
  },
  wanted: downlines.refreshed.prepend(askOf), // who is online, and what they have, changes meanwhile
  retried: downlines.retried.prepend(askOf),
})
