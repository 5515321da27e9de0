import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { askOfRanking, keyOfPeriod, ranking, rankingOf } from './missions.ts'
import { contract } from './missions-ranking.contract.ts'

export const source = defineSource(contract, {
  from: ranking.known,
  select: (known, args) => {
    const period = keyOfPeriod(askOfRanking(args))
    const found = mapState(stateOf(known, period), (value) => rankingOf(value, period))
    return found.status === 'ready' && found.value.leaders.length === 0 && period === '' && !found.refreshing ? empty : found
  },
  wanted: ranking.wanted.prepend(askOfRanking),
  retried: ranking.retried.prepend(askOfRanking),
})
