import { combine } from 'effector'

import type { Brand, Order, Overlay } from '../../../schemas/documents.ts'
import type { GameClassify, GameVendorCard } from '../../../schemas/gateway/games.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { ListProgram } from '../../../schemas/list-program.ts'
import { knownCategories, slotsClasses } from '../../../schemas/nouns/category.ts'
import type { Category, CategoryList } from '../../../schemas/nouns/category.ts'
import type { GameClass } from '../../../schemas/nouns/game.ts'
import type { Vendor, VendorList } from '../../../schemas/nouns/vendor.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { runListProgram } from '../../../rules/list-program.ts'
import { applyOverlays } from '../../../rules/overlays.ts'
import type { ListKind } from '../../../rules/list-program.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { $category } from '../facts/facts.ts'
import { $brand, $documents, $routes, readyDocuments } from '../context/documents.ts'
import { memo, sameList } from '../../../rules/memo.ts'
import { $studiosDown, maintenanceOf } from './maintenance.ts'
import type { StudiosDown } from './maintenance.ts'
import { $shelves } from './game-menus.ts'
import type { Shelf, ShelfVendor } from './game-menus.ts'
import { $location } from '../navigation/navigation.ts'
import type { Location } from '../navigation/navigation.ts'
import { $activeOverlays, activeContext } from '../facts/active-overlays.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $bingoOffered, $cdn } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { mapState } from '../requests/states.ts'

/** The categories in the portal's own order, ready to be drawn but for which one is current. */
export type Catalog = {
  categories: CategoryList
  byKey: ReadonlyMap<string, Category>
  classes: ReadonlyMap<string, { classes: GameClass[]; count?: number | undefined }>
  cards: ReadonlyMap<string, readonly GameVendorCard[]> // by CATEGORY/VENDOR
  studios: Studios
}

/** What games are drawn with of their studios: names by CATEGORY/VENDOR and by VENDOR, and those in maintenance. */
export type Studios = { names: ReadonlyMap<string, string>; down: StudiosDown }
export const noStudios: Studios = { names: new Map(), down: new Map() }

/** Categories whose click always goes to their page, however many vendors they have. */
const alwaysPages: readonly string[] = ['HOME', 'PROMO', 'PVP', 'FISH', 'RNG', ...slotsClasses]
const icons: Readonly<Record<string, string>> = {
  HOME: 'home',
  FAV: 'heart',
  PROMO: 'percent',
  LIVE: 'spade',
  RNG: 'cherry',
  SPORTS: 'sport',
  ESPORTS: 'game',
  COCKFIGHT: 'feather',
  LOTT: 'dice',
  ELOTT: 'ticket',
  PVP: 'swords',
  FISH: 'fish',
  JP: 'gem',
  AC: 'arcade',
  MXWIN: 'sparkles',
  RECENT: 'history',
  HOT: 'flame',
}

const isAll = (key: string) => key === '' || key === 'ALL'

const $orders = $documents.map((documents) =>
  sameList(readyDocuments(documents).flatMap((document) => (document.kind === 'order' ? [document] : []))),
)

type Site = {
  orders: readonly Order[]
  overlays: readonly Overlay[]
  brand: Brand
  cdn: Cdn
  bingo: boolean
  routes: Readonly<Record<string, string>>
  down: StudiosDown
}
export const $site = combine({
  orders: $orders,
  overlays: $activeOverlays,
  brand: $brand,
  cdn: $cdn,
  bingo: $bingoOffered,
  routes: $routes,
  down: $studiosDown,
})

export type CatalogKnown = { shelves: SourceState<readonly Shelf[]>; site: Site; location: Location; page: string; chosen: string }
export const $catalogKnown = combine({ shelves: $shelves, site: $site, location: $location, page: $pageShown, chosen: $category })

/** The steps of an order program, with what overlays change of it. */
export function stepsOf({ orders, overlays }: Site, orderId: string): ListProgram {
  const document = orders.find(({ id }) => id === orderId)
  return document ? applyOverlays(document, overlays, activeContext).document.steps : []
}

const makeCatalog = memo((shelves: readonly Shelf[], site: Site, orderId: string): Catalog => {
  const { items, placed } = runListProgram(withClasses(shelves, site), stepsOf(site, orderId), kindOf(site.brand))
  const own = ['HOME', 'FAV'].map((key) => categoryOf({ key, vendors: [], classes: [] }, site))
  const drawn = items.map((shelf) => {
    const step = placed.get(shelf.key)
    return { ...categoryOf(shelf, site), ...(step === undefined ? {} : { step }) }
  })
  const categories = [...own, ...drawn]
  return {
    categories,
    byKey: new Map(categories.map((category) => [category.key, category])),
    classes: new Map(items.map(({ key, classes }) => [key, { classes: classesOf(classes, site.bingo), count: countOf(classes) }])),
    cards: new Map(items.flatMap(({ key, vendors }) => vendors.map(({ code, cards }) => [`${key}/${code}`, cards] as const))),
    studios: {
      names: new Map(
        categories.flatMap(({ vendors }) =>
          vendors.flatMap((vendor) => [[vendor.code, vendor.name] as const, [vendor.key, vendor.name] as const]),
        ),
      ),
      down: site.down,
    },
  }
})

/** The catalog after an order program; the default one is `order/categories`. */
export function catalogOf({ shelves, site }: Pick<CatalogKnown, 'shelves' | 'site'>, order = 'categories'): SourceState<Catalog> {
  return mapState(shelves, (list) => makeCatalog(list, site, order))
}
export const $catalog = combine({ shelves: $shelves, site: $site }, (known) => catalogOf(known))

