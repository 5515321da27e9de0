import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { $conversion, conversionOf, retried, wanted } from './conversion.ts'
import { contract } from './points-conversion.contract.ts'
import { key } from './points.ts'

export const source = defineSource(contract, {
  from: $conversion,
  select: ({ config, points, state, drafts, symbol }) => {
    const own = stateOf(points, key)
    return own.status === 'ready'
      ? mapState(stateOf(config, key), (value) => conversionOf(value, state, drafts, own.value.points, symbol))
      : own
  },
  wanted: wanted.prepend(() => undefined),
  retried: retried.prepend(() => undefined),
})
