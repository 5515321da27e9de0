import { readManualRebate } from '../../../src/runtime/gateway/endpoints/rewards/read-manual-rebate.ts'
import { mock } from '../../mock.ts'
import { decimalOf, rebateCents, rewardsOf } from '../../state/rewards.ts'

export const handler = mock(
  readManualRebate,
  ({ session, state }) => {
    if (!session) return null
    const { rebates } = rewardsOf(state, session)
    const open = rebates.filter((one) => one.state === 'CLAIM')
    return {
      list: rebates.map((one) => ({
        id: one.id,
        gameCategory: one.gameCategory,
        validBet: decimalOf(one.betCents),
        rate: one.perMille / 1000,
        amount: decimalOf(rebateCents(one)),
        state: one.state,
      })),
      total: decimalOf(open.reduce((sum, one) => sum + rebateCents(one), 0)),
    }
  },
  { feature: 'MANUALREBATE3' },
)
