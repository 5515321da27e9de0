import { listDownlineTransactions } from '../../gateway/endpoints/list-downline-transactions.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './agent-transactions.contract.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listDownlineTransactions),
  key: 'referenceNo',
  amounts: ['amount', 'balance'],
  sums: ['amount'],
  agentsOnly: true,
})
