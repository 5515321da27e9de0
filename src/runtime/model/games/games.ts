import { attach, combine, sample } from 'effector'
import * as z from 'zod/mini'

import { Games } from '../../../schemas/gateway/games.ts'
import type { GameList, GatewayGame } from '../../../schemas/gateway/games.ts'
import type { Game, GamePage } from '../../../schemas/nouns/game.ts'
import type { Value } from '../../gateway/endpoint.ts'
import type { listFavouriteGames } from '../../gateway/endpoints/games/list-favourite-games.ts'
import { listHotGames } from '../../gateway/endpoints/games/list-hot-games.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { $catalog } from '../categories/categories.ts'
import { noStudios } from '../categories/categories.ts'
import type { Catalog } from '../categories/categories.ts'
import { games, keyOf } from './category-games.ts'
import { gameSorts } from './joined-lists.ts'
import type { ListParams } from './joined-lists.ts'
import { $brand } from '../context/documents.ts'
import { $favourites, favouriteGames } from './favourites.ts'
import { factsTold } from '../facts/facts.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'
import { $language } from '../context/preferences.ts'
import { cutOf, fewOf, gameOf, gameOfCard, once, pageOf } from './read-games.ts'
import type { Cut, Appearance } from './read-games.ts'
import { createResource, empty, loading, stateOf } from '../requests/resource.ts'
import type { ResourceKnown } from '../requests/resource.ts'
import { $member } from '../context/session.ts'
import { $cdn } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { mapState, readyOf } from '../requests/states.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

type List = { list: GatewayGame[] }

// What we know: hot games by vendor; recent ones
export const recentGames = createResource<void, List>({
  name: 'recentGames',
  ask: callOf(listRecentGames),
  keyOf: () => 'all',
  session: 'real',
})

// Hot games are kept in session storage, by language and vendor; a refresh clears them
const hotKey = 'HOT_GAMES'
const listHotFx = endpointFx(listHotGames)
type HotParams = { vassalage?: string }
const hotFx = attach({
  source: { platform: $platform, language: $language },
  effect: async ({ platform: { session }, language }, params: HotParams): Promise<List> => {
    const name = `${language} ${params.vassalage ?? ''}`
    const kept = z.safeParse(Games, readKept(session.read(hotKey))[name])
    if (kept.success && kept.data.list.length) return kept.data
    const fresh = await listHotFx(params)
    session.write(hotKey, JSON.stringify({ ...readKept(session.read(hotKey)), [name]: fresh }))
    return fresh
  },
})
export const hotGames = createResource<HotParams, List>({ name: 'hotGames', ask: hotFx, keyOf: ({ vassalage = '' }) => vassalage })
const forgetHotFx = attach({ source: $platform, effect: ({ session }) => session.remove(hotKey) })
sample({ clock: intentOf('refresh-hot'), fn: () => undefined, target: forgetHotFx })
sample({ clock: forgetHotFx.done, fn: () => undefined, target: hotGames.refreshedAll })
sample({ clock: $member.updates, filter: (member) => member !== null, fn: () => undefined, target: recentGames.wanted })
sample({
  clock: recentGames.known,
  fn: ({ entries: { all } }) => ({ hasPlayed: all?.status === 'ready' ? all.value.list.length > 0 : null }),
  target: factsTold,
})

const $appearance = combine($cdn, $catalog, $favourites, (cdn, catalog, favourites): Appearance => ({
  cdn,
  favourites,
  studios: catalog.status === 'ready' ? catalog.value.studios : noStudios,
}))
export const $listSizes = $brand.map(({ constants: { homePageSize, listPageSize, hotLimit } }) => ({
  home: homePageSize,
  list: listPageSize,
  hot: hotLimit ?? 20,
}))
type Known<Value> = { known: ResourceKnown<Value>; appearance: Appearance; sizes: { home: number; list: number; hot: number } }
export const $games = combine({ known: games.known, appearance: $appearance, sizes: $listSizes })
export const $hotGames = combine({ known: hotGames.known, appearance: $appearance, sizes: $listSizes })
export const $recentGames = combine({ known: recentGames.known, appearance: $appearance, sizes: $listSizes })
export const $favouriteGames = combine({ known: favouriteGames.known, appearance: $appearance, sizes: $listSizes })
export const $localGames = combine({ catalog: $catalog, appearance: $appearance, sizes: $listSizes })

export type ListArgs = {
  category: string
  vendor?: string | undefined
  class?: string | undefined
  page?: unknown
  limit?: unknown
  pageSize?: unknown
  sort?: string | undefined
  /** The pages before the asked one are shown too. */
  through?: boolean | undefined
}

