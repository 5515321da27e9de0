import * as z from 'zod/mini'

import { CategoryList } from '../../../schemas/nouns/category.ts'
import { $catalogKnown, catalogOf, currentKey, markCurrent } from './categories.ts'
import { menus } from './game-menus.ts'
import { defineSource } from '../../contract/source.ts'
import { codeOf, mapState } from '../requests/states.ts'

/**
 * The categories: HOME, FAV, then the gateway's after an order program.
 *
 * Value    categories with their vendors; one that has none (MXWIN at times) is in this list, a menu's `each` leaves it out
 * Empty    never: HOME and FAV are always there
 * Failure  the menu call failed; a retry asks it again
 * Login    none
 */
export const source = defineSource({
  name: 'categories.ordered',
  args: z.object({ order: z.optional(z.string()) }),
  value: CategoryList,
  from: $catalogKnown,
  select: (known, { order }) => mapState(catalogOf(known, codeOf(order)), (catalog) => markCurrent(catalog, currentKey(catalog, known))),
  wanted: menus.wanted.prepend(() => undefined),
  retried: menus.retried.prepend(() => undefined),
})
