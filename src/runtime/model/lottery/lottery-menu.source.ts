import { defineSource } from '../../contract/source.ts'
import { empty, loading, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import { $menu, menuOf, menuRetried, menuWanted } from './lottery.ts'
import { contract } from './lottery-menu.contract.ts'
import { modeOf } from './prize-modes.ts'

export const source = defineSource(contract, {
  from: $menu,
  select: ({ known, site: { modes, failure, cdn, skew, zone } }, args) => {
    if (modes === null) return loading
    const mode = modeOf(args, modes)
    const state = mapState(stateOf(known, mode), (value) => menuOf(value, mode, modes, cdn, skew, zone))
    if (state.status === 'loading' && failure) return failure // it has waited for the categories, and goes on waiting
    const isEmpty = state.status === 'ready' && state.value.groups.length === 0 && !state.refreshing
    return isEmpty && codeOf(args.prizeMode) === undefined ? empty : state // a mode that was chosen keeps its choice
  },
  wanted: menuWanted,
  retried: menuRetried,
})
