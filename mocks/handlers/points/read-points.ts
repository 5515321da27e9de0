import { readPoints } from '../../../src/runtime/gateway/endpoints/points/read-points.ts'
import { mock } from '../../mock.ts'
import { pointsOf } from '../../state/points.ts'

export const handler = mock(readPoints, ({ session, state }) => (session ? { points: String(pointsOf(state, session).points) } : null), {
  feature: 'POINTMALL3',
})
