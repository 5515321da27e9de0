import { defineSource } from '../../contract/source.ts'
import { absent, empty, loading, stateOf } from '../requests/resource.ts'
import { codeOf, mapState } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import {
  $menu,
  $numbers,
  $recent,
  askOfNumbers,
  drawsOf,
  keyOfNumbers,
  menuOf,
  menuRetried,
  menuWanted,
  numbersRetried,
  numbersWanted,
  recentOf,
  recentRetried,
  recentWanted,
} from './lottery.ts'
import { modeOf } from './prize-modes.ts'

export const lotteryMenu = defineSource(contracts.lotteryMenu, {
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

export const lotteryNumbers = defineSource(contracts.lotteryNumbers, {
  from: $numbers,
  select: ({ known, zone }, args) => {
    const asked = askOfNumbers(args)
    const all = stateOf(known, keyOfNumbers(askOfNumbers({ ...args, gameCode: undefined })))
    return mapState(stateOf(known, keyOfNumbers(asked)), (value) =>
      drawsOf(value, all.status === 'ready' ? all.value : value, asked.area, asked.gameCode ?? '', zone),
    )
  },
  wanted: numbersWanted,
  retried: numbersRetried,
})

export const lotteryRecent = defineSource(contracts.lotteryRecent, {
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
