import { listDownlineTransactions } from '../../gateway/endpoints/agents/list-downline-transactions.ts'
import { createRecordSource } from '../records/records.ts'
import { withoutCodes } from '../records/transfer-code.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-downline-transactions.contract.ts'

const ask = callOf(listDownlineTransactions)

export const source = createRecordSource(contract, {
  ask: async (asked) => withoutCodes(await ask(asked)),
  key: 'referenceNo',
  sums: ['amount'],
})
