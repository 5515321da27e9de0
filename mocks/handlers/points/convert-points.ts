import { convertPoints } from '../../../src/runtime/gateway/endpoints/points/convert-points.ts'
import { mock, refuse } from '../../mock.ts'
import { passwordProblem } from '../../state/ledger.ts'
import { convert } from '../../state/points.ts'

export const handler = mock(
  convertPoints,
  async ({ params: { points, paymentPassword }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    return (await passwordProblem(state, session, paymentPassword)) ?? convert(state, session, points)
  },
  { feature: 'POINTMALL3' },
)
