import * as z from 'zod/mini'

import { VendorList } from '../../../schemas/nouns/vendor.ts'
import { vendorsOf } from './categories.ts'
import { offeredBy } from './offered-classes.ts'
import { menus } from './game-menus.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { atLeastOne, mapState } from '../requests/states.ts'
import { $vendorLists, vendorsWanted } from './vendor-types.ts'

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
export const source = defineSource({
  name: 'vendors.by-category',
  args: z.object({ category: z.string(), from: z.optional(z.int()), to: z.optional(z.int()), vendor: z.optional(z.string()) }),
  value: VendorList,
  from: $vendorLists,
  select({ catalog, types, bingo }, { category, from, to, vendor }) {
    const known = types.entries.all
    const state = mapState(catalog, (value) => {
      const list = vendorsOf(value, category, atLeastOne(from, 1), atLeastOne(to, Number.MAX_SAFE_INTEGER))
      return vendor && known?.status === 'ready' ? offeredBy(list, vendor, known.value.list, bingo) : list
    })
    return state.status === 'ready' && state.value.vendors.length === 0 ? empty : state
  },
  wanted: vendorsWanted,
  retried: menus.retried.prepend(() => undefined),
})
