import * as z from 'zod/mini'

import { PointsRules } from '../../../schemas/nouns/points.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What earns points, and what they are worth.
 *
 * Value    rules in the gateway's order, the ratio, the limits of a conversion, the gateway's description
 * Empty    there are no rules and no description
 * Failure  the call failed; the points mall is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'points.rules',
  args: z.object({}),
  value: PointsRules,
  login: 'real',
  flag: 'POINTMALL3',
})
