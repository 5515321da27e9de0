import { listDownlineTransactions } from '../../gateway/endpoints/agents/list-downline-transactions.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-downline-transactions.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listDownlineTransactions),
  key: 'referenceNo',
  sums: ['amount'],
})
