import { sample } from 'effector'

import type { GameCategoryEntry, GameClassify, GameVendorCard } from '../../../schemas/gateway/games.ts'
import { knownCategories } from '../../../schemas/nouns/category.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { factsTold } from '../facts/facts.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'

/** A category as the gateway's menu gives it, tidied up: one per code, its vendors once each. */
export type Shelf = { key: string; vendors: readonly ShelfVendor[]; classes: readonly GameClassify[] }
export type ShelfVendor = { code: string; cards: readonly GameVendorCard[] }

const ownCategories: readonly string[] = ['HOME', 'PROMO', 'HOT', 'FAV', 'RECENT'] // the portal's own: dropped when they come

/** The menu of categories and vendors: asked once a language. */
export const menus = createResource<void, { list: GameCategoryEntry[] }>({
  name: 'menus',
  ask: callOf(listGameMenus),
  keyOf: () => 'menus',
})

const shelvesOf = memo(({ list }: { list: GameCategoryEntry[] }): readonly Shelf[] => tidy(list))

export const $shelves = menus.known.map((known) => mapState(stateOf(known, 'menus'), (value) => shelvesOf(value)))

sample({
  clock: $shelves,
  fn: (state) => ({
    slotsVendors: state.status === 'ready' ? (state.value.find(({ key }) => key === 'RNG')?.vendors.length ?? 0) : null,
  }),
  target: factsTold,
})

/** Merges a category that comes twice, drops the portal's own, puts unknown ones behind the known ones; server order else. */
export function tidy(entries: readonly GameCategoryEntry[]): readonly Shelf[] {
  const shelves = new Map<string, Shelf>()
  for (const entry of entries) {
    if (ownCategories.includes(entry.gameCategory)) continue
    const before = shelves.get(entry.gameCategory)
    shelves.set(entry.gameCategory, before ? merged(before, shelfOf(entry)) : shelfOf(entry))
  }
  const all = [...shelves.values()]
  return [...all.filter(({ key }) => knownCategories.includes(key)), ...all.filter(({ key }) => !knownCategories.includes(key))]
}

function shelfOf({ gameCategory, vendors, cards, gameClassify }: GameCategoryEntry): Shelf {
  return {
    key: gameCategory,
    vendors: [...new Set(vendors)].map((code) => ({ code, cards: ownValue(cards, code) ?? [] })),
    classes: gameClassify ?? [],
  }
}

function merged(a: Shelf, b: Shelf): Shelf {
  const vendors = a.vendors.map((vendor) => ({
    ...vendor,
    cards: [...vendor.cards, ...(b.vendors.find(({ code }) => code === vendor.code)?.cards ?? [])],
  }))
  const there = new Set(a.vendors.map(({ code }) => code))
  const classes = new Set(a.classes.map(({ key }) => key))
  return {
    key: a.key,
    vendors: [...vendors, ...b.vendors.filter(({ code }) => !there.has(code))],
    classes: [...a.classes, ...b.classes.filter(({ key }) => !classes.has(key))],
  }
}
