import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import categoryWords from '../../../../locales/en/category.json' with { type: 'json' }
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aCard, anEntry, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Order, Page } from '../../../schemas/documents.ts'
import type { GameCategoryEntry } from '../../../schemas/gateway/games.ts'
import type { CategoryList } from '../../../schemas/nouns/category.ts'
import type { VendorList } from '../../../schemas/nouns/vendor.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { $facts } from '../facts/facts.ts'
import { $popups, popupClosed } from '../navigation/popups.ts'
import { categoriesOrdered as categories, vendorsByCategory } from './sources.ts'
import './topic.ts'
import { slotsClasses } from '../../../schemas/nouns/category.ts'

const order: Order = {
  kind: 'order',
  id: 'categories',
  format: 1,
  steps: [
    {
      op: 'split',
      from: 'SPORTS',
      by: 'vendor',
      into: [
        { key: 'ESPORTS', members: { brand: 'vendors.esports' } },
        { key: 'COCKFIGHT', members: { brand: 'vendors.cockfight' } },
      ],
    },
    { op: 'move', key: 'FISH', to: { after: 'RNG' } },
    { op: 'ensure', key: 'MXWIN', to: [{ before: 'SPORTS' }, 'last'] },
  ],
}
const routes = {
  '/': 'home',
  ...Object.fromEntries(
    ['live', 'fish', 'rng', 'pvp', 'lott', 'elott', 'sports', 'esports', 'cockfight', 'mxwin'].map((id) => [`/${id}`, id]),
  ),
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `V${index + 1}`)
const usual = [
  anEntry('LIVE', many(12)),
  anEntry('RNG', ['PG', 'JDB', 'CQ9']),
  anEntry('SPORTS', ['SABA', 'IMES', 'SBO', 'SV3']),
  anEntry('LOTT', ['LOTT', 'VN']),
  anEntry('ELOTT', ['SEA', 'X']),
  anEntry('PVP', ['KY']),
  anEntry('FISH', ['JDB']),
]

async function aLobby(list: GameCategoryEntry[], permission = aPermission(), pages: Readonly<Record<string, string>> = routes) {
  const portal = await aPortal({
    gateway: openGateway().answer(readPermission, permission).answer(listGameMenus, { list }),
    release: aRelease([order], pages),
  })
  await portal.want(categories)
  return {
    ...portal,
    list: () => {
      const state = portal.read(categories)
      return state.status === 'ready' ? (state.value as CategoryList) : []
    },
  }
}
const keys = (list: CategoryList) => list.map(({ key }) => key).join(' ')
const vendorsIn = (list: CategoryList, key: string) => list.find((category) => category.key === key)?.vendors.map((vendor) => vendor.key)

test('the golden order: HOME and FAV, fishing behind slots, mixed win where sports sits, esports and cockfights pulled out', async () => {
  const { list } = await aLobby(usual)
  expect(keys(list())).toBe('HOME FAV LIVE RNG FISH MXWIN SPORTS ESPORTS COCKFIGHT LOTT ELOTT PVP')
  expect(list().find(({ key }) => key === 'MXWIN')?.step).toBe(2)
  expect(vendorsIn(list(), 'ESPORTS')).toEqual(['ESPORTS/IMES'])
})

