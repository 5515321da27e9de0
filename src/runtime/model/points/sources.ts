import { combine, createEvent, sample } from 'effector'

import type { PointsConfig, PointsRewards } from '../../../schemas/gateway/points.ts'
import type { PointsRules, PointsEarned } from '../../../schemas/nouns/points.ts'
import { defineSource } from '../../contract/source.ts'
import { listPointsEarned } from '../../gateway/endpoints/points/list-points-earned.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { empty, stateOf, createResource } from '../requests/resource.ts'
import { mapList, mapState } from '../requests/states.ts'
import { $symbol } from '../wallet/balance.ts'
import * as contracts from './contracts.ts'
import { $conversion, conversionOf, retried as conversionRetried, wanted as conversionWanted } from './conversion.ts'
import { config, key, points as ownPoints } from './points.ts'
import { $shop, askOf as askOfShop, items, keyOfAsk as keyOfShopAsk, shopOf } from './shop.ts'
import type { ShopArgs } from './shop.ts'

// What we know
const earned = createResource<void, PointsRewards>({
  name: 'points-earned',
  ask: callOf(listPointsEarned),
  keyOf: () => 'all',
  session: 'real',
})

/** Points by type, each type once. */
const earnedOf = memo(({ list }: PointsRewards): PointsEarned => [
  ...new Map(list.map(({ type, points }) => [type, { key: type, points }])).values(),
])

export const points = defineSource(contracts.points, {
  from: ownPoints.known,
  select: (known) => mapState(stateOf(known, key), (value) => value),
  wanted: ownPoints.wanted.prepend(() => undefined),
  retried: ownPoints.retried.prepend(() => undefined),
})

export const pointsConversion = defineSource(contracts.pointsConversion, {
  from: $conversion,
  select: ({ config, points, state, drafts, symbol }) => {
    const own = stateOf(points, key)
    return own.status === 'ready'
      ? mapState(stateOf(config, key), (value) => conversionOf(value, state, drafts, own.value.points, symbol))
      : own
  },
  wanted: conversionWanted.prepend(() => undefined),
  retried: conversionRetried.prepend(() => undefined),
})

export const pointsEarned = defineSource(contracts.pointsEarned, {
  from: earned.known,
  select: (known) => mapList(stateOf(known, 'all'), earnedOf),
  wanted: earned.refreshed.prepend(() => undefined), // bets earn more: it is asked each time
  retried: earned.retried.prepend(() => undefined),
})

const rulesOf = memo(({ pointsRatio, minPoints, maxPoints, rules, description }: PointsConfig, currency: string): PointsRules => ({
  currency,
  ratio: pointsRatio,
  min: String(Math.max(0, minPoints)),
  max: String(Math.max(0, maxPoints)),
  rules: [...new Map(rules.map(({ type, units, points }) => [type, { key: type, units, points }])).values()],
  ...(description && { html: description }),
}))

export const pointsRules = defineSource(contracts.pointsRules, {
  from: combine({ known: config.known, symbol: $symbol }),
  select: ({ known, symbol }) => {
    const found = mapState(stateOf(known, key), (value) => rulesOf(value, symbol))
    return found.status === 'ready' && found.value.rules.length === 0 && !found.value.html ? empty : found
  },
  wanted: config.wanted.prepend(() => undefined),
  retried: config.retried.prepend(() => undefined),
})

const shopWanted = createEvent<ShopArgs>()
sample({ clock: shopWanted, fn: askOfShop, target: items.wanted })
sample({ clock: shopWanted, fn: () => undefined, target: ownPoints.wanted })

export const pointsShop = defineSource(contracts.pointsShop, {
  from: $shop,
  select: ({ known, ...local }, args) => {
    const ask = askOfShop(args)
    const found = mapState(stateOf(known, keyOfShopAsk(ask)), (value) => shopOf(value, local, ask))
    const isEmpty = found.status === 'ready' && found.value.items.length === 0 && ask.pageNo === 1 && ask.type === '' && !ask.within
    return isEmpty && !found.refreshing ? empty : found
  },
  wanted: shopWanted,
  retried: items.retried.prepend(askOfShop),
})
