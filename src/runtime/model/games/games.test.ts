import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { TestPortal } from '../../../../tests/support/portal/portal.ts'
import { aCard, aGame, anEntry, aPermission } from '../../../../tests/support/portal/builders.ts'
import type { GamePage } from '../../../schemas/nouns/game.ts'
import { addFavourite } from '../../gateway/endpoints/games/add-favourite.ts'
import { listFavouriteGames } from '../../gateway/endpoints/games/list-favourite-games.ts'
import { listFavouriteIds } from '../../gateway/endpoints/games/list-favourite-ids.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { listHotGames } from '../../gateway/endpoints/games/list-hot-games.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { removeFavourite } from '../../gateway/endpoints/games/remove-favourite.ts'
import { $popups } from '../navigation/popups.ts'
import type { Source } from '../../contract/source.ts'
import '../favourites/topic.ts'
import { gamesByCategory as byCategory, gamesHot as hot, gamesLocal as local, gamesRecent as recent } from './sources.ts'
import { gamesFavourites as favourites } from '../favourites/sources.ts'
import { gamesVendorList as vendorList } from '../vendor-games/sources.ts'

const paged = <Item>(content: Item[]) => ({ content, pageNum: 1, totalPages: 1, totalCount: undefined, summary: undefined })
const numbered = (count: number, from = 1) => Array.from({ length: count }, (_, index) => aGame({ nodeId: `g${from + index}` }))
function pageIn(portal: TestPortal, source: Source, args: object = {}): GamePage {
  const state = portal.read(source, args)
  if (state.status !== 'ready') throw new Error(`${source.name} is ${state.status}`)
  return state.value as GamePage // the source's own noun
}
const keysOf = (page: GamePage) => page.games.map(({ key }) => key)

test('a home section asks for a page of 12, shows its first few and peeks at the next three', async () => {
  const gateway = openGateway().answer(listGames, { games: numbered(12), totalPages: 20, pageNum: 1, totalCount: 240 })
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG', limit: 5 })

  expect(gateway.calls.at(-1)).toMatchObject({ name: 'listGames', params: { gameType: 'RNG', pageNo: 1, pageSize: 12 } })
  const page = pageIn(portal, byCategory, { category: 'RNG', limit: 5 })
  expect([keysOf(page), page.peek.map(({ key }) => key), page.pages, page.total]).toEqual([
    ['g1', 'g2', 'g3', 'g4', 'g5'],
    ['g6', 'g7', 'g8'],
    1,
    240,
  ])
})

test('two sections that show different heads of one list ask once', async () => {
  const portal = await aPortal({
    gateway: openGateway().answer(listGames, { games: numbered(12), totalPages: 1, pageNum: 1, totalCount: undefined }),
  })
  await portal.want(byCategory, { category: 'RNG', limit: 5 })
  await portal.want(byCategory, { category: 'RNG', limit: 3 })
  expect(portal.gateway.names().filter((name) => name === 'listGames')).toHaveLength(1)
})

test('a list page asks for 24, of one vendor and class; "all" is no class, and a page may come as text', async () => {
  const gateway = openGateway().answer(listGames, { games: numbered(24), totalPages: 3, pageNum: 2, totalCount: undefined })
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG', vendor: 'PG', class: 'JP', page: '2' })
  await portal.want(byCategory, { category: 'RNG', class: 'ALL' })
  expect(gateway.calls.slice(-2).map(({ params }) => params)).toEqual([
    { gameType: 'RNG', pageNo: 2, pageSize: 24, vassalage: 'PG', gameClassify: 'JP' },
    { gameType: 'RNG', pageNo: 1, pageSize: 24 },
  ])
  const page = pageIn(portal, byCategory, { category: 'RNG', vendor: 'PG', class: 'JP', page: 2 })
  expect({ page: page.page, pages: page.pages, pageSize: page.pageSize, "'total' in page": 'total' in page }).toEqual({
    page: 2,
    pages: 3,
    pageSize: 24,
    "'total' in page": false,
  })
  expect({ vendor: page.vendor, class: page.class }).toEqual({ vendor: 'PG', class: 'JP' }) // so that a strip can show them
})

test('a game that comes twice is shown once, in a page and over two pages', async () => {
  const gateway = openGateway().answer(listGames, ({ pageNo }) => ({
    games: pageNo === 1 ? [...numbered(3), aGame({ nodeId: 'g1' })] : numbered(3, 3),
    totalPages: 2,
    pageNum: pageNo,
    totalCount: undefined,
  }))
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG' })
  await portal.want(byCategory, { category: 'RNG', page: 2 })
  expect([
    keysOf(pageIn(portal, byCategory, { category: 'RNG' })),
    keysOf(pageIn(portal, byCategory, { category: 'RNG', page: 2 })),
  ]).toEqual([
    ['g1', 'g2', 'g3'],
    ['g4', 'g5'],
  ])
})

