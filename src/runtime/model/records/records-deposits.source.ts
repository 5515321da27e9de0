import { listDepositRecords } from '../../gateway/endpoints/wallets/list-deposit-records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-deposits.contract.ts'
import { createRecordSource, hasNotFailed } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listDepositRecords),
  key: 'referenceNo',
  counts: hasNotFailed,
})
