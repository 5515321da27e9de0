import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { contract } from './points.contract.ts'
import { key, points } from './points.ts'

export const source = defineSource(contract, {
  from: points.known,
  select: (known) => mapState(stateOf(known, key), (value) => value),
  wanted: points.wanted.prepend(() => undefined),
  retried: points.retried.prepend(() => undefined),
})