test.each([
  ['sports absent', usual.filter(({ gameCategory }) => gameCategory !== 'SPORTS'), 'HOME FAV LIVE RNG FISH LOTT ELOTT PVP MXWIN'],
  [
    'slots absent',
    usual.filter(({ gameCategory }) => gameCategory !== 'RNG'),
    'HOME FAV LIVE MXWIN SPORTS ESPORTS COCKFIGHT LOTT ELOTT PVP FISH',
  ],
  ['fishing first', [anEntry('FISH', ['JDB']), ...usual.slice(0, 3)], 'HOME FAV LIVE RNG FISH MXWIN SPORTS ESPORTS COCKFIGHT'],
  ['fishing absent', usual.slice(0, 3), 'HOME FAV LIVE RNG MXWIN SPORTS ESPORTS COCKFIGHT'],
  [
    'sports with nothing but esports and cockfights',
    [anEntry('RNG', ['PG']), anEntry('SPORTS', ['IMES', 'SV3'])],
    'HOME FAV RNG MXWIN ESPORTS COCKFIGHT',
  ],
  ['no esports vendors', [anEntry('RNG', ['PG']), anEntry('SPORTS', ['SABA', 'SBO'])], 'HOME FAV RNG MXWIN SPORTS'],
  ['esports as a category of its own', [anEntry('SPORTS', ['SABA', 'IMES']), anEntry('ESPORTS', ['TF'])], 'HOME FAV MXWIN SPORTS ESPORTS'],
  ['an unknown category in front', [anEntry('CRASH', ['SPR']), ...usual.slice(0, 2)], 'HOME FAV LIVE RNG CRASH MXWIN'],
  ['the portal’s own categories', [anEntry('HOME', ['A']), anEntry('HOT', ['A']), anEntry('RNG', ['PG'])], 'HOME FAV RNG MXWIN'],
  ['an empty list', [], 'HOME FAV MXWIN'],
])('%s', async (_, entries, expected) => {
  expect(keys((await aLobby(entries)).list())).toBe(expected)
})

test('a category that comes twice is one, with the vendors of both', async () => {
  const { list } = await aLobby([anEntry('RNG', ['PG', 'JDB']), anEntry('RNG', ['JDB', 'CQ9', 'CQ9'])])
  expect(vendorsIn(list(), 'RNG')).toEqual(['RNG/PG', 'RNG/JDB', 'RNG/CQ9'])
})

test('a vendor in several categories has a key in each', async () => {
  const { list } = await aLobby(usual)
  expect({ "vendorsIn(list(), 'FISH')": vendorsIn(list(), 'FISH'), "vendorsIn(list(), 'RNG')": vendorsIn(list(), 'RNG') }).toEqual({
    "vendorsIn(list(), 'FISH')": ['FISH/JDB'],
    "vendorsIn(list(), 'RNG')": ['RNG/PG', 'RNG/JDB', 'RNG/CQ9'],
  })
})

test('a click on a category goes to its page, or starts its only vendor', async () => {
  const { list } = await aLobby([
    ...usual,
    anEntry('MXWIN', ['MXW'], [aCard({ vassalage: 'MXW', gameType: 'MXWIN', gameCode: 'MX_LOBBY', isGame: 'GAME' })]),
  ])
  const clicks = Object.fromEntries(list().map(({ key, to, launch }) => [key, to ?? launch]))
  expect(clicks).toEqual({
    HOME: '/',
    FAV: '/favorite',
    LIVE: '/live',
    RNG: '/rng',
    FISH: '/fish',
    PVP: '/pvp',
    SPORTS: '/sports',
    LOTT: '/lott',
    ELOTT: '/elott',
    MXWIN: { vendor: 'MXW', category: 'MXWIN', name: 'MXW', gameCode: 'MX_LOBBY', opens: 'game' },
    ESPORTS: { vendor: 'IMES', category: 'ESPORTS', name: 'IMES', opens: 'list' },
    COCKFIGHT: { vendor: 'SV3', category: 'COCKFIGHT', name: 'SV3', opens: 'list' },
  })
})

test('an unknown category is drawn under its own code', async () => {
  const { list } = await aLobby([anEntry('CRASH', ['A', 'B'])])
  expect(list().find(({ key }) => key === 'CRASH')).toMatchObject({ label: 'CRASH', icon: 'game' })
})

test('a category and a vendor called as what every object inherits are a category and a vendor without cards', async () => {
  const { list } = await aLobby([anEntry('valueOf', ['constructor', 'toString'])])
  expect(list().find(({ key }) => key === 'valueOf')).toMatchObject({ label: 'valueOf', icon: 'game' })
  expect(vendorsIn(list(), 'valueOf')).toEqual(['valueOf/constructor', 'valueOf/toString'])
})

