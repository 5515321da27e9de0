import { rangeBefore } from '../records/day-range.ts'
import { createRecordSource } from '../records/records.ts'
import { contract } from './agent-team-before.contract.ts'
import { teamRecord } from './team-record.ts'

export const source = createRecordSource(contract, { ...teamRecord, rangeOf: rangeBefore })
