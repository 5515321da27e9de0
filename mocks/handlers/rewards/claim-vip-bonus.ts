import { claimVipBonus } from '../../../src/runtime/gateway/endpoints/rewards/claim-vip-bonus.ts'
import { mock } from '../../mock.ts'
import { payVipBonus } from '../../state/rewards.ts'

export const handler = mock(
  claimVipBonus,
  ({ params: { vipRankLevel }, session, state }) => (session ? payVipBonus(state, session, vipRankLevel) : null),
  { feature: 'VIP3' },
)
