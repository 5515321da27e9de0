import * as z from 'zod/mini'

import { PointsEarned } from '../../../schemas/nouns/points.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The points that the player has earned until now, by type.
 *
 * Value    points by type, in the gateway's order
 * Empty    none were earned
 * Failure  the call failed; the points mall is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'points.earned',
  args: z.object({}),
  value: PointsEarned,
  login: 'real',
  flag: 'POINTMALL3',
})
