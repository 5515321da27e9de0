import { combine, createEvent, sample } from 'effector'

import type { JsonObject } from '../../../schemas/json.ts'
import type { Game } from '../../../schemas/nouns/game.ts'
import type { GameSearch } from '../../../schemas/nouns/search.ts'
import type { Vendor } from '../../../schemas/nouns/vendor.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { $catalog, noStudios } from '../categories/categories.ts'
import type { Catalog } from '../categories/categories.ts'
import { $favourites } from '../games/favourites.ts'
import { $hotGames, $recentGames, hotGames, pageOfList, recentGames } from '../games/games.ts'
import { memo } from '../../../rules/memo.ts'
import { $shelves } from '../categories/game-menus.ts'
import { popupClosed, popupOpened } from '../navigation/popups.ts'
import { isPopupOpen, popupArgs } from '../navigation/open-popups.ts'
import { gameOf } from '../games/read-games.ts'
import type { Appearance } from '../games/read-games.ts'
import { $cdn } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $catalogue, $indexFailure, catalogueRetried, catalogueWanted } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { $searches } from './recent-searches.ts'
import type { SearchAnswer } from './catalogue-index.ts'

const defaultLimit = 24
const largestLimit = 240 // more than a player reads
const mostVendors = 6
const shownBefore = 12 // games under an empty field

export type SearchArgs = { text?: string | undefined; category?: string | undefined; limit?: number | string | undefined }

// What may happen
export const searchWanted = createEvent<SearchArgs>()
export const searchRetried = createEvent<SearchArgs>()

// What we know
export const $search = combine({
  shelves: $shelves,
  catalog: $catalog,
  catalogue: $catalogue,
  indexFailure: $indexFailure,
  cdn: $cdn,
  favourites: $favourites,
  searches: $searches,
  hot: $hotGames,
  recent: $recentGames,
  opened: popupArgs('search'),
})
type SearchKnown = ReturnType<typeof $search.getState>

// How it changes
sample({ clock: searchWanted, fn: () => undefined, target: [catalogueWanted, recentGames.wanted] })
sample({ clock: searchWanted, fn: () => ({}), target: hotGames.wanted })
sample({ clock: searchRetried, fn: () => undefined, target: catalogueRetried })
// A game, its tables or its studio takes the place of the search that found it
sample({
  clock: popupOpened,
  source: isPopupOpen('search'),
  filter: (open, { popup }) => open && ['game', 'rooms', 'vendor-games'].includes(popup),
  fn: () => ({ popup: 'search' }),
  target: popupClosed,
})

/** The results for a text, from the part of the catalogue that has loaded; while nothing is typed, suggested games. */
export function searchOf(
  { shelves, catalog, catalogue, indexFailure, cdn, favourites, searches, hot, recent, opened }: SearchKnown,
  { text = '', category = categoryOf(opened), limit }: SearchArgs,
): SourceState<GameSearch> {
  if (!catalogue && shelves.status !== 'ready' && shelves.status !== 'loading') return shelves
  if (indexFailure) return { status: 'failed', failure: indexFailure }
  const before = beforeOf(recent, 'all') ?? beforeOf(hot, '') ?? nothing
  const most = Math.min(Math.max(Math.trunc(Number(limit)) || defaultLimit, 1), largestLimit)
  return readyOf(
    made(
      catalogue ?? notYet,
      catalog.status === 'ready' ? catalog.value : noCatalog,
      cdn,
      favourites,
      searches,
      before,
      text,
      category,
      most,
    ),
  )
}

/** The category that the popup was opened for: "Find in slots". */
function categoryOf(opened: JsonObject | null): string {
  return typeof opened?.['category'] === 'string' ? opened['category'] : ''
}

const nothing: readonly Game[] = []
const noCatalog: Pick<Catalog, 'categories' | 'byKey' | 'studios'> = { categories: [], byKey: new Map(), studios: noStudios }
const notYet = { index: null, games: new Map<string, never>(), progress: 0, missed: [] }

function beforeOf(known: SearchKnown['recent'], key: string): readonly Game[] | undefined {
  const state = pageOfList(known, key, { limit: shownBefore })
  return state.status === 'ready' && state.value.games.length > 0 ? state.value.games : undefined
}

const answerOf = memo(({ index }: Catalogue, text: string, category: string, limit: number): SearchAnswer =>
  index.search(text, { limit, category: category || undefined }),
)

const made = memo(
  (
    catalogue: Catalogue | typeof notYet,
    { categories, byKey, studios }: typeof noCatalog,
    cdn: Appearance['cdn'],
    favourites: Appearance['favourites'],
    searches: readonly string[],
    before: readonly Game[],
    text: string,
    category: string,
    limit: number,
  ): GameSearch => {
    const { hits, total, byCategory, vendors, suggestion } =
      catalogue.index && text.trim() !== '' ? answerOf(catalogue, text, category, limit) : none
    const appearance: Appearance = { cdn, studios, favourites }
    const found = Object.keys(byCategory)
    const inOrder = [...categories.map(({ key }) => key).filter((key) => found.includes(key)), ...found.filter((key) => !byKey.has(key))]
    return {
      text,
      category,
      total,
      hits: hits.flatMap(({ key, ranges }) => {
        const raw = catalogue.games.get(key)
        return raw ? [{ game: gameOf(raw, appearance), ranges }] : []
      }),
      counts: inOrder.map((key) => ({ category: key, label: byKey.get(key)?.label ?? key, count: ownValue(byCategory, key) ?? 0 })),
      vendors: vendors
        .flatMap(({ code, category: shelf, count }): Vendor[] => {
          const vendor = byKey.get(shelf)?.vendors.find((each) => each.code === code)
          return vendor ? [{ ...vendor, count: vendor.count ?? count }] : []
        })
        .slice(0, mostVendors),
      ...(suggestion !== undefined && { suggestion }),
      recents: [...searches],
      before: [...before],
      progress: catalogue.progress,
      ...(catalogue.missed.length > 0 && { incomplete: true }),
    }
  },
)
const none: SearchAnswer = { hits: [], total: 0, byCategory: {}, vendors: [] }
