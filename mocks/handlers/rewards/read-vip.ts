import { readVip } from '../../../src/runtime/gateway/endpoints/rewards/read-vip.ts'
import { mock } from '../../mock.ts'
import { decimalOf, vipLevels, vipProgress } from '../../state/rewards.ts'

export const handler = mock(
  readVip,
  ({ session, state }) => {
    if (!session) return null
    return {
      vip: session.vipRankLevel > 0,
      vipLabel: session.vipLabel ?? '',
      vipRankLevel: session.vipRankLevel,
      ...vipProgress(session),
      levels: vipLevels(state, session).map(({ requirementCents, bonusCents, ...level }) => ({
        ...level,
        requirement: decimalOf(requirementCents),
        bonus: decimalOf(bonusCents),
      })),
    }
  },
  { feature: 'VIP3' },
)
