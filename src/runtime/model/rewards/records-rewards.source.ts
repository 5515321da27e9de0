import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { claimedRow } from './claims.ts'
import { contract } from './records-rewards.contract.ts'
import { $claimedRewards, keyOfAsk, rewards } from './rewards.ts'

export const source = createRecordSource(contract, {
  ask: callOf(listRewards),
  key: 'id',
  shared: {
    resource: rewards,
    paramsOf: (asked) => ({ ...asked, record: contract.name }),
    keyOf: keyOfAsk,
    pageOf: (page) => page,
  },
  marks: { known: $claimedRewards, of: claimedRow },
  fresh: true,
  time: null, // its one time says until when a reward can be claimed
})
