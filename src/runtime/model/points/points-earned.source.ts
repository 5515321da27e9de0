import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { earned, earnedOf } from './earned.ts'
import { contract } from './points-earned.contract.ts'

export const source = defineSource(contract, {
  from: earned.known,
  select: (known) => mapList(stateOf(known, 'all'), earnedOf),
  wanted: earned.refreshed.prepend(() => undefined), // bets earn more: it is asked each time
  retried: earned.retried.prepend(() => undefined),
})