/** A class of slots that has a page of its own is a category behind slots, of the vendors whose card names it. */
function withClasses(shelves: readonly Shelf[], { routes, bingo }: Site): readonly Shelf[] {
  return shelves.flatMap((slots) => {
    const shown = slotsClasses.filter(
      (key) =>
        slots.key === 'RNG' && Object.hasOwn(routes, pageOf(key)) && (bingo || key !== 'BG') && !shelves.some((each) => each.key === key),
    )
    const classes = shown.map((key) => ({
      key,
      vendors: slots.vendors.flatMap(({ code, cards }) => {
        const card = cards.find(({ gameClassify }) => gameClassify?.some((each) => each.key === key))
        return card ? { code, cards: [{ ...card, gameType: key, gameClassify: [] }] } : []
      }),
      classes: [],
    }))
    return [slots, ...classes.filter(({ vendors }) => vendors.length)]
  })
}

/** How a list program handles shelves: their members are vendors. */
function kindOf(brand: Brand): ListKind<Shelf> {
  return {
    keyOf: ({ key }) => key,
    makeItem: (key) => ({ key, vendors: [], classes: [] }),
    members: ({ vendors }, by) => (by === 'vendor' ? vendors.map((vendor) => ({ key: vendor.code, value: vendor })) : undefined),
    withMembers: ({ key, classes }, _, members) => ({
      key,
      vendors: members.map(({ value }) => value as ShelfVendor), // as `members` gave them
      classes: classes.map((each) => ({ ...each, gameCount: undefined })), // the gateway's figures counted other vendors
    }),
    brand: (path) => vendorsOfBrand(brand, path),
  }
}

/** The vendors that a brand names: `vendors.esports`. */
export function vendorsOfBrand({ vendors }: Brand, path: string): readonly string[] | undefined {
  const [, name = ''] = /^vendors\.(.+)$/.exec(path) ?? []
  return ownValue(vendors, name)
}

function categoryOf(shelf: Shelf, { cdn, bingo, routes, down }: Site): Category {
  const vendors = shelf.vendors.map((vendor) => vendorOf(shelf.key, vendor.code, vendor.cards, cdn, bingo, down))
  const page = shelf.key === 'HOME' ? '/' : pageOf(shelf.key)
  const icon = ownValue(icons, shelf.key)
  const label = icon ? `t:category.${shelf.key}` : shelf.key
  const base = { key: shelf.key, label, icon: icon ?? 'game', vendors, current: false }
  const [only] = vendors
  if (only && vendors.length === 1 && !alwaysPages.includes(shelf.key)) return { ...base, launch: only.target }
  return knownCategories.includes(shelf.key) || shelf.key === 'HOME' || shelf.key === 'FAV' || Object.hasOwn(routes, page)
    ? { ...base, to: page }
    : base
}

/** A vendor as one category shows it. Its first card decides what a click starts; without a card only its games can be listed. */
export function vendorOf(
  category: string,
  code: string,
  cards: readonly GameVendorCard[],
  cdn: Cdn,
  bingo: boolean,
  down: StudiosDown,
): Vendor {
  const [card] = cards
  const name = card?.displayName ?? code
  const target: LaunchTarget = {
    vendor: code,
    category: card?.gameType ?? category,
    name,
    ...(card?.gameCode ? { gameCode: card.gameCode } : {}),
    opens: !card || card.isGame === 'VASSALAGE' ? 'list' : 'game',
  }
  const count = countOf(card?.gameClassify ?? [])
  return {
    key: `${category}/${code}`,
    code,
    name,
    category,
    picture: cdn.images(card?.showIcon),
    classes: classesOf(card?.gameClassify ?? [], bingo),
    target,
    ...(count === undefined ? {} : { count }),
    ...maintenanceOf(card?.maintenance, code, down),
  }
}

/** Bingo is offered only where the site uses the language TY; "all games" is no class of its own. */
function classesOf(classes: readonly GameClassify[], bingo: boolean): GameClass[] {
  return classes
    .filter(({ key }, index) => !isAll(key) && (bingo || key !== 'BG') && classes.findIndex((other) => other.key === key) === index)
    .map(({ key, displayName, gameCount }) => ({ key, name: displayName ?? key, ...(gameCount === undefined ? {} : { count: gameCount }) }))
}

/** The figure of "all games", else that of the classes together; none where the gateway gives none. */
function countOf(classes: readonly GameClassify[]): number | undefined {
  const all = classes.find(({ key }) => isAll(key))
  if (all?.gameCount !== undefined) return all.gameCount
  const counts = classes.flatMap(({ key, gameCount }) => (isAll(key) || gameCount === undefined ? [] : [gameCount]))
  return counts.length ? counts.reduce((sum, count) => sum + count, 0) : undefined
}

/** With the current one marked: on home the chosen one, elsewhere the one whose page this is. */
export const markCurrent = memo((catalog: Catalog, current: string | undefined): CategoryList =>
  current === undefined
    ? catalog.categories
    : catalog.categories.map((category) => (category.key === current ? { ...category, current: true } : category)),
)
export function currentKey(
  catalog: Catalog,
  { location, page, chosen }: Pick<CatalogKnown, 'location' | 'page' | 'chosen'>,
): string | undefined {
  return page === 'home' ? chosen : catalog.categories.find(({ key }) => location.pathname === pageOf(key))?.key
}

function pageOf(key: string): string {
  return key === 'FAV' ? '/favorite' : `/${key.toLowerCase()}`
}

/** The vendors of a category, those from the `from`th to the `to`th; both counted from 1. */
export const vendorsOf = memo((catalog: Catalog, category: string, from: number, to: number): VendorList => {
  const { classes = [], count } = catalog.classes.get(category) ?? {}
  return {
    category,
    vendors: (catalog.byKey.get(category)?.vendors ?? []).slice(from - 1, to),
    classes,
    ...(count === undefined ? {} : { count }),
  }
})
