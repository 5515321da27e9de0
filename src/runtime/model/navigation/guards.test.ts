import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aRelease } from '../../../../tests/support/portal/builders.ts'
import { sourceFiles } from '../../../../tests/contract/source-files.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { pageAt } from '../../../rules/routes.ts'
import type { LayoutDocument } from '../../../schemas/documents.ts'
import { $admission } from './guards.ts'
import { portalStarted } from '../lifecycle.ts'
import { $location } from './navigation.ts'
import { $popups } from './popups.ts'
import { balance } from '../wallet/sources.ts'

// the layout check reads them in full
const documents = sourceFiles(['layouts/_base/pages'], /\.json$/).map(({ text }) => JSON.parse(text) as LayoutDocument)
const routes = Object.fromEntries(
  documents.flatMap((document) => (document.kind === 'page' ? (document.routes ?? []).map((route) => [route, document.id]) : [])),
)
const release = aRelease(documents, routes)

const types = { guest: undefined, member: 0, trial: 4, agent: 41 } as const
type Cell = 'open' | 'login' | 'agent' | 'lobby'

/** Section 2 of the specification: every route, with what a guest, a member, a trial and an agent meet there. */
const anyone: Cell[] = ['open', 'open', 'open', 'open']
const entry: Cell[] = ['open', 'lobby', 'open', 'lobby'] // a logged-in player is not asked again, except a trial
const session: Cell[] = ['login', 'open', 'open', 'open'] // a trial may see every page of members
const agents: Cell[] = ['agent', 'agent', 'agent', 'open']
const table: Record<string, Cell[]> = {
  '/': anyone,
  '/index': anyone,
  '/index.html': anyone,
  '/home': anyone,
  '/login': entry,
  '/register': entry,
  '/promotions': anyone,
  '/pointMall': anyone,
  '/raffle': anyone,
  '/lott': anyone,
  '/elott': anyone,
  '/sports': anyone,
  '/esports': anyone,
  '/live': anyone,
  '/fish': anyone,
  '/rng': anyone,
  '/pvp': anyone,
  '/cockfight': anyone,
  '/mxwin': anyone,
  '/jp': anyone,
  '/jackpot': anyone,
  '/ac': anyone,
  '/arcade': anyone,
  '/favorite': session,
  '/recent': session,
  '/seamless': session,
  '/lottery': session,
  '/seaLottery': session,
  '/vnLottery': session,
  '/lottert': session,
  '/sealottery': session,
  '/vnlottery': session,
  '/help': anyone,
  '/member': session,
  '/member?page=protection': session,
  '/agent': anyone,
  '/agentHome': agents,
}

test.each(
  Object.entries(table).flatMap(([route, cells]) =>
    (Object.keys(types) as (keyof typeof types)[]).map((role, index) => [role, route, cells[index]!] as const),
  ),
)('%s at %s: %s', async (role, route, cell) => {
  const { scope, at, went } = await aPortal({
    release,
    gateway: openGateway(types[role]),
    platform: fakePlatform(role === 'guest' ? {} : { storage: { token: 'tok' } }),
  })
  const page = pageAt(routes, route)
  expect({ route, page }).not.toEqual({ route, page: undefined })

  const address = `${route}${route.includes('?') ? '&' : '?'}x=1`
  await at(address, page)

  expect(went).toEqual(
    cell === 'login'
      ? [{ to: `/login?back=${encodeURIComponent(address)}`, replace: true }]
      : cell === 'agent'
        ? [{ to: '/agent', replace: true }]
        : cell === 'lobby'
          ? [{ to: '/', replace: true }]
          : [],
  )
  expect(scope.getState($admission)).toBe('open') // also after a redirect
  expect(scope.getState($location).page === page).toBe(cell === 'open')
})

test('a page inside another one is open to those who may see both', async () => {
  const aPage = (id: string, more: object): LayoutDocument => ({ kind: 'page', id, format: 1, nodes: [], ...more })
  const center = aRelease(
    [
      aPage('home', {}),
      aPage('center', { access: 'login' }),
      aPage('open', { parent: 'center' }),
      aPage('real', { parent: 'center', access: 'real' }),
    ],
    { '/': 'home', '/center': 'center', '/center?page=open': 'open', '/center?page=real': 'real' },
  )
  const wentOf = async (as: number | undefined, page: string) => {
    const { at, went } = await aPortal({ release: center, ...(as !== undefined && { as }) })
    await at(`/center?page=${page}`, page)
    return went.map(({ to }) => to)
  }
  expect(await wentOf(undefined, 'open')).toEqual(['/login?back=%2Fcenter%3Fpage%3Dopen'])
  expect([await wentOf(4, 'open'), await wentOf(4, 'real'), await wentOf(0, 'real')]).toEqual([[], ['/'], []])
})

test('a trial at an address for real accounts is redirected to the lobby, where the popup with the reason stays open', async () => {
  const real = aRelease([{ kind: 'page', id: 'real', format: 1, routes: ['/real'], access: 'real', nodes: [] }, ...documents], {
    ...routes,
    '/real': 'real',
  })
  const { scope, at, went } = await aPortal({ release: real, as: 4 })
  await at('/real', 'real')
  expect(went).toEqual([{ to: '/', replace: true }])
  expect(scope.getState($popups).map(({ popup }) => popup)).toEqual(['need-true-account'])
})

