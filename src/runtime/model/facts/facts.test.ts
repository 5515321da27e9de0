import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import { offline } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { cookieOf } from '../../platform/cookies.ts'
import type { Cookies } from '../../platform/cookies.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import '../categories/topic.ts'
import '../session/topic.ts'
import { aGame, aMember, anEntry, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Flags } from '../../../schemas/documents.ts'
import { factNames } from '../../../schemas/facts.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { refreshBalance } from '../../gateway/endpoints/wallets/refresh-balance.ts'
import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { portalStarted } from '../lifecycle.ts'
import { textOf } from '../../platform/history.ts'
import { $location } from '../navigation/navigation.ts'
import { $facts } from './facts.ts'
import { $flags } from './flags.ts'
import { categoriesOrdered as categories } from '../categories/sources.ts'
import { brand } from '../site/sources.ts'
import '../games/topic.ts'
import { balance } from '../wallet/sources.ts'
import { sideMenu } from '../menu/sources.ts'
import { longestWait } from '../../../../tests/support/runner/longest-wait.ts'

const contract = {
  dailysalreqtype: 1,
  divtypereq: 0,
  contracthoursalreq: undefined,
  realtimesalreqtype: undefined,
  enableContract: true,
  enableSalary: { daily: true, hourly: false, realtime: false },
}

test('every declared fact is known once the gateway has answered', async () => {
  const gateway = openGateway(1)
    .answer(readMember, aMember({ type: 1, vip: true, vipRankLevel: 3 }))
    .answer(readConsolidatedFunds, contract)
    .answer(readUnreadCount, { unreadCount: 2 })
    .answer(listGameMenus, { list: [anEntry('RNG', ['PG', 'JDB'])] })
  const { scope, want, at } = await aPortal({ as: 1, gateway })
  await want(categories)
  await at('/rng?x=1', 'rng')
  const facts = scope.getState($facts)
  expect(facts).toEqual({
    role: 'agent',
    accountFailed: false,
    device: 'desktop',
    language: 'EN',
    direction: 'ltr',
    theme: 'light',
    brand: 'foyer',
    route: '/rng',
    category: 'HOME',
    systemStatus: 0,
    slotsVendors: 2,
    vip: 3,
    unreadMessages: 2,
    hasContract: true,
    salaryDaily: true,
    salaryHourly: false,
    salaryRealtime: false,
    dividend: true,
    newPlayer: false,
    online: true,
    now: Date.parse('2027-01-10T12:00:00Z'),
  })
  expect(Object.keys(facts).sort()).toEqual([...factNames].sort())
})

test('a member without money who has played nothing is new, until there is money or a game was played', async () => {
  const gateway = openGateway(0)
    .answer(readMember, aMember({ balance: 0 }))
    .answer(readBalance, { balance: '0', currencySymbol: '$', wallets: undefined })
    .answer(refreshBalance, { balance: '25', currencySymbol: '$', wallets: undefined })
  const games = gateway.hold(listRecentGames)
  const { scope, send, want } = await aPortal({ as: 0, gateway, start: false })
  const isNew = () => scope.getState($facts).newPlayer
  const started = allSettled(portalStarted, { scope })
  await vi.waitFor(() => expect(games.waiting()).toBe(1), longestWait)
  expect(isNew()).toBe(false) // not known yet
  games.answer(0, { list: [] })
  await started
  expect(isNew()).toBe(true)

  await want(balance)
  expect(isNew()).toBe(true)
  await send({ kind: 'refresh-balance' })
  expect(isNew()).toBe(false)
})

test.each([
  ['money', 0, { balance: 12.5 }, []],
  ['no figure of money', 0, { balance: undefined }, []],
  ['a game that was played', 0, { balance: 0 }, [aGame({ nodeId: 'book' })]],
  ['an agent’s account', 1, { balance: 0 }, []],
])('with %s nobody is new', async (_, type, member, list) => {
  const gateway = openGateway(type)
    .answer(readMember, aMember({ type, ...member }))
    .answer(listRecentGames, { list })
  const { scope } = await aPortal({ as: type, gateway })
  expect(scope.getState($facts).newPlayer).toBe(false)
})

test('what is not known is missing, not false', async () => {
  const { scope } = await aPortal({ start: false, platform: fakePlatform() })
  const { systemStatus, slotsVendors, now } = scope.getState($facts)
  expect({ systemStatus, slotsVendors, now }).toEqual({ systemStatus: undefined, slotsVendors: undefined, now: undefined })
})

test('what a member has keeps its place while the player of a session is asked for; when that fails, the role is unknown', async () => {
  const gateway = openGateway(0)
  const asked = gateway.hold(readMember)
  const start = async () => {
    const before = asked.waiting()
    const { scope } = await aPortal({ as: 0, gateway, start: false })
    const started = allSettled(portalStarted, { scope })
    await vi.waitFor(() => expect(asked.waiting()).toBe(before + 1), longestWait)
    return { started, role: () => scope.getState($facts).role }
  }
  const first = await start()
  expect(first.role()).toBe('member')
  asked.answer(0, aMember({ type: 1 }))
  await first.started
  expect(first.role()).toBe('agent')

  const second = await start()
  asked.fail(1, offline)
  await second.started
  expect(second.role()).toBeUndefined()
})

