import { listTransactions } from '../../gateway/endpoints/records/list-transactions.ts'
import { withoutCodes } from './transfer-code.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-transactions.contract.ts'
import { createRecordSource } from './records.ts'

const ask = callOf(listTransactions)

export const source = createRecordSource(contract, {
  ask: async (asked) => withoutCodes(await ask(asked)),
  key: 'referenceNo',
  sums: ['amount'],
})
