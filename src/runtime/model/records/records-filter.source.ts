import { combine } from 'effector'

import { recordFilters } from '../../../schemas/record-filters.ts'
import { defineSource } from '../../contract/source.ts'
import { memo } from '../requests/memo.ts'
import { loading } from '../requests/resource.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import { filterOf } from './day-range.ts'
import { $today } from './records.ts'
import { contract } from './records-filter.contract.ts'

/** Kept by its parts, so that the same choice is the same object. */
const kept = memo((_: typeof recordFilters, today: string, from: string, to: string, days: number, ...values: readonly string[]) =>
  filterOf({ from, to, days }, today, Object.fromEntries(recordFilters.map((name, index) => [name, values[index] ?? '']))),
)

export const source = defineSource(contract, {
  from: combine({ today: $today }),
  select: ({ today }, args: Readonly<Record<string, unknown>>) =>
    today === null
      ? loading
      : readyOf(
          kept(
            recordFilters,
            today,
            codeOf(args['from']) ?? '',
            codeOf(args['to']) ?? '',
            Number(args['days'] ?? 1) || 1,
            ...recordFilters.map((name) => codeOf(args[name]) ?? ''),
          ),
        ),
})
