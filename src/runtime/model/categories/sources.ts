import { combine, createEvent, sample } from 'effector'

import type { VassGameType } from '../../../schemas/gateway/games.ts'
import { knownCategories, slotsClasses } from '../../../schemas/nouns/category.ts'
import type { GameClass } from '../../../schemas/nouns/game.ts'
import type { VendorList } from '../../../schemas/nouns/vendor.ts'
import { defineSource } from '../../contract/source.ts'
import { listVendorGameTypes } from '../../gateway/endpoints/games/list-vendor-game-types.ts'
import { $bingoOffered } from '../context/site.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { empty, createResource } from '../requests/resource.ts'
import { atLeastOne, codeOf, mapState } from '../requests/states.ts'
import { $catalogKnown, catalogOf, currentKey, markCurrent, vendorsOf, $catalog } from './categories.ts'
import * as contracts from './contracts.ts'
import { menus } from './game-menus.ts'

type VendorArgs = { category: string; from?: number | undefined; to?: number | undefined; vendor?: string | undefined }
type Types = { list: VassGameType[] }

// What may happen
const vendorsWanted = createEvent<VendorArgs>()

// What we know: the game types of every vendor, asked once a language, when one is chosen
const listTypes = callOf(listVendorGameTypes)
const vendorTypes = createResource<void, Types>({ name: 'vendorTypes', ask: () => listTypes({}), keyOf: () => 'all' })
const $vendorLists = combine({ catalog: $catalog, types: vendorTypes.known, bingo: $bingoOffered })

// How it changes
sample({ clock: vendorsWanted, fn: () => undefined, target: menus.wanted })
sample({ clock: vendorsWanted, filter: ({ vendor }) => Boolean(vendor), fn: () => undefined, target: vendorTypes.wanted })

/** The vendors with the classes that one of them offers: those of the category that are among its types, then unknown types. */
const offeredBy = memo((list: VendorList, code: string, types: readonly VassGameType[], bingo: boolean): VendorList => {
  const vendor = list.vendors.find((each) => each.code === code)
  const offered = types.find(({ vassalage }) => vassalage === code)?.gameTypes ?? []
  if (!vendor || list.classes.length === 0 || offered.length === 0) return list
  const classes = classesAmong(list.classes, vendor.classes, offered, bingo)
  return { ...list, classes, vendors: list.vendors.map((each) => (each === vendor ? { ...vendor, classes } : each)) }
})

function classesAmong(all: readonly GameClass[], own: readonly GameClass[], offered: readonly string[], bingo: boolean): GameClass[] {
  // the category's figure counts other vendors
  const known = all.filter(({ key }) => offered.includes(key)).map(({ key, name }) => own.find((each) => each.key === key) ?? { key, name })
  const unknown = [...new Set(offered)].filter(
    (key) => !knownCategories.includes(key) && !slotsClasses.includes(key) && !all.some((each) => each.key === key),
  )
  return [...known, ...unknown.map((key) => ({ key, name: key }))].filter(({ key }) => bingo || key !== 'BG')
}

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
