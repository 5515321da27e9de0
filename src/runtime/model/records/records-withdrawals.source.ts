import { listWithdrawRecords } from '../../gateway/endpoints/wallets/list-withdraw-records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-withdrawals.contract.ts'
import { createRecordSource, hasNotFailed } from './records.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listWithdrawRecords),
  key: 'referenceNo',
  counts: hasNotFailed,
})