test('a name is the first the gateway gives, and a picture is tried at the chosen origin first', async () => {
  const list = [
    aGame({ nodeId: '1', displayName: 'A', gameName: 'B' }),
    aGame({ nodeId: '2', gameName: 'B' }),
    aGame({ nodeId: '3', nodeName: 'C' }),
    aGame({ nodeId: '4', gameCode: 'D' }),
    aGame({ nodeId: '5', vendor: 'PG', showIcon: '/a.webp' }),
  ]
  const gateway = openGateway()
    .answer(readPermission, aPermission({ imageCdn: ['https://a.test', 'https://b.test'] }))
    .answer(listGames, { games: list, totalPages: 1, pageNum: 1, totalCount: undefined })
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG' })
  const { games } = pageIn(portal, byCategory, { category: 'RNG' })
  expect(games.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', '5'])
  expect(games[4]).toMatchObject({
    vendor: 'PG',
    vendorName: 'PG',
    picture: ['https://a.test/a.webp', 'https://b.test/a.webp', '/a.webp'],
    target: { vendor: 'PG', category: 'RNG', nodeId: '5', name: '5' },
  })
})

test('no games are empty, and a page past the end is empty', async () => {
  const portal = await aPortal({
    gateway: openGateway().answer(listGames, { games: [], totalPages: 0, pageNum: 1, totalCount: undefined }),
  })
  await portal.want(byCategory, { category: 'PVP' })
  await portal.want(byCategory, { category: 'PVP', page: 9 })
  expect([portal.read(byCategory, { category: 'PVP' }), portal.read(byCategory, { category: 'PVP', page: 9 })]).toEqual([
    { status: 'empty' },
    { status: 'empty' },
  ])
})

test('the list of one vendor is its slots unless another category is named', async () => {
  const gateway = openGateway().answer(listGames, { games: numbered(1), totalPages: 1, pageNum: 1, totalCount: undefined })
  const portal = await aPortal({ gateway })
  await portal.want(vendorList, { vendor: 'JDB' })
  await portal.want(vendorList, { vendor: 'JDB', category: 'FISH' })
  expect(gateway.calls.slice(-2).map(({ params }) => (params as { gameType: string }).gameType)).toEqual(['RNG', 'FISH'])
})

test('hot games are kept in session storage until a refresh, which shows the old ones meanwhile', async () => {
  const platform = fakePlatform()
  const gateway = openGateway().answer(listHotGames, { list: numbered(25) })
  const first = await aPortal({ gateway, platform })
  await first.want(hot)
  expect({
    'keysOf(pageIn(first, hot)).length': keysOf(pageIn(first, hot)).length,
    pages: pageIn(first, hot).pages,
    total: pageIn(first, hot).total,
  }).toEqual({ 'keysOf(pageIn(first, hot)).length': 12, pages: 2, total: 20 })

  const second = await aPortal({ gateway: openGateway().fail(listHotGames), platform })
  await second.want(hot)
  expect(keysOf(pageIn(second, hot))).toEqual(keysOf(pageIn(first, hot)))

  gateway.answer(listHotGames, { list: numbered(1, 90) })
  await first.send({ kind: 'refresh-hot' })
  expect(keysOf(pageIn(first, hot))).toEqual(['g90'])
})

test('a hot cache that somebody broke is as good as none', async () => {
  const portal = await aPortal({
    gateway: openGateway().answer(listHotGames, { list: numbered(2) }),
    platform: fakePlatform({ storage: { HOT_GAMES: '{"EN ":{"list":"x"' } }),
  })
  await portal.want(hot)
  expect(keysOf(pageIn(portal, hot))).toEqual(['g1', 'g2'])
})

test('recent games and favourites ask only a guest and a trial to log in', async () => {
  const portals = await Promise.all([aPortal(), aPortal({ as: 4 })])
  for (const portal of portals) {
    await portal.want(recent)
    await portal.want(favourites)
    expect({ 'portal.read(recent)': portal.read(recent), 'portal.read(favourites)': portal.read(favourites) }).toEqual({
      'portal.read(recent)': { status: 'needs-login' },
      'portal.read(favourites)': { status: 'needs-login' },
    })
    expect(portal.gateway.names()).not.toContain('listRecentGames')
    expect(portal.gateway.names()).not.toContain('listFavouriteIds')
  }
})

test('the local lobby is the lottery games on the cards of LOTT and ELOTT', async () => {
  const list = [
    anEntry('RNG', ['PG']),
    anEntry(
      'LOTT',
      ['LOTT'],
      [
        aCard({ vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'SSC', displayName: 'SSC' }),
        aCard({ vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'K3' }),
      ],
    ),
    anEntry('ELOTT', ['TCG_SEA'], [aCard({ vassalage: 'TCG_SEA', gameType: 'ELOTT', gameCode: 'SEA_TH', displayName: 'Thai' })]),
  ]
  const portal = await aPortal({ gateway: openGateway().answer(listGameMenus, { list }) })
  await portal.want(local)
  const page = pageIn(portal, local)
  expect(page.games.map(({ key, name, category }) => [key, name, category])).toEqual([
    ['LOTT/SSC', 'SSC', 'LOTT'],
    ['LOTT/K3', 'K3', 'LOTT'],
    ['TCG_SEA/SEA_TH', 'Thai', 'ELOTT'],
  ])
})

/** A member with g1 as favourite, looking at g1 to g3. */
async function aFan() {
  const gateway = openGateway(0)
    .answer(listGames, { games: numbered(3), totalPages: 1, pageNum: 1, totalCount: undefined })
    .answer(listFavouriteIds, paged([{ nodeId: 'g1' }]))
    .answer(listFavouriteGames, paged(numbered(1)))
    .answer(listRecentGames, { list: numbered(2) })
    .answer(addFavourite, true)
    .answer(removeFavourite, true)
  const portal = await aPortal({ as: 0, gateway })
  await portal.want(byCategory, { category: 'RNG' })
  await portal.want(favourites)
  await portal.want(recent)
  const marked = () => pageIn(portal, byCategory, { category: 'RNG' }).games.flatMap(({ key, favourite }) => (favourite ? [key] : []))
  const toggle = (nodeId: string) => portal.send({ kind: 'toggle-favourite', nodeId, vendor: 'PG', category: 'RNG' })
  return { ...portal, portal, marked, toggle }
}

test('a favourite is shown in every list at once, and sent to the gateway', async () => {
  const { gateway, marked, toggle, portal } = await aFan()
  expect(marked()).toEqual(['g1'])
  gateway.answer(listFavouriteGames, paged([aGame({ nodeId: 'g2' }), aGame({ nodeId: 'g1' })]))
  await toggle('g2')
  expect(marked()).toEqual(['g1', 'g2'])
  expect(gateway.calls.find(({ name }) => name === 'addFavourite')?.params).toEqual({ nodeId: 'g2', vendor: 'PG', gameType: 'RNG' })
  expect(keysOf(pageIn(portal, favourites))).toEqual(['g2', 'g1'])
})

test('removing a favourite empties the list of favourites before the gateway has answered', async () => {
  const { gateway, marked, toggle, portal } = await aFan()
  const held = gateway.hold(removeFavourite)
  void toggle('g1')
  await Promise.resolve()
  expect({ marked: marked(), 'portal.read(favourites)': portal.read(favourites) }).toEqual({
    marked: [],
    'portal.read(favourites)': { status: 'empty' },
  })
  held.answer(0, true)
})

test('a favourite that the gateway refuses is reverted', async () => {
  const { gateway, marked, toggle } = await aFan()
  gateway.fail(addFavourite, refused('GAME_NOT_FOUND')).fail(removeFavourite)
  await toggle('g2')
  expect(marked()).toEqual(['g1'])
  await toggle('g1')
  expect(marked()).toEqual(['g1'])
})

test('a favourite is toggled at most once a second', async () => {
  const { gateway, marked, toggle, platform } = await aFan()
  await toggle('g2')
  await toggle('g2')
  expect(marked()).toEqual(['g1', 'g2'])
  await platform.pass(1000)
  await toggle('g2')
  expect(marked()).toEqual(['g1'])
  expect(gateway.names().filter((name) => name === 'addFavourite' || name === 'removeFavourite')).toEqual([
    'addFavourite',
    'removeFavourite',
  ])
})

test('a list without the game that was switched stays the same object', async () => {
  const { toggle, portal } = await aFan()
  const before = portal.read(recent)
  await toggle('g3')
  expect(portal.read(recent)).toBe(before)
})

test('a guest who adds a favourite is offered the login, a trial sees why that is not possible', async () => {
  const opened = await Promise.all(
    [undefined, 4].map(async (as) => {
      const { send, scope } = await aPortal(as === undefined ? {} : { as })
      await send({ kind: 'toggle-favourite', nodeId: 'g1', vendor: 'PG', category: 'RNG' })
      return scope.getState($popups).map(({ popup }) => popup)
    }),
  )
  expect(opened).toEqual([['login'], ['need-true-account']])
})

test('a list that failed is asked again by its retry alone', async () => {
  const gateway = openGateway().fail(listGames)
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG' })
  await portal.want(byCategory, { category: 'RNG' })
  expect(portal.read(byCategory, { category: 'RNG' })).toEqual({ status: 'failed', failure: { kind: 'offline' } })
  expect(gateway.names().filter((name) => name === 'listGames')).toHaveLength(1)
  gateway.answer(listGames, { games: numbered(1), totalPages: 1, pageNum: 1, totalCount: undefined })
  await allSettled(byCategory.retried!, { scope: portal.scope, params: { category: 'RNG' } })
  expect(keysOf(pageIn(portal, byCategory, { category: 'RNG' }))).toEqual(['g1'])
})

const pagesOf =
  (count: number) =>
  ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    games: numbered(count).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(count / pageSize),
    pageNum: pageNo,
    totalCount: count,
  })

