import { redeemPoints } from '../../../src/runtime/gateway/endpoints/points/redeem-points.ts'
import { mock, refuse } from '../../mock.ts'
import { passwordProblem } from '../../state/ledger.ts'
import { redeem } from '../../state/points.ts'

export const handler = mock(
  redeemPoints,
  async ({ params: { paymentPassword, ...order }, session, state, language }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    return (await passwordProblem(state, session, paymentPassword)) ?? redeem(state, session, order, language)
  },
  { feature: 'POINTMALL3' },
)
