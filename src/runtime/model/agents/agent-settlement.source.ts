import { combine } from 'effector'

import type { Settlement } from '../../../schemas/nouns/settlement.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { absent } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { contract } from './agent-settlement.contract.ts'
import { $settlesEveryMs } from './settlement.ts'
import { $zone } from './zone.ts'

export const source = defineSource(contract, {
  from: combine($settlesEveryMs, $zone, (everyMs, zone): SourceState<Settlement> =>
    everyMs > 0 ? mapState(zone, ({ offset }) => ({ everyMs, offset })) : absent,
  ),
  select: (known) => known,
})
