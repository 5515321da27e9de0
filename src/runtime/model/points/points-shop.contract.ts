import * as z from 'zod/mini'

import { PointsShop } from '../../../schemas/nouns/points.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What points are redeemed for: a page of all items, of those of a type, or (`within` is "1") of those that the player has enough points
 * for; and what became of the player's request.
 *
 * Value    items in the gateway's order, the player's points, the state of the request, what was typed
 * Empty    there are none; with a type or `within` the list is empty and the choice stays
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'points.shop',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(z.int()),
    type: z.optional(z.string()),
    within: z.optional(z.string()),
  }),
  value: PointsShop,
  login: 'real',
  flag: 'POINTMALL3',
})
