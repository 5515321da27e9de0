import { combine } from 'effector'

import type { IdleWarning } from '../../../schemas/nouns/play-session.ts'
import { memo } from '../requests/memo.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $idleAt } from './idle.ts'
import { $record } from './session-record.ts'
import type { SessionRecord } from './session-record.ts'
import { contract } from './idle-warning.contract.ts'

const warningOf = memo((_: SessionRecord, endsAt: number): IdleWarning => ({ endsAt }))

export const source = defineSource(contract, {
  from: combine({ record: $record, idleAt: $idleAt }),
  select: ({ record, idleAt }) => (record && idleAt > 0 ? readyOf(warningOf(record, idleAt)) : empty),
})
