import { listPointsEarned } from '../../../src/runtime/gateway/endpoints/points/list-points-earned.ts'
import { mock } from '../../mock.ts'
import { earnedOf } from '../../state/points.ts'

export const handler = mock(
  listPointsEarned,
  ({ session, state }) => (session ? { list: earnedOf(state, session).map((one) => ({ ...one, pointsRatio: undefined })) } : null),
  { feature: 'POINTMALL3' },
)
