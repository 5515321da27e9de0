import * as z from 'zod/mini'

import { Points, PointsConversion, PointsEarned, PointsRules, PointsShop } from '../../../schemas/nouns/points.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * How many points the player has.
 *
 * Value    the points, as an exact decimal
 * Empty    never: no points are 0
 * Failure  the call failed; an older gateway, or the points mall is off: absent
 * Login    a real account
 */
export const points = defineSourceContract({ name: 'points', args: z.object({}), value: Points, login: 'real', flag: 'POINTMALL3' })

/**
 * Points for money: what the player has, what they are worth, how many are converted at once, and what became of the request.
 *
 * Value    points, ratio, limits, the state of the request, what was typed
 * Empty    never
 * Failure  points or rules could not be read; the points mall is off: absent
 * Login    a real account
 */
export const pointsConversion = defineSourceContract({
  name: 'points.conversion',
  args: z.object({}),
  value: PointsConversion,
  login: 'real',
  flag: 'POINTMALL3',
})

/**
 * The points that the player has earned until now, by type.
 *
 * Value    points by type, in the gateway's order
 * Empty    none were earned
 * Failure  the call failed; the points mall is off: absent
 * Login    a real account
 */
export const pointsEarned = defineSourceContract({
  name: 'points.earned',
  args: z.object({}),
  value: PointsEarned,
  login: 'real',
  flag: 'POINTMALL3',
})

/**
 * What earns points, and what they are worth.
 *
 * Value    rules in the gateway's order, the ratio, the limits of a conversion, the gateway's description
 * Empty    there are no rules and no description
 * Failure  the call failed; the points mall is off: absent
 * Login    a real account
 */
export const pointsRules = defineSourceContract({
  name: 'points.rules',
  args: z.object({}),
  value: PointsRules,
  login: 'real',
  flag: 'POINTMALL3',
})

/**
 * What points are redeemed for: a page of all items, of those of a type, or (`within` is "1") of those that the player has enough points
 * for; and what became of the player's request.
 *
 * Value    items in the gateway's order, the player's points, the state of the request, what was typed
 * Empty    there are none; with a type or `within` the list is empty and the choice stays
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a real account
 */
export const pointsShop = defineSourceContract({
  name: 'points.shop',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(ListSize),
    type: z.optional(z.string()),
    within: z.optional(z.string()),
  }),
  value: PointsShop,
  login: 'real',
  flag: 'POINTMALL3',
})
