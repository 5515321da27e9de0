import { combine } from 'effector'

import { defineSource } from '../../contract/source.ts'
import { games } from '../games/category-games.ts'
import { $games, $listSizes, askedOf, pageOfCategory } from '../games/games.ts'
import type { ListArgs } from '../games/games.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { withState } from '../requests/with-state.ts'
import * as contracts from './contracts.ts'
import { $opened, $openedVendor, vendorOpenedOf } from './vendor-opened.ts'
import type { Opened } from './vendor-opened.ts'

export const gamesVendorList = defineSource(contracts.gamesVendorList, {
  from: combine({ known: $games, opened: $opened }),
  select: ({ known, opened }, args) => {
    const asked = listOf(args, opened)
    return asked ? pageOfCategory(known, asked) : empty
  },
  wanted: withState(games.wanted, combine({ sizes: $listSizes, opened: $opened }), paramsOf),
  retried: withState(games.retried, combine({ sizes: $listSizes, opened: $opened }), paramsOf),
})

type Args = {
  vendor?: string | undefined
  category?: string | undefined
  class?: string | undefined
  page?: string | number | undefined
  pageSize?: number | undefined
}

function listOf(args: Args, opened: Opened | null): ListArgs | null {
  if (opened === null) return args.vendor ? { ...args, category: args.category ?? 'RNG' } : null
  const own = args.vendor === opened.vendor ? args : { pageSize: args.pageSize }
  return { ...own, vendor: opened.vendor, category: opened.category }
}

function paramsOf({ sizes, opened }: { sizes: { home: number; list: number }; opened: Opened | null }, args: Args) {
  return askedOf(listOf(args, opened) ?? { category: 'RNG' }, sizes).params
}

export const vendorOpened = defineSource(contracts.vendorOpened, {
  from: $openedVendor,
  select: ({ opened, catalog }) => (opened ? readyOf(vendorOpenedOf(opened, catalog.status === 'ready' ? catalog.value : null)) : empty),
})
