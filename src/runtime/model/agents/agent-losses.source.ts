import { listUserLosses } from '../../gateway/endpoints/list-user-losses.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './agent-losses.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listUserLosses),
  key: 'account',
  amounts: ['betAmount', 'validBet', 'winAmount', 'rebate', 'bonus', 'profit'],
  agentsOnly: true,
})
