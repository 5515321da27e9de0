import { listUserLosses } from '../../gateway/endpoints/agents/list-user-losses.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-user-losses.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listUserLosses),
  key: 'account',
})
