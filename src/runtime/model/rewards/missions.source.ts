import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $missions, missionKey, missionListOf, missions } from './missions.ts'
import { contract } from './missions.contract.ts'

export const source = defineSource(contract, {
  from: $missions,
  select: ({ known, progress, outcomes, currency }) => {
    const found = mapState(stateOf(known, missionKey), (value) => missionListOf(value, progress, outcomes, currency))
    return found.status === 'ready' && found.value.missions.length === 0 && !found.refreshing ? empty : found
  },
  wanted: missions.refreshed.prepend(() => undefined), // the progress changes by playing: it is requested each time
  retried: missions.retried.prepend(() => undefined),
})
