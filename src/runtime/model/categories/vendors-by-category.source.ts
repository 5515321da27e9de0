import { vendorsOf } from './categories.ts'
import { offeredBy } from './offered-classes.ts'
import { menus } from './game-menus.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { atLeastOne, mapState } from '../requests/states.ts'
import { $vendorLists, vendorsWanted } from './vendor-types.ts'
import { contract } from './vendors-by-category.contract.ts'

export const source = defineSource(contract, {
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