test('on home the chosen category is current, elsewhere the one whose page is shown', async () => {
  const { list, send, at } = await aLobby(usual)
  const current = () => list().flatMap(({ key, current: is }) => (is ? [key] : []))
  expect(current()).toEqual(['HOME'])
  await send({ kind: 'choose-category', category: 'RNG' })
  expect(current()).toEqual(['RNG'])
  await at('/live', 'live')
  expect(current()).toEqual(['LIVE'])
  await at('/', 'home')
  expect(current()).toEqual(['HOME'])
})

test('under a popup with an address of its own home stays as it was', async () => {
  const login: Page = { kind: 'page', id: 'login', format: 1, routes: ['/login'], as: 'popup', over: 'home', nodes: [] }
  const { read, want, send, at } = await aPortal({
    gateway: openGateway().answer(listGameMenus, { list: usual }),
    release: aRelease([order, login], { ...routes, '/login': 'login' }),
  })
  await want(categories)
  await send({ kind: 'choose-category', category: 'RNG' })
  const before = read(categories)
  await at('/login', 'login')
  expect(read(categories)).toBe(before)
})

test('a guest who chooses the favourites is offered the login, with a return address', async () => {
  const { list, send, scope } = await aLobby(usual)
  await send({ kind: 'choose-category', category: 'FAV' })
  expect(scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/' } }])
  expect(list().find(({ current }) => current)?.key).toBe('HOME')
  await allSettled(popupClosed, { scope, params: {} })
  expect(scope.getState($popups)).toEqual([])
})

test.each([3, 10, 11, 15, 20, 21])('with %i slots vendors the fact says so, and the mixin holds vendors 11 to 20', async (count) => {
  const { scope, read } = await aLobby([anEntry('RNG', many(count))])
  const state = read(vendorsByCategory, { category: 'RNG', from: 11, to: 20 })
  expect(scope.getState($facts).slotsVendors).toBe(count)
  expect(state.status === 'ready' ? (state.value as VendorList).vendors.map(({ code }) => code) : state.status).toEqual(
    count < 11 ? 'empty' : many(count).slice(10, 20),
  )
})

const slotsWithClasses = anEntry(
  'RNG',
  ['PG', 'JDB', 'CQ9'],
  [
    aCard({ vassalage: 'PG', gameType: 'RNG', displayName: 'Pocket', gameClassify: [{ key: 'JP', displayName: 'Jackpot', gameCount: 7 }] }),
    aCard({ vassalage: 'JDB', gameType: 'RNG', gameClassify: [{ key: 'BG', displayName: 'Bingo', gameCount: 2 }] }),
  ],
  [
    { key: 'ALL', displayName: 'All', gameCount: 700 },
    { key: 'JP', displayName: 'Jackpot', gameCount: 7 },
    { key: 'BG', displayName: 'Bingo', gameCount: 3 },
  ],
)
const withPages = { ...routes, '/jp': 'jackpot', '/ac': 'arcade', '/bg': 'bingo' }

test('a class of slots with a page of its own is a category behind slots, of the vendors that have its games', async () => {
  const { list, read, at } = await aLobby([anEntry('LIVE', ['A', 'B']), slotsWithClasses, anEntry('PVP', ['KY'])], undefined, withPages)

  expect(keys(list())).toBe('HOME FAV LIVE RNG JP PVP MXWIN')
  expect(list().find(({ key }) => key === 'JP')).toMatchObject({ label: 't:category.JP', icon: 'gem', to: '/jp' })
  const state = read(vendorsByCategory, { category: 'JP' })
  expect(state.status === 'ready' && (state.value as VendorList)).toMatchObject({
    classes: [],
    vendors: [{ key: 'JP/PG', name: 'Pocket', target: { vendor: 'PG', category: 'JP' } }],
  })
  await at('/jp', 'jackpot')
  expect(list().find(({ current }) => current)?.key).toBe('JP')
})

test('each class of slots has a name of its own', () => {
  const names: Readonly<Record<string, string>> = categoryWords

  expect(slotsClasses.map((key) => names[key])).toEqual(['Scratch cards', 'Video poker', 'Table games', 'Arcade', 'Jackpot', 'Bingo'])
})

test.each([
  ['no page of its own', slotsWithClasses, routes],
  ['no vendor of that class', anEntry('RNG', ['PG'], [], [{ key: 'JP', displayName: 'Jackpot' }]), withPages],
  ['slots that are absent', anEntry('LIVE', ['A', 'B']), withPages],
])('a class of slots is no category with %s', async (_, entry, pages) => {
  const { list, read } = await aLobby([entry], undefined, pages)

  expect(list().filter(({ key }) => ['JP', 'AC', 'BG', 'TG'].includes(key))).toEqual([])
  expect(read(vendorsByCategory, { category: 'JP' }).status).toBe('empty')
})

test('a class that the gateway lists as a category is that category, and bingo is one where the site uses the language TY', async () => {
  const own = anEntry('JP', ['X', 'Y'])
  const site = aPermission({ info: { languages: ['EN', 'TY'] } })
  const { list } = await aLobby([slotsWithClasses, own], site, withPages)

  expect(keys(list())).toBe('HOME FAV RNG BG JP MXWIN')
  expect(vendorsIn(list(), 'JP')).toEqual(['JP/X', 'JP/Y'])
  expect(list().find(({ key }) => key === 'JP')?.to).toBe('/jp')
})

test('bingo is a class only where the site uses the language TY, and "all games" is a count, not a class', async () => {
  const classes = [
    { key: 'ALL', displayName: 'All', gameCount: 700 },
    { key: 'JP', displayName: 'Jackpot', gameCount: 12 },
    { key: 'BG', displayName: 'Bingo', gameCount: 3 },
  ]
  const entries = [anEntry('RNG', ['PG'], [], classes)]
  const [plain, bingo] = await Promise.all([aLobby(entries), aLobby(entries, aPermission({ info: { languages: ['EN', 'TY'] } }))])
  const keysOf = ({ read }: typeof plain) => {
    const state = read(vendorsByCategory, { category: 'RNG' })
    return state.status === 'ready'
      ? [(state.value as VendorList).classes.map(({ key }) => key), (state.value as VendorList).count]
      : state.status
  }
  expect({ 'keysOf(plain)': keysOf(plain), 'keysOf(bingo)': keysOf(bingo) }).toEqual({
    'keysOf(plain)': [['JP'], 700],
    'keysOf(bingo)': [['JP', 'BG'], 700],
  })
})

test('the same knowledge is the same object, so that nothing is drawn again', async () => {
  const { read, at } = await aLobby(usual)
  const before = [read(categories), read(vendorsByCategory, { category: 'RNG' })]
  await at('/?x=1', 'home')
  expect([read(categories), read(vendorsByCategory, { category: 'RNG' })].map((state, index) => state === before[index])).toEqual([
    true,
    true,
  ])
})

test('while the menu fails there is a failure with a retry, and the retry asks again', async () => {
  const gateway = openGateway().fail(listGameMenus)
  const { read, want, scope } = await aPortal({ gateway, release: aRelease([order], routes) })
  await want(categories)
  expect(read(categories)).toEqual({ status: 'failed', failure: { kind: 'offline' } })
  expect(scope.getState($facts).slotsVendors).toBeUndefined()

  gateway.answer(listGameMenus, { list: usual })
  await want(categories) // wanting again asks nothing
  expect(read(categories).status).toBe('failed')
  await allSettled(categories.retried!, { scope, params: {} })
  expect(read(categories).status).toBe('ready')
})