const mostPages = 40 // shown at once: behind them the first ones are left out, so that an address asks for no thousand calls
const whole = 9_999 // games of a list in another order, which is read whole

/** What is asked for a category's games: with a limit the first page of home's size, else a page of a list. */
export function askedOf(
  { category, vendor, class: kind, sort, ...rest }: ListArgs,
  sizes: { home: number; list: number },
): { params: ListParams; cut: Cut } {
  const cut = cutOf(rest, rest.limit === undefined ? sizes.list : sizes.home)
  const params: ListParams = {
    gameType: category,
    pageNo: cut.page,
    pageSize: cut.limit === undefined ? cut.size : Math.max(cut.size, cut.limit),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(kind && kind !== 'ALL' ? { gameClassify: kind } : {}),
  }
  const order = gameSorts.find((each) => each === sort)
  return { params: order && cut.limit === undefined ? { ...params, pageNo: 1, pageSize: whole, sort: order } : params, cut }
}

/** Every page that is asked for: one, or those from the first on. */
export function pagesAsked(args: ListArgs, sizes: { home: number; list: number }): ListParams[] {
  const { params } = askedOf(args, sizes)
  if (!args.through || params.sort) return [params]
  const first = firstShown(params.pageNo)
  return Array.from({ length: params.pageNo - first + 1 }, (_, index) => ({ ...params, pageNo: first + index, part: true }))
}

/** A category's games: one page, or with `through` all from the first on, as far as they are here. */
export function gamesOfCategory(known: Known<GameList>, args: ListArgs): SourceState<GamePage> {
  if (!args.through) return pageOfCategory(known, args)
  const { cut, params } = askedOf(args, known.sizes)
  if (params.sort) return mapState(pageOfCategory(known, { ...args, page: 1 }), (list) => firstOf(list, cut.page, cut.size))
  let joined: SourceState<GamePage> | undefined
  for (let page = firstShown(cut.page); page <= cut.page; page++) {
    const next = pageOfCategory(known, { ...args, page })
    if (joined?.status !== 'ready') joined = next
    else if (next.status === 'ready') joined = readyOf(joinedPages(joined.value, next.value))
    else return next.status === 'empty' ? joined : readyOf(waitingFor(joined.value, next.status === 'loading' ? 'loading' : 'failed'))
    if (joined.status !== 'ready') return joined
  }
  return joined ?? loading
}
const firstShown = (page: number) => Math.max(1, page - mostPages + 1)
const joinedPages = memo((before: GamePage, next: GamePage): GamePage => ({ ...next, games: [...before.games, ...next.games] }))
const waitingFor = memo((page: GamePage, next: 'loading' | 'failed'): GamePage => ({ ...page, next }))
const firstOf = memo((list: GamePage, page: number, size: number): GamePage => {
  const pages = Math.max(1, Math.ceil(list.games.length / size))
  const last = Math.min(page, pages)
  return { ...list, games: list.games.slice(0, last * size), page: last, pages, pageSize: size, total: list.games.length }
})

/** A category's games. A game of an earlier page is left out: lists shift while they are read. */
export function pageOfCategory({ known, appearance, sizes }: Known<GameList>, args: ListArgs): SourceState<GamePage> {
  const { cut, params } = askedOf(args, sizes)
  const state = stateOf(known, keyOf(params))
  if (state.status !== 'ready') return state
  const earlier = cut.page > 1 && !params.sort ? earlierIds(known, params, state.value) : ''
  const page = mapState(state, (value) =>
    categoryPage(
      value,
      cut.page,
      cut.limit ?? 0,
      cut.size,
      earlier,
      appearance.cdn,
      appearance.studios,
      marksOf(value.games, appearance),
      params.vassalage ?? '',
      params.gameClassify ?? '',
      params.sort ?? '',
    ),
  )
  return page.status === 'ready' && page.value.games.length === 0 ? empty : page
}

const categoryPage = memo(
  (
    value: GameList,
    page: number,
    limit: number,
    size: number,
    earlier: string,
    cdn: Appearance['cdn'],
    studios: Appearance['studios'],
    marks: string,
    vendor: string,
    kind: string,
    sort: string,
  ): GamePage => {
    const asked = { ...(vendor && { vendor }), ...(kind && { class: kind }), ...(sort && { sort }) } // what a strip shows as chosen
    const appearance: Appearance = { cdn, studios, favourites: new Set(marks.split(' ')) }
    const fresh = once(value.games, new Set(earlier.split(' ')))
    const list = (fresh.length ? fresh : once(value.games)).map((game) => gameOf(game, appearance)) // a page is not left out as a whole
    if (limit > 0) return { ...fewOf(list, limit, value.totalCount), ...asked }
    return {
      games: list,
      page,
      pages: Math.max(value.totalPages, 1),
      pageSize: size,
      peek: [],
      ...asked,
      ...(value.totalCount === undefined ? {} : { total: value.totalCount }),
    }
  },
)