test('category pages: a list shown through a page holds every game up to there, and asks for each page once', async () => {
  const gateway = openGateway().answer(listGames, pagesOf(60))
  const portal = await aPortal({ gateway })
  const asked = () => gateway.calls.flatMap(({ name, params }) => (name === 'listGames' ? [(params as { pageNo: number }).pageNo] : []))
  const through = (page: number) => ({ category: 'RNG', page, through: true })
  await portal.want(byCategory, through(1))
  await portal.want(byCategory, through(2))
  expect(asked()).toEqual([1, 2])
  const page = pageIn(portal, byCategory, through(2))
  expect([page.games.length, page.page, page.pages, page.total, page.next]).toEqual([48, 2, 3, 60, undefined])
  expect(portal.read(byCategory, through(2))).toEqual(portal.read(byCategory, through(2)))
  expect(pageIn(portal, byCategory, through(2))).toBe(page)

  const later = await aPortal({ gateway: openGateway().answer(listGames, pagesOf(60)) }) // who comes back by the address
  await later.want(byCategory, through(3))
  expect(pageIn(later, byCategory, through(3)).games).toHaveLength(60)
})

test('category pages: while the next games load, or when they failed, those before them stay', async () => {
  const gateway = openGateway().answer(listGames, pagesOf(60))
  const portal = await aPortal({ gateway })
  const through = (page: number) => ({ category: 'RNG', page, through: true })
  await portal.want(byCategory, through(1))
  const held = gateway.hold(listGames)
  const wanted = portal.want(byCategory, through(2))
  await settle()
  const seen = () => {
    const { games, page, next } = pageIn(portal, byCategory, through(2))
    return [games.length, page, next]
  }
  expect(seen()).toEqual([24, 1, 'loading'])
  held.fail(0, refused('UNKNOWN'))
  await wanted
  expect(seen()).toEqual([24, 1, 'failed'])

  gateway.answer(listGames, pagesOf(60))
  await allSettled(byCategory.retried!, { scope: portal.scope, params: through(2) })
  expect(seen()).toEqual([48, 2, undefined])
})

