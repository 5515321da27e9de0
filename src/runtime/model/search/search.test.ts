import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { topic } from './topic.ts'
import { aCard, aGame, aRelease, anEntry } from '../../../../tests/support/portal/builders.ts'
import type { GatewayGame } from '../../../schemas/gateway/games.ts'
import type { GameSearch } from '../../../schemas/nouns/search.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { listFavouriteIds } from '../../gateway/endpoints/games/list-favourite-ids.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { listHotGames } from '../../gateway/endpoints/games/list-hot-games.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'
import { sessionEnded } from '../context/session.ts'
import { loadIndexCodeFx } from './catalogue.ts'
import { gamesSearch as source } from './sources.ts'

const game = (nodeId: string, displayName: string, more: Partial<GatewayGame> = {}) =>
  aGame({ nodeId, displayName, vassalage: 'PG', ...more })
const menu = {
  list: [
    anEntry('RNG', ['PG', 'JDB'], [aCard({ vassalage: 'JDB', gameType: 'RNG', displayName: 'Jay Dee', isGame: 'VASSALAGE' })]),
    anEntry('FISH', ['JDB']),
  ],
}
const lists: Record<string, GatewayGame[]> = {
  RNG: [game('1', 'Fox & Fortune', { hot: true }), game('2', 'Ember Koi', { vassalage: 'JDB', maintenance: true })],
  FISH: [game('3', 'Koi Tycoon', { gameType: 'FISH', vassalage: 'JDB', gameName: 'Koi King' })],
}
const pageOf = (games: GatewayGame[], totalPages = 1) => ({ games, totalPages, pageNum: undefined, totalCount: undefined })
const order = { kind: 'order' as const, id: 'categories', format: 1 as const, steps: [] }

function aGateway(as?: number) {
  return openGateway(as)
    .answer(listGameMenus, menu)
    .answer(listGames, ({ gameType }) => pageOf(lists[gameType] ?? []))
    .answer(listHotGames, { list: [game('9', 'Hot one')] })
    .answer(listRecentGames, { list: [] })
}

async function aSearch(
  gateway = aGateway(),
  more: Partial<Pick<Parameters<typeof aPortal>[0] & {}, 'as' | 'release' | 'platform' | 'handlers'>> = {},
) {
  const portal = await aPortal({ gateway, release: aRelease([order]), topics: [topic], ...more })
  return {
    ...portal,
    open: () => portal.want(source),
    ask: (text: string, args: object = {}): GameSearch => {
      const state = portal.read(source, { text, ...args })
      if (state.status !== 'ready') throw new Error(`The search is ${state.status}`)
      return state.value as GameSearch // the source's own noun
    },
  }
}

test('nothing is loaded before search is opened; then the whole catalogue is, in pages of 999', async () => {
  const { open, gateway, ask } = await aSearch()
  expect(gateway.names()).not.toContain('listGames')
  await open()
  expect(gateway.calls.filter(({ name }) => name === 'listGames').map(({ params }) => params)).toEqual([
    { gameType: 'RNG', pageNo: 1, pageSize: 999 },
    { gameType: 'FISH', pageNo: 1, pageSize: 999 },
  ])
  expect(ask('').progress).toBe(1)
})

