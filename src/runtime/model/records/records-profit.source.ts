import { listProfits } from '../../gateway/endpoints/records/list-profits.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-profit.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listProfits),
  key: 'day',
})
