import * as z from 'zod/mini'

import { CategoryList } from '../../../schemas/nouns/category.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The categories: HOME, FAV, then the gateway's after an order program.
 *
 * Value    categories with their vendors; one that has none (MXWIN at times) is in this list, a menu's `each` leaves it out
 * Empty    never: HOME and FAV are always there
 * Failure  the menu call failed; a retry asks it again
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'categories.ordered',
  args: z.object({ order: z.optional(z.string()) }),
  value: CategoryList,
})
