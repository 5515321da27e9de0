import { claimPromotion } from '../../../src/runtime/gateway/endpoints/promotions/claim-promotion.ts'
import { isRefusal, mock } from '../../mock.ts'
import { movePromotion } from '../../state/promotions.ts'

const amount = 24.6

/** The balance includes the claimed amount at once. */
export const handler = mock(
  claimPromotion,
  ({ params: { id }, session, state }) => {
    const moved = movePromotion(state, session?.account ?? '', id, 'CLAIM', 'CLAIMED')
    if (isRefusal(moved) || !session) return moved
    session.balance = Math.round((session.balance + amount) * 100) / 100
    return { ...moved, amount }
  },
  { feature: 'PROMOTION3' },
)
