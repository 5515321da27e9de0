import { claimReward } from '../../../src/runtime/gateway/endpoints/rewards/claim-reward.ts'
import { mock } from '../../mock.ts'
import { payReward } from '../../state/rewards.ts'

export const handler = mock(claimReward, ({ params: { id }, session, state }) => (session ? payReward(state, session, id) : null), {
  feature: 'REWARDCENTER3',
})
