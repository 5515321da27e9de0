import type { PointsRewards } from '../../../schemas/gateway/points.ts'
import type { PointsEarned } from '../../../schemas/nouns/points.ts'
import { listPointsEarned } from '../../gateway/endpoints/points/list-points-earned.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../requests/memo.ts'
import { createResource } from '../requests/resource.ts'

// What we know
export const earned = createResource<void, PointsRewards>({
  name: 'points-earned',
  ask: callOf(listPointsEarned),
  keyOf: () => 'all',
  session: 'real',
})

/** Points by type, each type once. */
export const earnedOf = memo(({ list }: PointsRewards): PointsEarned => [
  ...new Map(list.map(({ type, points }) => [type, { key: type, points }])).values(),
])
