import { createRecordSource } from '../records/records.ts'
import { contract } from './agent-team.contract.ts'
import { teamRecord } from './team-record.ts'

export const source = createRecordSource(contract, teamRecord)
