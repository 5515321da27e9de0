import { defineSource } from '../../contract/source.ts'
import { absent, loading, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $recent, recentOf, recentRetried, recentWanted } from './lottery.ts'
import { contract } from './lottery-recent.contract.ts'
import { modeOf } from './prize-modes.ts'

export const source = defineSource(contract, {
  from: $recent,
  select: ({ known, site: { modes, failure, cdn, skew, zone } }, args) => {
    if (modes === null) return loading
    const mode = modeOf(args, modes)
    const state = mapState(stateOf(known, mode), (value) => recentOf(value, mode, modes, cdn, skew, zone))
    if (state.status === 'loading' && failure) return failure // it has waited for the categories, and goes on waiting
    return state.status === 'ready' && state.value.groups.length === 0 ? absent : state
  },
  wanted: recentWanted,
  retried: recentRetried,
})
