import type { ManualRebate } from '../../../schemas/gateway/rewards.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import type { ClaimProgress } from '../../../schemas/nouns/rewards.ts'
import { readManualRebate } from '../../gateway/endpoints/rewards/read-manual-rebate.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage } from '../records/whole-page.ts'
import { callOf } from '../requests/call.ts'
import { $rebateClaim, rebateKey, rebates } from './rebates.ts'
import { contract } from './records-rebates.contract.ts'

const ask = callOf(readManualRebate)

export const source = createRecordSource(contract, {
  ask: async () => pageOf(await ask()),
  key: 'id',
  sums: ['validBet', 'amount'],
  isWhole: true,
  shared: { resource: rebates, paramsOf: () => undefined, keyOf: () => rebateKey, pageOf },
  // One claim at a time, because two of them might claim the same rebate: while one is under way no row can be claimed
  marks: {
    known: $rebateClaim,
    of: (row: RecordRow, claim: ClaimProgress | null): RecordRow => (claim && row.values['state'] === 'CLAIM' ? { ...row, claim } : row),
  },
  fresh: true, // bets change them
})

function pageOf({ list, total }: ManualRebate) {
  return wholePage(list, { total })
}
