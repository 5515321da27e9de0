import { expect, test } from 'vitest'

import bottomBar from '../../../../layouts/_base/menus/bottom.json'
import memberMenu from '../../../../layouts/_base/menus/member.json'
import sideFoot from '../../../../layouts/_base/menus/side-foot.json'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import '../session/topic.ts'
import { aCard, aMember, anEntry, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Flags, Menu, MenuItem } from '../../../schemas/documents.ts'
import type { MenuEntry } from '../../../schemas/nouns/menu.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { menu } from './sources.ts'

const flags: Flags = {
  kind: 'flags',
  id: 'flags',
  format: 1,
  flags: {
    DEPOSIT3: { type: 'boolean', default: false, from: 'whitelabel', owner: 'wallet', note: '' },
  },
}
const routes = { '/': 'home', '/home': 'home', '/rng': 'rng', '/live': 'live', '/mxwin': 'mxwin', '/esports': 'esports' }
const list = [
  anEntry('LIVE', ['EVO', 'AG']),
  anEntry('RNG', ['PG']),
  anEntry('MXWIN', []),
  anEntry(
    'ESPORTS',
    ['IMES'],
    [aCard({ vassalage: 'IMES', gameType: 'SPORTS', gameCode: 'IMES_LOBBY', displayName: 'IM Esports', isGame: 'GAME' })],
  ),
]

async function aMenu(
  items: MenuItem[],
  { as, gateway = openGateway(as).answer(listGameMenus, { list }) }: { as?: number; gateway?: ReturnType<typeof openGateway> } = {},
) {
  const document: Menu = { kind: 'menu', id: 'top', format: 1, items }
  const portal = await aPortal({ ...(as === undefined ? {} : { as }), gateway, release: aRelease([document, flags], routes) })
  await portal.want(menu, { id: 'top' })
  const entries = () => {
    const state = portal.read(menu, { id: 'top' })
    return state.status === 'ready' ? (state.value as MenuEntry[]) : []
  }
  return { ...portal, entries }
}
const home: MenuItem = { id: 'home', label: 't:nav.home', icon: 'home', to: '/' }
const deposit: MenuItem = {
  id: 'deposit',
  label: 't:nav.deposit',
  intent: { kind: 'go', to: { route: '/member', query: { page: 'depositv2' } } },
  when: { all: [{ flag: 'DEPOSIT3' }, { in: ['role', ['member', 'agent']] }] },
}
const module = (code: string, enabled = true) => ({ code, enabled })

test('a predicate hides its item, and a group without items hides itself', async () => {
  const { entries } = await aMenu([home, deposit, { id: 'wallet', label: 'Wallet', items: [deposit] }])
  expect(entries().map(({ key }) => key)).toEqual(['home'])
})

test('flags of the gateway and the role decide together', async () => {
  const withModule = (as: number) =>
    openGateway(as).answer(
      readPermission,
      aPermission({ info: { whitelabel: [{ ...module('WALLET3'), children: [module('DEPOSIT3')] }] } }),
    )
  const [member, trial] = await Promise.all([
    aMenu([deposit], { as: 0, gateway: withModule(0) }),
    aMenu([deposit], { as: 4, gateway: withModule(4) }),
  ])
  expect(member.entries()).toEqual([{ key: 'deposit', label: 't:nav.deposit', to: '/member?page=depositv2' }])
  expect(trial.entries()).toEqual([])
})

test('a module below a group that is off is off', async () => {
  const gateway = openGateway(0).answer(
    readPermission,
    aPermission({ info: { whitelabel: [{ ...module('WALLET3', false), children: [module('DEPOSIT3')] }] } }),
  )
  expect((await aMenu([deposit], { as: 0, gateway })).entries()).toEqual([])
})

