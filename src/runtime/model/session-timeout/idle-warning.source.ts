import { combine } from 'effector'
import * as z from 'zod/mini'

import { IdleWarning } from '../../../schemas/nouns/play-session.ts'
import { memo } from '../requests/memo.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $idleAt } from './idle.ts'
import { $record } from './session-record.ts'
import type { SessionRecord } from './session-record.ts'

const warningOf = memo((_: SessionRecord, endsAt: number): IdleWarning => ({ endsAt }))

/**
 * When the session ends for want of activity.
 *
 * Value    the moment, by this device's clock
 * Empty    the player is a guest, or the brand's sessions do not end by themselves
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'idle.warning',
  args: z.object({}),
  value: IdleWarning,
  from: combine({ record: $record, idleAt: $idleAt }),
  select: ({ record, idleAt }) => (record && idleAt > 0 ? readyOf(warningOf(record, idleAt)) : empty),
})
