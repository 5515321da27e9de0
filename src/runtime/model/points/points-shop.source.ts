import { createEvent, sample } from 'effector'

import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { contract } from './points-shop.contract.ts'
import { points } from './points.ts'
import { $shop, askOf, items, keyOfAsk, shopOf } from './shop.ts'
import type { ShopArgs } from './shop.ts'

const wanted = createEvent<ShopArgs>()
sample({ clock: wanted, fn: askOf, target: items.wanted })
sample({ clock: wanted, fn: () => undefined, target: points.wanted })

export const source = defineSource(contract, {
  from: $shop,
  select: ({ known, ...local }, args) => {
    const ask = askOf(args)
    const found = mapState(stateOf(known, keyOfAsk(ask)), (value) => shopOf(value, local, ask))
    const isEmpty = found.status === 'ready' && found.value.items.length === 0 && ask.pageNo === 1 && ask.type === '' && !ask.within
    return isEmpty && !found.refreshing ? empty : found
  },
  wanted,
  retried: items.retried.prepend(askOf),
})
