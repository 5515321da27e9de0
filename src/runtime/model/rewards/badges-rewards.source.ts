import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $claimableRewards, rewardCount } from './rewards.ts'
import { contract } from './badges-rewards.contract.ts'

export const source = defineSource(contract, {
  from: $claimableRewards,
  select: (count) => readyOf(count),
  wanted: rewardCount.wanted.prepend(() => undefined),
})
