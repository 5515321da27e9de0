import { createRecordSource } from '../records/records.ts'
import { claimedRow } from './claims.ts'
import { contract } from './records-rewards.contract.ts'
import { $claimedRewards, askRewards, keyOfAsk, rewardPageOf, rewards } from './rewards.ts'
import type { RewardAsk } from './rewards.ts'

export const source = createRecordSource(contract, {
  ask: async (asked: RewardAsk) => rewardPageOf(await askRewards(asked), asked),
  key: 'id',
  shared: {
    resource: rewards,
    paramsOf: (asked) => ({ ...asked, record: contract.name }),
    keyOf: keyOfAsk,
    pageOf: rewardPageOf,
  },
  marks: { known: $claimedRewards, of: claimedRow },
  isEmpty: ({ rows, filters }) => rows.length === 0 && filters?.['state'] === undefined,
  fresh: true, // rewards come and end
  time: null, // its one time says until when a reward can be claimed
})
