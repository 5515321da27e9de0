import { combine, createEvent, sample } from 'effector'

import type { VassGameType } from '../../schemas/gateway/games.ts'
import type { GameClass, VendorList } from '../../schemas/nouns.ts'
import { listVendorGameTypes } from '../gateway/endpoints/list-vendor-game-types.ts'
import { endpointFx } from './call.ts'
import { $catalog } from './categories.ts'
import { memo } from './memo.ts'
import { knownCategories, menus } from './menus.ts'
import { createResource, stateOf } from './resource.ts'
import type { ResourceKnown } from './resource.ts'
import { $bingoOffered } from './site.ts'
import { codeOf } from './states.ts'

type Types = { list: VassGameType[] }

/** Classes of slots, as gateway.md names them. A type that is neither one of them nor a category is none we know. */
const slotsClasses: readonly string[] = ['RNG', 'SC', 'VP', 'TG', 'AC', 'JP', 'BG']

type VendorArgs = { category: string; from?: number | undefined; to?: number | undefined; vendor?: string | undefined }

// What may happen
export const vendorsWanted = createEvent<VendorArgs>()

// What we know: the game types of every vendor, asked once a language, when one is chosen
const vendorTypes = createResource<{ vassalage?: string }, Types>({ name: 'vendorTypes', fx: endpointFx(listVendorGameTypes), keyOf: () => 'all' })
export const $vendorLists = combine({ catalog: $catalog, types: vendorTypes.known, bingo: $bingoOffered })

// How it changes
sample({ clock: vendorsWanted, fn: () => undefined, target: menus.wanted })
sample({ clock: vendorsWanted, filter: ({ vendor }) => codeOf(vendor) !== undefined, fn: () => ({}), target: vendorTypes.wanted })

/** The vendors with the classes that one of them offers: those of its types, and of its card while the types are not known. */
export function offeredBy(list: VendorList, vendor: string | undefined, types: ResourceKnown<Types>, bingo: boolean): VendorList {
  if (vendor === undefined) return list
  const state = stateOf(types, 'all')
  return withClassesOf(list, vendor, state.status === 'ready' ? state.value : undefined, bingo)
}

const withClassesOf = memo((list: VendorList, code: string, types: Types | undefined, bingo: boolean): VendorList => {
  const vendor = list.vendors.find((each) => each.code === code)
  const offered = types?.list.find(({ vassalage }) => vassalage === code)?.gameTypes ?? []
  if (!vendor || list.classes.length === 0 || (offered.length === 0 && vendor.classes.length === 0)) return list
  const classes = offered.length ? classesAmong(list.classes, vendor.classes, offered, bingo) : vendor.classes
  return { ...list, classes, vendors: list.vendors.map((each) => (each === vendor ? { ...vendor, classes } : each)) }
})

function classesAmong(all: readonly GameClass[], own: readonly GameClass[], offered: readonly string[], bingo: boolean): GameClass[] {
  const known = all.filter(({ key }) => offered.includes(key)).map(({ key, name }) => own.find((each) => each.key === key) ?? { key, name }) // the category's figure counts other vendors
  const unknown = [...new Set(offered)].filter((key) => !knownCategories.includes(key) && !slotsClasses.includes(key) && !all.some((each) => each.key === key))
  return [...known, ...unknown.map((key) => ({ key, name: key }))].filter(({ key }) => bingo || key !== 'BG')
}