test('when the index cannot be downloaded search has failed, and a retry downloads it again', async () => {
  const code = await import('./catalogue-index.ts')
  let online = false
  const load = () => (online ? Promise.resolve(code) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { scope, open, read, ask } = await aSearch(aGateway(), { handlers: [[loadIndexCodeFx, load]] })

  await open()
  expect(read(source, { text: 'koi' })).toEqual({ status: 'failed', failure: { kind: 'offline' } })

  online = true
  await allSettled(source.retried!, { scope, params: {} })
  expect(ask('koi')).toMatchObject({ total: 2, progress: 1 })
})

test('an answer has games as lists show them, what matched, and figures by category', async () => {
  const { open, ask } = await aSearch()
  await open()
  expect(ask('koi')).toMatchObject({
    text: 'koi',
    category: '',
    total: 2,
    hits: [
      { game: { key: '3', name: 'Koi Tycoon', vendor: 'JDB', category: 'FISH', target: { nodeId: '3' } }, ranges: [[0, 3]] },
      { game: { key: '2', name: 'Ember Koi', vendorName: 'Jay Dee', maintenance: true, favourite: false }, ranges: [[6, 9]] },
    ],
    counts: [
      { category: 'RNG', label: 't:category.RNG', count: 1 },
      { category: 'FISH', label: 't:category.FISH', count: 1 },
    ],
  })
  expect(ask('koi', { category: 'RNG' })).toMatchObject({ category: 'RNG', total: 1, hits: [{ game: { key: '2' } }] })
  expect(ask('koi', { limit: 1 })).toMatchObject({ total: 2, hits: [{ game: { key: '3' } }] })
})

test('a studio is found by its shown name, with its games, and a game by its Latin name', async () => {
  const { open, ask } = await aSearch()
  await open()
  expect(ask('jay').vendors).toMatchObject([{ key: 'RNG/JDB', count: 1, target: { opens: 'list' } }])
  expect(ask('koi king').hits.map(({ game: { name } }) => name)).toEqual(['Koi Tycoon'])
})

test('the same knowledge gives the same object', async () => {
  const { open, ask } = await aSearch()
  await open()
  expect(ask('koi')).toBe(ask('koi'))
})

test('further pages are read; two calls are out at a time', async () => {
  const gateway = aGateway()
  const held = gateway.hold(listGames)
  const { scope, ask } = await aSearch(gateway)
  void allSettled(source.wanted!, { scope, params: {} })
  await settle()
  expect({ waiting: held.waiting(), progress: ask('').progress }).toEqual({ waiting: 2, progress: 0 })
  held.answer(0, pageOf([game('1', 'First page')], 3))
  await settle()
  expect(held.waiting()).toBe(3)
  expect(ask('first')).toMatchObject({ total: 1, progress: 1 / 4 })
  held.answer(1, pageOf([]))
  held.answer(2, pageOf([game('2', 'Second page')], 3))
  await settle()
  held.answer(3, pageOf([game('3', 'Third page')], 3))
  await settle()
  expect(gateway.calls.filter(({ name }) => name === 'listGames').map(({ params }) => (params as { pageNo: number }).pageNo)).toEqual([
    1, 1, 2, 3,
  ])
  expect(ask('page')).toMatchObject({ total: 3, progress: 1 })
})

test('a list that failed is told while the others load', async () => {
  const gateway = aGateway()
  const held = gateway.hold(listGames)
  const { scope, ask } = await aSearch(gateway)
  void allSettled(source.wanted!, { scope, params: {} })
  await settle()
  held.fail(0, offline)
  await settle()
  expect(ask('koi')).toMatchObject({ total: 0, incomplete: true, progress: 1 / 2 })
})

test('while a list that failed is asked for again the catalogue is still coming', async () => {
  const gateway = aGateway().answer(listGames, () => {
    throw new GatewayError('listGames', offline)
  })
  const { open, ask, scope } = await aSearch(gateway)
  await open()
  expect(ask('koi')).toMatchObject({ total: 0, progress: 1, incomplete: true })

  gateway.hold(listGames)
  void allSettled(source.retried!, { scope, params: {} })
  await settle()
  expect(ask('koi')).toMatchObject({ total: 0, progress: 0 })
  expect(ask('koi').incomplete).toBeUndefined()
})

test('a category that cannot be had leaves the others, and a retry asks for it alone', async () => {
  const gateway = aGateway().answer(listGames, ({ gameType }) => {
    if (gameType === 'RNG') throw new GatewayError('listGames', offline)
    return pageOf(lists[gameType] ?? [])
  })
  const { open, ask, scope } = await aSearch(gateway)
  await open()
  expect(ask('koi')).toMatchObject({ total: 1, progress: 1, incomplete: true })
  gateway.answer(listGames, ({ gameType }) => pageOf(lists[gameType] ?? []))
  const before = gateway.calls.length
  await allSettled(source.retried!, { scope, params: {} })
  expect(gateway.calls.slice(before).map(({ params }) => params)).toEqual([{ gameType: 'RNG', pageNo: 1, pageSize: 999 }])
  expect(ask('koi')).toMatchObject({ total: 2 })
  expect(ask('koi').incomplete).toBeUndefined()
})

test('without the menu of categories search has failed', async () => {
  const { open, read } = await aSearch(aGateway().fail(listGameMenus))
  await open()
  expect(read(source, {})).toEqual({ status: 'failed', failure: offline })
})

test('another language: names are loaded anew where search is open, and when it is opened again', async () => {
  const { open, send, gateway, ask } = await aSearch()
  await open()
  const asked = () => gateway.names().filter((name) => name === 'listGames').length
  gateway.answer(listGames, () => pageOf([game('1', 'الثعلب')]))
  await send({ kind: 'set-language', language: 'AR' })
  expect({ asked: asked(), total: ask('koi').total }).toEqual({ asked: 2, total: 0 })
  await open()
  expect({ asked: asked(), "ask('ثعلب').total": ask('ثعلب').total, "ask('koi').total": ask('koi').total }).toEqual({
    asked: 4,
    "ask('ثعلب').total": 1,
    "ask('koi').total": 0,
  })

  await send({ kind: 'open', popup: 'search' })
  await send({ kind: 'set-language', language: 'EN' })
  expect(asked()).toBe(6)
})

test('games of a category that documents pull out of another count to it', async () => {
  const split = {
    ...order,
    steps: [{ op: 'split' as const, from: 'RNG', by: 'vendor' as const, into: [{ key: 'ESPORTS', members: ['JDB'] }] }],
  }
  const { open, ask } = await aSearch(aGateway(), { release: aRelease([split]) })
  await open()
  expect(ask('ember').counts).toEqual([{ category: 'ESPORTS', label: 't:category.ESPORTS', count: 1 }])
})

test('while nothing is typed there is what is hot; for who has played, what was played last', async () => {
  const guest = await aSearch()
  await guest.open()
  expect(guest.ask('')).toMatchObject({ hits: [], total: 0, before: [{ name: 'Hot one' }] })

  const player = await aSearch(aGateway(0).answer(listRecentGames, { list: [game('8', 'Played')] }), { as: 0 })
  await player.open()
  expect(player.ask('').before).toMatchObject([{ name: 'Played' }])
})

test('favourites are marked', async () => {
  const { open, ask } = await aSearch(aGateway(0).answer(listFavouriteIds, { content: [{ nodeId: '2' }], totalPages: 1 } as never), {
    as: 0,
  }) // ids alone matter
  await open()
  expect(ask('ember').hits[0]?.game.favourite).toBe(true)
})

test('without a match the nearest name is suggested', async () => {
  const { open, ask } = await aSearch()
  await open()
  expect(ask('emxxr')).toMatchObject({ total: 0, suggestion: 'Ember Koi' })
})

const from = { page: 'search', node: 'games' }
async function searched(portal: Awaited<ReturnType<typeof aSearch>>, text: string) {
  await portal.send({ kind: 'narrow', input: 'search', args: { text } }, from)
  await portal.send({ kind: 'launch', target: { vendor: 'PG', category: 'RNG', nodeId: '1' } }, from)
}

test('what led to a game is kept in the session: six, newest first, each once', async () => {
  const portal = await aSearch()
  await portal.open()
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', ' seven  koi ', 'TWO', ' ']) await searched(portal, text)
  expect(portal.ask('').recents).toEqual(['TWO', 'seven koi', 'six', 'five', 'four', 'three'])
  expect(JSON.parse(portal.platform.storage['foyer-searches'] ?? '')).toEqual(['TWO', 'seven koi', 'six', 'five', 'four', 'three'])
})

test('a launch from elsewhere is no search', async () => {
  const portal = await aSearch()
  await portal.open()
  await portal.send({ kind: 'narrow', input: 'search', args: { text: 'koi' } }, from)
  await portal.send({ kind: 'launch', target: { vendor: 'PG', category: 'RNG', nodeId: '1' } }, { page: 'home', node: 'hot' })
  expect(portal.ask('').recents).toEqual([])
})

test.each([
  ['["koi","fox"]', ['koi', 'fox']],
  ['broken', []],
  ['[1]', []],
  ['{"a":1}', []],
])('kept searches are read at first: %s', async (kept, recents) => {
  const { open, ask } = await aSearch(aGateway(), { platform: fakePlatform({ storage: { 'foyer-searches': kept } }) })
  await open()
  expect(ask('').recents).toEqual(recents)
})

test('searches are forgotten on request and at the end of a session', async () => {
  const portal = await aSearch()
  await portal.open()
  await searched(portal, 'koi')
  await portal.send({ kind: 'forget-searches' })
  expect({
    recents: portal.ask('').recents,
    "portal.platform.storage['foyer-searches']": portal.platform.storage['foyer-searches'],
  }).toEqual({ recents: [], "portal.platform.storage['foyer-searches']": undefined })

  await searched(portal, 'koi')
  await allSettled(sessionEnded, { scope: portal.scope })
  expect(portal.ask('').recents).toEqual([])
})

test('a game that opens takes the place of the search', async () => {
  const { open, send, scope } = await aSearch()
  await open()
  await send({ kind: 'open', popup: 'search' })
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  expect(scope.getState($popups)).toEqual([{ popup: 'game', args: {} }])
})
