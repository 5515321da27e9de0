import { listRedeemRecords } from '../../gateway/endpoints/list-redeem-records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-redeems.contract.ts'
import { createRecordSource } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listRedeemRecords),
  key: 'transactionReferenceNumber',
  amounts: ['changedPoints', 'pointsRequirement', 'pointsBalance', 'redeemAmount'],
  sums: [], // points are no money
})