test('while the member is unknown no redirect happens, and the page waits', async () => {
  const gateway = openGateway(0)
  const held = gateway.hold(readMember)
  const { scope, went } = await aPortal({
    release,
    gateway,
    platform: fakePlatform({ href: 'https://foyer.test/favorite', storage: { token: 'tok' } }),
    start: false,
  })
  void allSettled(portalStarted, { scope })
  await expect.poll(() => held.waiting()).toBe(1)

  expect({ 'scope.getState($admission)': scope.getState($admission), went }).toEqual({ 'scope.getState($admission)': 'wait', went: [] })
})

test.each(['login', 'register'])('the popup of %s waits while the member is unknown, because a member is led on', async (page) => {
  const gateway = openGateway(0)
  const held = gateway.hold(readMember)
  const platform = fakePlatform({ href: `https://foyer.test/${page}`, storage: { token: 'tok' } })
  const { scope } = await aPortal({ release, gateway, platform, start: false })
  void allSettled(portalStarted, { scope })
  await expect.poll(() => held.waiting()).toBe(1)
  expect(scope.getState($admission)).toBe('wait')

  const guest = await aPortal({ release, platform: fakePlatform({ href: `https://foyer.test/${page}` }) })
  expect(guest.scope.getState($admission)).toBe('open')
})

test('a player whose account could not be read is not sent to the login', async () => {
  const gateway = openGateway().fail(readMember)
  const { scope, at, went } = await aPortal({ release, gateway, platform: fakePlatform({ storage: { token: 'tok' } }) })
  await at('/favorite', 'favorite')
  expect({ 'scope.getState($admission)': scope.getState($admission), went }).toEqual({ 'scope.getState($admission)': 'failed', went: [] })
})

test('a popup that the visitor may not see is replaced: for a guest by the login, for a trial by "need true account"', async () => {
  const guest = await aPortal({ release })
  await guest.send({ kind: 'open', popup: 'game' })
  expect(guest.scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/' } }])

  const trial = await aPortal({ release, as: 4 })
  await trial.send({ kind: 'open', popup: 'game' })
  expect(trial.scope.getState($popups).map(({ popup }) => popup)).toEqual(['need-true-account'])
})

test('an expired token ends the session and opens the login, which leads back', async () => {
  const gateway = openGateway(0)
  const { scope, at, want } = await aPortal({ release, gateway, platform: fakePlatform({ storage: { token: 'tok' } }) })
  await at('/rng?page=2', 'rng')
  gateway.fail(readBalance, refused('TOKEN_EXPIRED', 401))
  await want(balance)
  expect(scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/rng?page=2', expired: true } }])
})

test('a visit that begins with an old token begins as a guest, without a popup', async () => {
  const gateway = openGateway().fail(readMember, refused('TOKEN_EXPIRED', 401))
  const { scope } = await aPortal({ release, gateway, platform: fakePlatform({ storage: { token: 'old' } }) })
  expect(scope.getState($popups)).toEqual([])
})

test('a password that must be changed is asked for again after a reload', async () => {
  const { scope } = await aPortal({
    release,
    gateway: openGateway(0),
    platform: fakePlatform({ storage: { token: 'tok', 'foyer-password-due': 'yes' } }),
  })
  expect(scope.getState($popups).map(({ popup }) => popup)).toEqual(['change-password-forced'])
})

describe('a member at the address of the login or the registration', () => {
  const at = async (href: string, as?: number, storage: Record<string, string> = {}) => {
    const platform = fakePlatform({ href: `https://foyer.test${href}`, storage: { ...(as !== undefined && { token: 'tok' }), ...storage } })
    const portal = await aPortal({ release, gateway: openGateway(as), platform })
    return { ...portal, address: () => platform.entries() }
  }

  test.each([
    ['/login', 0, '/'],
    ['/register', 0, '/'],
    ['/login?back=%2Frng%3Fpage%3D2', 0, '/rng?page=2'],
    ['/login?back=%2F%2Fevil.test', 0, '/'],
    ['/login?back=%2Flogin', 1, '/'],
    ['/login', 4, '/login'],
    ['/register', 4, '/register'],
    ['/login', undefined, '/login'],
  ])('is led back instead of asked again: %s as %s comes to %s', async (href, as, end) => {
    expect((await at(href, as)).address()).toEqual([end])
  })

  test('whose account could not be read is redirected too, and a required password change stays required', async () => {
    const failed = await aPortal({
      release,
      gateway: openGateway().fail(readMember),
      platform: fakePlatform({ href: 'https://foyer.test/login', storage: { token: 'tok' } }),
    })
    expect(failed.platform.entries()).toEqual(['/'])

    const due = await at('/login', 0, { 'foyer-password-due': 'yes' })
    expect([due.address(), due.scope.getState($popups).map(({ popup }) => popup)]).toEqual([['/'], ['change-password-forced']])
  })

  test('who goes there later is led back as well', async () => {
    const { send, at: come, address } = await at('/rng', 0)
    await come('/login?back=%2Frng', 'login')
    expect(address().at(-1)).toBe('/rng')
    await send({ kind: 'go', to: '/register' })
    expect(address().at(-1)).toBe('/')
  })
})
