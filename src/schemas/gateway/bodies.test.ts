import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { Announcements } from './announcements.ts'
import { Countries } from './countries.ts'
import { GameCategoryEntry, GameList, GameMenus, WinnerBoard } from './games.ts'
import { Consolidated, MemberIcon, MemberInfo, UnreadCount } from './member.ts'
import { Permission, RegisterSettings, SystemStatus, Whitelabel } from './system.ts'
import { RedeemRecord } from './points.ts'
import { HotMatches, NewVendors } from './vendor-rows.ts'

test('the menu example of the contract', () => {
  const { list } = z.parse(GameMenus, {
    list: [
      {
        gameCategory: 'LIVE',
        vendors: ['EVO', 'PP', null, 7],
        cards: {
          EVO: [
            {
              vassalage: 'EVO',
              gameType: 'LIVE',
              displayName: 'Evo Live',
              gameCode: 'EVO_LOBBY',
              isGame: 'GAME',
              showIcon: '/img/vendor/EVO.svg',
            },
          ],
          PP: { vassalage: 'PP', gameType: 'LIVE', isGame: 'VASSALAGE', maintenance: '1', showIcon: 'javascript:alert(1)' },
          WM: 'broken',
        },
      },
      { gameCategory: 'PVP', vendors: ['KY'], cards: {}, gameClassify: [{ displayName: 'All', key: '', gameCount: '700' }, null] },
      { gameCategory: 'FISH', vendors: null },
      { vendors: ['no category'] },
    ],
  })
  expect(list.map((entry) => ({ ...entry, cards: { ...entry.cards } }))).toEqual([
    {
      gameCategory: 'LIVE',
      vendors: ['EVO', 'PP', '7'],
      cards: {
        EVO: [
          {
            vassalage: 'EVO',
            gameType: 'LIVE',
            displayName: 'Evo Live',
            gameCode: 'EVO_LOBBY',
            isGame: 'GAME',
            showIcon: '/img/vendor/EVO.svg',
          },
        ],
        PP: [{ vassalage: 'PP', gameType: 'LIVE', isGame: 'VASSALAGE', maintenance: true }],
      },
    },
    { gameCategory: 'PVP', vendors: ['KY'], cards: {}, gameClassify: [{ displayName: 'All', key: '', gameCount: 700 }] },
    { gameCategory: 'FISH', vendors: [], cards: {} },
  ])
})

test('a category without cards gives none for names that every object has', () => {
  const { cards } = z.parse(GameCategoryEntry, { gameCategory: 'RNG', vendors: ['constructor'] })
  expect(cards.constructor).toBeUndefined()
})

test('a game needs an id and a type; its names and pictures may be missing', () => {
  const games = [
    { nodeId: 1, gameType: 'XX', new: 'true', gameName: null },
    { nodeId: 2 },
    { gameType: 'RNG' },
    'x',
    { nodeId: 3, gameType: 'RNG', showIcon: '//evil.test/x' },
  ]
  expect(z.parse(GameList, { games, totalPages: '2', totalCount: null })).toEqual({
    games: [
      { nodeId: '1', gameType: 'XX', new: true },
      { nodeId: '3', gameType: 'RNG' },
    ],
    totalPages: 2,
  })
})

test('a winner without an amount has won 0', () => {
  const list = ['12.5', 12.5, null, undefined, 'much'].map((winAmount) => ({ vo: { customerName: 'a', winAmount } }))
  expect(z.parse(WinnerBoard, { list: [...list, {}, { vo: null }] }).list.map(({ vo }) => vo.winAmount)).toEqual([12.5, 12.5, 0, 0, 0])
})

test('only the announcement lists that came are there', () => {
  expect(
    z.parse(Announcements, {
      banners: [{ url: 'javascript:alert(1)', groupName: 'w_home', linkageType: 'NEW_KIND', linkUrl: 'javascript:alert(1)' }],
      popup: null,
      player: [{ id: 1 }, {}],
    }),
  ).toEqual({
    banners: [{ groupName: 'w_home', linkageType: 'NEW_KIND', linkUrl: 'javascript:alert(1)' }], // checked where the link is followed
    player: [{ id: '1', title: '', content: '' }],
  })
  expect(z.parse(Announcements, null)).toEqual({})
})

test('rows of new vendors are nested in two objects', () => {
  expect([null, { data: null }, { data: { lanes: null } }].map((value) => z.parse(NewVendors, value))).toEqual(
    Array.from({ length: 3 }, () => ({ data: { lanes: [] } })),
  )
})

test('a redeem record has all of its 19 fields, with exact decimals', () => {
  const value = {
    transactionReferenceNumber: 880_041,
    applyTime: '2027-01-10T20:00:00+08:00',
    type: 'CHIP',
    name: 'Chips',
    quantity: '2',
    pointsRequirement: 50,
    amountRequirement: '10.5',
    status: 'APPROVED',
    time: '2027-01-10T21:00:00+08:00',
    changedPoints: '-100',
    pointsBalance: '9007199254740993.6',
    remark: 'By hand',
    units: 1,
    pointsRatio: 0.01,
    redeemAmount: '21.00',
    paidAccount: 'm***a',
    mainWallet: 'MAIN',
    paidAmount: 20,
    receivingAddress: '1 Quay Street',
  }
  const record = z.parse(RedeemRecord, value)

  expect(record).toEqual({
    ...value,
    transactionReferenceNumber: '880041',
    quantity: 2,
    pointsRequirement: '50',
    units: '1',
    pointsRatio: '0.01',
    redeemAmount: '21',
    paidAmount: '20',
  })
  expect(Object.keys(record)).toHaveLength(19)
})