test('a flag has the value from its place in the gateway, else its default', async () => {
  const flag = (from: Flags['flags'][string]['from'], value: boolean | number = false) => ({
    type: typeof value as 'boolean',
    default: value,
    from,
    owner: '',
    note: '',
  })
  const flags: Flags = {
    kind: 'flags',
    id: 'flags',
    format: 1,
    flags: {
      VIP3: flag('whitelabel'),
      RAFFLE3: flag('whitelabel', true),
      'email.required': flag('registration'),
      'qqNum.enabled': flag('registration', true),
      dailysalreqtype: flag('contract'),
      divtypereq: flag('contract', true),
      vipRankLevel: flag('member', 0),
      summerLobby: flag('layout', true),
      constructor: flag('member'),
    },
  }
  const permission = aPermission({
    info: {
      whitelabel: [{ code: 'VIP3', enabled: true }],
      register: {
        email: {
          enabled: true,
          required: true,
          acceptedPattern: undefined,
          patternId: undefined,
          minLength: undefined,
          maxLength: undefined,
        },
      },
    },
  })
  const gateway = openGateway(0)
    .answer(readPermission, permission)
    .answer(readMember, aMember({ vipRankLevel: 2 }))
    .answer(readConsolidatedFunds, contract)
  const { scope } = await aPortal({ as: 0, gateway, release: aRelease([flags]) })
  expect({ ...scope.getState($flags) }).toEqual({
    VIP3: true,
    RAFFLE3: false,
    'email.required': true,
    'qqNum.enabled': false,
    dailysalreqtype: true,
    divtypereq: false,
    vipRankLevel: 2,
    summerLobby: true,
    constructor: false,
  })
})

test('a language is offered when brand and gateway both have it', async () => {
  const gateway = openGateway().answer(readPermission, aPermission({ info: { languages: ['AR', 'KO', 'TY'] } }))
  const { read } = await aPortal({ gateway })
  expect(read(brand)).toMatchObject({ value: { languages: ['AR'], language: 'AR' } })
})

test('choices are remembered in cookies, and read from them at the next start', async () => {
  const platform = fakePlatform()
  const { send, scope } = await aPortal({ platform })
  await send({ kind: 'set-language', language: 'AR' })
  await send({ kind: 'set-theme', theme: 'dark' })
  await send({ kind: 'side-menu', open: true })
  expect(platform.cookieJar).toEqual({
    'foyer-device': 'desktop',
    'foyer-language': 'AR',
    'foyer-theme': 'dark',
    'foyer-side-menu': 'open',
  })
  expect(scope.getState($facts)).toMatchObject({ language: 'AR', direction: 'rtl', theme: 'dark' })

  const next = await aPortal({ platform: fakePlatform({ cookies: platform.cookieJar }) })
  expect(next.scope.getState($facts)).toMatchObject({ language: 'AR', direction: 'rtl', theme: 'dark' })
  expect(next.read(sideMenu)).toEqual({ status: 'ready', value: { open: true } })
})

test('a link may choose a language that is offered: it is remembered, and the address loses it', async () => {
  const asked = fakePlatform({ href: 'https://foyer.test/rng?lang=ar&vassalage=PG#top', cookies: { 'foyer-language': 'EN' } })
  const { scope } = await aPortal({ platform: asked })
  expect({ language: scope.getState($facts).language, at: textOf(scope.getState($location)), kept: asked.cookieJar }).toEqual({
    language: 'AR',
    at: '/rng?vassalage=PG#top',
    kept: { 'foyer-device': 'desktop', 'foyer-language': 'AR' },
  })

  const unknown = fakePlatform({ href: 'https://foyer.test/?lang=ja', cookies: { 'foyer-language': 'AR' } })
  const other = await aPortal({ platform: unknown })
  expect([other.scope.getState($facts).language, unknown.cookieJar]).toEqual(['AR', { 'foyer-device': 'desktop', 'foyer-language': 'AR' }])
})

test('a broken cookie, or one of a language that the brand does not have, does not hide a good one', async () => {
  const all = 'foyer-language=%E0%A4%A; foyer-language=TH; foyer-theme=pink; foyer-language=AR; foyer-theme=dark'
  const cookies: Cookies = { read: (name, isGood) => cookieOf(all, name, isGood), write: () => undefined }
  const { scope } = await aPortal({ platform: Object.assign(fakePlatform(), { cookies }) })
  const { language, theme } = scope.getState($facts)
  expect({ language, theme }).toEqual({ language: 'AR', theme: 'dark' })
})

test('the theme follows the system until it is chosen, and a cookie with an unknown value is ignored', async () => {
  const platform = fakePlatform({ cookies: { 'foyer-theme': 'pink', 'foyer-language': 'constructor' } })
  const { scope, send } = await aPortal({ platform })
  const theme = () => scope.getState($facts).theme
  expect({ theme: theme(), language: scope.getState($facts).language }).toEqual({ theme: 'light', language: 'EN' })
  platform.set({ dark: true })
  await allSettled(scope)
  expect(theme()).toBe('dark')
  await send({ kind: 'set-theme', theme: 'light' })
  expect(theme()).toBe('light')
  await send({ kind: 'set-theme', theme: 'system' })
  expect(theme()).toBe('dark')
})

test('the screen and the network are followed', async () => {
  const platform = fakePlatform()
  const { scope } = await aPortal({ platform })
  platform.set({ device: 'phone', online: false })
  await allSettled(scope)
  expect(scope.getState($facts)).toMatchObject({ device: 'phone', online: false })
})
