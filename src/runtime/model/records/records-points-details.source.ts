import { listPointsTransactions } from '../../gateway/endpoints/points/list-points-transactions.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-points-details.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listPointsTransactions),
  key: 'transactionReferenceNumber',
  sums: [], // points are no money
})
