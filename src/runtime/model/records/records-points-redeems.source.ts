import { listRedeemRecords } from '../../gateway/endpoints/points/list-redeem-records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-points-redeems.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listRedeemRecords),
  key: 'transactionReferenceNumber',
  sums: [], // points are no money
})