/** Games of this page that an earlier page, as far as it is known, has shown; joined, so that the same answer is the same text. */
function earlierIds({ entries }: ResourceKnown<GameList>, params: ListParams, value: GameList): string {
  const ids = new Set<string>()
  for (let pageNo = 1; pageNo < params.pageNo; pageNo++) {
    const entry = entries[keyOf({ ...params, pageNo })]
    if (entry?.status === 'ready') for (const { nodeId } of entry.value.games) ids.add(nodeId)
  }
  return value.games.flatMap(({ nodeId }) => (ids.has(nodeId) ? [nodeId] : [])).join(' ')
}

/** Those of the games that are favourites; joined, so that a list without the game that was switched stays the same object. */
function marksOf(list: readonly GatewayGame[], { favourites }: Appearance): string {
  return list.flatMap(({ nodeId }) => (favourites.has(nodeId) ? [nodeId] : [])).join(' ')
}

type LocalArgs = { page?: unknown; limit?: unknown; pageSize?: unknown }

/** A list that came whole (hot, recent), in pages of home's size. `most` cuts it first. */
export function pageOfList(
  { known, appearance, sizes }: Known<List>,
  key: string,
  args: LocalArgs,
  most = Number.MAX_SAFE_INTEGER,
): SourceState<GamePage> {
  return paged(
    mapState(stateOf(known, key), ({ list }) => gamesOf(list, most, appearance.cdn, appearance.studios, marksOf(list, appearance))),
    args,
    sizes.home,
  )
}

/** The favourites: those the gateway lists, without what was taken out since. */
export function pageOfFavourites(
  { known, appearance, sizes }: Known<Value<typeof listFavouriteGames>>,
  args: LocalArgs,
): SourceState<GamePage> {
  return paged(
    mapState(stateOf(known, 'all'), ({ content }) =>
      favouritesOf(content, appearance.cdn, appearance.studios, marksOf(content, appearance)),
    ),
    args,
    sizes.home,
  )
}

/** The local lobby (chosen): the lottery games on the cards of LOTT and ELOTT. */
export function pageOfLocal(
  { catalog, appearance, sizes }: { catalog: SourceState<Catalog>; appearance: Appearance; sizes: { home: number } },
  args: LocalArgs,
): SourceState<GamePage> {
  return paged(
    mapState(catalog, (value) => localGames(value, appearance.cdn)),
    args,
    sizes.home,
  )
}

const gamesOf = memo(
  (list: readonly GatewayGame[], most: number, cdn: Appearance['cdn'], studios: Appearance['studios'], marks: string): readonly Game[] => {
    const appearance: Appearance = { cdn, studios, favourites: new Set(marks.split(' ')) }
    return once(list)
      .slice(0, most)
      .map((game) => gameOf(game, appearance))
  },
)
const favouritesOf = memo(
  (list: readonly GatewayGame[], cdn: Appearance['cdn'], studios: Appearance['studios'], marks: string): readonly Game[] => {
    const favourites = new Set(marks.split(' '))
    return once(list)
      .filter(({ nodeId }) => favourites.has(nodeId))
      .map((game) => gameOf(game, { cdn, studios, favourites }))
  },
)
const localGames = memo(({ byKey, cards, studios }: Catalog, cdn: Appearance['cdn']): readonly Game[] => {
  const appearance: Appearance = { cdn, studios, favourites: new Set() }
  const list = ['LOTT', 'ELOTT']
    .flatMap((key) => (byKey.get(key)?.vendors ?? []).flatMap((vendor) => cards.get(vendor.key) ?? []))
    .map((card) => gameOfCard(card, appearance))
  return list.filter(({ key }, index) => list.findIndex((other) => other.key === key) === index)
})

function paged(state: SourceState<readonly Game[]>, args: LocalArgs, size: number): SourceState<GamePage> {
  if (state.status === 'ready' && state.value.length === 0) return state.refreshing ? loading : empty
  const cut = cutOf(args, size)
  return mapState(state, (list) => localPage(list, cut.page, cut.size, cut.limit ?? 0))
}
const localPage = memo((list: readonly Game[], page: number, size: number, limit: number): GamePage =>
  pageOf(list, { page, size, limit: limit || undefined }),
)

function readKept(text: string | undefined): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

await modulePause()