test('`each` makes an item of every category that has vendors; one that is started is an intent', async () => {
  const { entries } = await aMenu([home, { id: 'categories', each: { source: 'categories.ordered' } }])
  expect(entries().map(({ key, to, intent }) => [key, to, intent?.kind])).toEqual([
    ['home', '/', undefined],
    ['LIVE', '/live', undefined],
    ['RNG', '/rng', undefined],
    ['ESPORTS', undefined, 'launch'],
  ])
  expect(entries()[3]?.intent).toEqual({
    kind: 'launch',
    target: { vendor: 'IMES', category: 'SPORTS', gameCode: 'IMES_LOBBY', name: 'IM Esports', opens: 'game' },
  })
  expect(entries()[1]?.vendors?.map(({ key }) => key)).toEqual(['LIVE/EVO', 'LIVE/AG'])
})

test('while the categories fail the other items are shown', async () => {
  const { entries } = await aMenu([home, { id: 'categories', each: { source: 'categories.ordered' } }], {
    gateway: openGateway().fail(listGameMenus),
  })
  expect(entries().map(({ key }) => key)).toEqual(['home'])
})

test('the item of the page is current, at any of its addresses and with what its query names', async () => {
  const vendor: MenuItem = { id: 'pg', label: 'PG', to: '/rng?vassalage=PG' }
  const { entries, at } = await aMenu([home, vendor, { id: 'categories', each: { source: 'categories.ordered' } }])
  const current = () => entries().flatMap(({ key, current: is }) => (is ? [key] : []))
  await at('/home', 'home')
  expect(current()).toEqual(['home'])
  await at('/rng?vassalage=JDB', 'rng')
  expect(current()).toEqual(['RNG'])
  await at('/rng?vassalage=PG&page=2', 'rng')
  expect(current()).toEqual(['pg', 'RNG'])
})

test('a badge is the figure of its source; none is no badge', async () => {
  const items: MenuItem[] = [
    { id: 'messages', label: 'M', to: '/member', badge: { source: 'badges.messages' } },
    { id: 'promo', label: 'P', to: '/promotions', badge: { source: 'badges.promotions' } },
  ]
  const gateway = openGateway(0)
    .answer(readMember, aMember({ availablePromotionCount: 0, unreadMessageCount: 9 }))
    .answer(readUnreadCount, { unreadCount: 3 })
  const { entries } = await aMenu(items, { as: 0, gateway })
  expect(entries().map(({ key, badge }) => [key, badge])).toEqual([
    ['messages', 3],
    ['promo', undefined],
  ])
})

test('a clock that ticks draws no menu again', async () => {
  const { read, platform } = await aMenu([home])
  const before = read(menu, { id: 'top' })
  await platform.pass(60_000)
  expect(read(menu, { id: 'top' })).toBe(before)
})

test('an item with a date comes by itself', async () => {
  const { entries, platform } = await aMenu([
    home,
    { id: 'feast', label: 'Feast', to: '/promotions', when: { from: '2027-01-10T12:01:00Z' } },
  ])
  expect(entries().map(({ key }) => key)).toEqual(['home'])
  await platform.pass(75_000)
  expect(entries().map(({ key }) => key)).toEqual(['home', 'feast'])
})

test('a menu that the release does not have is absent', async () => {
  const { read } = await aMenu([home])
  expect(read(menu, { id: 'constructor' })).toEqual({ status: 'absent' })
})

test.each([memberMenu, sideFoot])(
  '"Change password" of the account menu ($id) opens its popup for real accounts alone',
  async (document) => {
    const ofRole = async (as?: number) => {
      const { entries } = await aMenu((document as Menu).items, as === undefined ? {} : { as })
      return entries().find(({ key }) => key === 'password')?.intent
    }
    const opens = { kind: 'open', popup: 'change-password' }
    expect(await Promise.all([ofRole(0), ofRole(1), ofRole(4), ofRole()])).toEqual([opens, opens, undefined, undefined])
  },
)

test('the account menu and the phone’s bar lead to the member center, and a guest’s bar does not', async () => {
  const linkOf = async (document: unknown, as?: number) => {
    const { entries } = await aMenu((document as Menu).items, as === undefined ? {} : { as })
    return entries().find(({ key }) => key === 'account')?.to
  }
  expect(await linkOf(memberMenu, 0)).toBe('/member?page=securityCenter')
  expect(await Promise.all([linkOf(bottomBar, 0), linkOf(bottomBar, 4), linkOf(bottomBar)])).toEqual(['/member', '/member', undefined])
})
