import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $claimableMissions, missions } from './missions.ts'
import { contract } from './badges-missions.contract.ts'

export const source = defineSource(contract, {
  from: $claimableMissions,
  select: (count) => readyOf(count),
  wanted: missions.wanted.prepend(() => undefined),
})
