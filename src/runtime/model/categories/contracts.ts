import * as z from 'zod/mini'

import { CategoryList } from '../../../schemas/nouns/category.ts'
import { VendorList } from '../../../schemas/nouns/vendor.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * The categories: HOME, FAV, then the gateway's after an order program.
 *
 * Value    categories with their vendors; one that has none (MXWIN at times) is in this list, a menu's `each` leaves it out
 * Empty    never: HOME and FAV are always there
 * Failure  the menu call failed; a retry asks it again
 * Login    none
 */
export const categoriesOrdered = defineSourceContract({
  name: 'categories.ordered',
  args: z.object({ order: z.optional(z.string()) }),
  value: CategoryList,
})

/**
 * The vendors of one category, in the gateway's order; `from` and `to` count from 1, both included. With `vendor`, the one that is
 * chosen on a page, the classes are those that it offers, as soon as its game types are known; its card's own stand on the vendor until
 * then.
 *
 * Value    the vendors with the classes and figures of the category
 * Empty    the category is not there or has no vendor in the range
 * Failure  the menu call failed; a retry asks it again
 * Login    none
 */
export const vendorsByCategory = defineSourceContract({
  name: 'vendors.by-category',
  args: z.object({ category: z.string(), from: z.optional(ListSize), to: z.optional(ListSize), vendor: z.optional(z.string()) }),
  value: VendorList,
})
