import { defineSource } from '../../contract/source.ts'
import { empty } from '../requests/resource.ts'
import { atLeastOne, codeOf, mapState } from '../requests/states.ts'
import { $catalogKnown, catalogOf, currentKey, markCurrent, vendorsOf } from './categories.ts'
import * as contracts from './contracts.ts'
import { menus } from './game-menus.ts'
import { offeredBy } from './offered-classes.ts'
import { $vendorLists, vendorsWanted } from './vendor-types.ts'

export const categoriesOrdered = defineSource(contracts.categoriesOrdered, {
  from: $catalogKnown,
  select: (known, { order }) => mapState(catalogOf(known, codeOf(order)), (catalog) => markCurrent(catalog, currentKey(catalog, known))),
  wanted: menus.wanted.prepend(() => undefined),
  retried: menus.retried.prepend(() => undefined),
})

export const vendorsByCategory = defineSource(contracts.vendorsByCategory, {
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
