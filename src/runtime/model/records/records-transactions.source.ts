import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-transactions.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listTransactions),
  key: 'referenceNo',
  sums: ['amount'],
})
