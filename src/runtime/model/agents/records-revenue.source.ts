import { listRevenue } from '../../gateway/endpoints/agents/list-revenue.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-revenue.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listRevenue),
  key: 'day',
})