test('category pages: after a change of language every page that is shown is asked again', async () => {
  const gateway = openGateway().answer(listGames, pagesOf(60))
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'RNG', page: 2, through: true })
  await portal.send({ kind: 'set-language', language: 'AR' })
  expect(pageIn(portal, byCategory, { category: 'RNG', page: 2, through: true }).games).toHaveLength(48)
})

test('category pages: an order reads the list whole, once, and an unknown one is the order of the gateway', async () => {
  const games = [
    aGame({ nodeId: 'b', displayName: 'Banana 10' }),
    aGame({ nodeId: 'c', displayName: 'cherry', new: true }),
    aGame({ nodeId: 'a', displayName: 'Banana 9' }),
  ]
  const gateway = openGateway().answer(listGames, { games, totalPages: 1, pageNum: 1, totalCount: 3 })
  const portal = await aPortal({ gateway })
  const ask = async (sort: string) => {
    const args = { category: 'RNG', page: 1, through: true, sort }
    await portal.want(byCategory, args)
    return keysOf(pageIn(portal, byCategory, args))
  }
  expect([await ask('name'), await ask('new'), await ask('random')]).toEqual([
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ])
  expect(gateway.calls.flatMap(({ name, params }) => (name === 'listGames' ? [params] : []))).toEqual([
    { gameType: 'RNG', pageNo: 1, pageSize: 999 },
    { gameType: 'RNG', pageNo: 1, pageSize: 999 },
    { gameType: 'RNG', pageNo: 1, pageSize: 24 },
  ])
})