test('a redeem record needs its number alone; what is missing or null is empty', () => {
  const required = {
    applyTime: '',
    type: '',
    name: '',
    quantity: 0,
    pointsRequirement: '0',
    status: '',
    changedPoints: '0',
    pointsBalance: '0',
  }
  const nulls = Object.fromEntries(Object.keys(RedeemRecord.shape).map((name) => [name, null]))

  for (const value of [{ transactionReferenceNumber: 'R1' }, { ...nulls, transactionReferenceNumber: 'R1' }])
    expect(z.parse(RedeemRecord, value)).toEqual({ transactionReferenceNumber: 'R1', ...required })
  expect(z.safeParse(RedeemRecord, nulls).success).toBe(false)
})

test('odds are numbers by outcome', () => {
  const [match] = z.parse(HotMatches, { list: [{ matchId: 1, vassalage: 'SABA', odds: { home: '1.85', draw: 3 } }] }).list
  expect({ ...match, odds: { ...match?.odds } }).toEqual({
    matchId: '1',
    league: '',
    home: '',
    away: '',
    startTime: '',
    vassalage: 'SABA',
    odds: { home: 1.85, draw: 3 },
  })
})

test('a permission is read even when most of it is missing or broken', () => {
  const value = {
    maintenance: '1',
    imageCdn: ['https://cdn.test/', 'cdn.test', null],
    info: {
      languages: ['EN', 'TY', 5],
      whitelabel: 'x',
      analytics: 5,
      resources: [],
      customerService: [{ csType: 'CHAT' }],
      serverTime: 0,
    },
  }
  const permission = z.parse(Permission, value)
  expect({ ...permission, info: { ...permission.info, register: { ...permission.info.register } } }).toEqual({
    maintenance: true,
    regionRestriction: false,
    location: { ip: '' },
    imageCdn: ['https://cdn.test'],
    gameLaunchCdn: [],
    info: {
      languages: ['EN', 'TY', '5'],
      customerService: [],
      domainRoute: [],
      resources: {},
      whitelabel: [],
      mainDomain: '',
      analytics: [],
      register: {},
      encryption: { algorithm: '', key: '' },
      merchant: '',
      merchantCode: '',
      currencySymbol: '',
      gmtOffset: '',
      serverTime: '0',
    },
  })
  expect([null, 'x', { info: 'x' }].map((broken) => z.safeParse(Permission, broken).success)).toEqual([false, false, false])
})

test('a module tree keeps its depth and drops what has no code', () => {
  expect(
    z.parse(Whitelabel, {
      modules: [{ code: 'A', enabled: 1, children: [{ code: 'B', enabled: 'false' }, { enabled: true }] }, { code: 'C' }],
    }),
  ).toEqual({
    modules: [
      { code: 'A', enabled: true, children: [{ code: 'B', enabled: false }] },
      { code: 'C', enabled: false },
    ],
  })
})

test('a tree that is deeper than the stack allows loses its deepest parts', () => {
  let module: unknown = { code: 'LEAF', enabled: true }
  for (let level = 0; level < 20_000; level += 1) module = { code: 'GROUP', enabled: true, children: [module] }
  expect(z.parse(Whitelabel, { modules: [module, { code: 'NEXT', enabled: true }] }).modules.at(-1)).toEqual({
    code: 'NEXT',
    enabled: true,
  })
})

test('registration fields are found by name alone', () => {
  const settings = z.parse(RegisterSettings, { email: { enabled: '1', required: 0, maxLength: '30', patternId: 4 }, line: null })
  expect({ '{ ...settings }': { ...settings }, constructor: settings.constructor }).toEqual({
    '{ ...settings }': { email: { enabled: true, required: false, maxLength: 30, patternId: '4' } },
    constructor: undefined,
  })
})

test('an unknown status is normal', () => {
  expect([1, '2', 0, 7, null, 'x'].map((status) => z.parse(SystemStatus, { status }).status)).toEqual([1, 2, 0, 0, 0, 0])
  expect(z.parse(SystemStatus, null)).toEqual({ status: 0 })
})

test('dialing codes lose their plus', () => {
  expect(
    z.parse(Countries, {
      list: [{ countryCode: 'TH', countryDialingCode: '+66' }, { countryCode: 'US', countryDialingCode: 1 }, { countryCode: 'XX' }],
    }),
  ).toEqual({
    list: [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'US', countryDialingCode: '1' },
    ],
  })
})

test('a member is known by id alone; contract data may be null', () => {
  expect(z.parse(MemberInfo, { id: 5, type: '4', vip: 0, balance: '1.5' })).toEqual({
    id: '5',
    account: '',
    nickname: '',
    type: 4,
    vip: false,
    balance: 1.5,
  })
  expect([null, undefined].map((value) => z.parse(Consolidated, value))).toEqual([null, null])
  expect(z.parse(Consolidated, { enableContract: '1', dailysalreqtype: '2' })).toEqual({
    enableContract: true,
    dailysalreqtype: 2,
    enableSalary: { daily: false, hourly: false, realtime: false },
  })
  expect({
    'z.parse(MemberIcon, null)': z.parse(MemberIcon, null),
    'z.parse(UnreadCount, null)': z.parse(UnreadCount, null),
    "z.parse(UnreadCount, { unreadCount: '3' })": z.parse(UnreadCount, { unreadCount: '3' }),
  }).toEqual({
    'z.parse(MemberIcon, null)': {},
    'z.parse(UnreadCount, null)': { unreadCount: 0 },
    "z.parse(UnreadCount, { unreadCount: '3' })": { unreadCount: 3 },
  })
})
