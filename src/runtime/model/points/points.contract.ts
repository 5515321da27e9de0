import * as z from 'zod/mini'

import { Points } from '../../../schemas/nouns/points.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How many points the player has.
 *
 * Value    the points, as an exact decimal
 * Empty    never: no points are 0
 * Failure  the call failed; an older gateway, or the points mall is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({ name: 'points', args: z.object({}), value: Points, login: 'real', flag: 'POINTMALL3' })
