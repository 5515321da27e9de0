import * as z from 'zod/mini'

import { PointsConversion } from '../../../schemas/nouns/points.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Points for money: what the player has, what they are worth, how many are converted at once, and what became of the request.
 *
 * Value    points, ratio, limits, the state of the request, what was typed
 * Empty    never
 * Failure  points or rules could not be read; the points mall is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'points.conversion',
  args: z.object({}),
  value: PointsConversion,
  login: 'real',
  flag: 'POINTMALL3',
})
