import { combine } from 'effector'

import type { IdleWarning } from '../../../schemas/nouns/play-session.ts'
import { defineSource } from '../../contract/source.ts'
import { memo } from '../../../rules/memo.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $idleAt } from './idle.ts'
import { $over } from './session-over.ts'
import { $record } from './session-record.ts'
import type { SessionRecord } from './session-record.ts'

const warningOf = memo((_: SessionRecord, endsAt: number): IdleWarning => ({ endsAt }))

export const idleWarning = defineSource(contracts.idleWarning, {
  from: combine({ record: $record, idleAt: $idleAt }),
  select: ({ record, idleAt }) => (record && idleAt > 0 ? readyOf(warningOf(record, idleAt)) : empty),
})

export const sessionOver = defineSource(contracts.sessionOver, {
  from: $over.map((over) => ({ over })),
  select: ({ over }) => (over ? readyOf(over) : empty),
})
