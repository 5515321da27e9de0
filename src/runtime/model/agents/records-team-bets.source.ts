import { listTeamBets } from '../../gateway/endpoints/agents/list-team-bets.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-team-bets.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listTeamBets),
  key: 'betNo',
})
