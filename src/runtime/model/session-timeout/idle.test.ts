import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import type { FakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aMember, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Page } from '../../../schemas/documents.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'
import { loggedIn, $role } from '../context/session.ts'
import { activitySeen } from './idle.ts'
import { topic } from './topic.ts'
import { idleWarning as warningSource, sessionOver as overSource } from './sources.ts'
import { $toasts } from '../toasts/toasts.ts'

const minute = 60_000
const start = Date.parse('2027-01-10T12:00:00Z')
const aPage = (page: Partial<Page> & { id: string }): Page => ({ kind: 'page', format: 1, nodes: [], ...page })
const pages = [
  aPage({ id: 'home' }),
  aPage({ id: 'rng' }),
  aPage({ id: 'member', access: 'login' }),
  aPage({ id: 'idle-warning', as: 'popup' }),
  aPage({ id: 'session-over', as: 'popup' }),
  aPage({ id: 'login', as: 'popup' }),
  aPage({ id: 'game', as: 'popup', access: 'real', nodes: [{ id: 'frame', widget: 'game-frame' }] }),
]

type Given = {
  constants?: Record<string, number>
  as?: number | undefined
  platform?: FakePlatform
  gateway?: ReturnType<typeof openGateway>
}
async function aWatchedPortal({
  constants = {},
  as = 0,
  platform = fakePlatform({ storage: { token: 'tok' } }),
  gateway = openGateway(as).answer(logOut, true),
}: Given = {}) {
  const brand = aBrand({ constants: { ...aBrand().constants, idleMinutes: 30, idleWarningSeconds: 60, sessionMaxHours: 12, ...constants } })
  const release = aRelease(pages)
  const portal = await aPortal({
    platform,
    gateway,
    topics: [topic],
    release: { ...release, documents: { ...release.documents, 'brand/foyer': { hash: 'brand', body: brand } } },
  })
  const { scope } = portal
  return {
    ...portal,
    open: () => scope.getState($popups).map(({ popup }) => popup),
    role: () => scope.getState($role),
    move: async () => void (await allSettled(activitySeen, { scope, params: platform.clock.now() })),
    over: () => {
      const state = portal.read(overSource)
      return state.status === 'ready' ? state.value : state.status
    },
  }
}

test('a minute before the end of 30 minutes without activity a warning opens, which shows when it ends', async () => {
  const { platform, open, read } = await aWatchedPortal()
  await platform.pass(29 * minute - 1)
  expect(open()).toEqual([])
  await platform.pass(1)
  expect({ open: open(), read: read(warningSource) }).toEqual({
    open: ['idle-warning'],
    read: { status: 'ready', value: { endsAt: start + 30 * minute } },
  })
})

test('without an answer the session ends: one logout call, everything cleared, the reason shown, the return address kept', async () => {
  const { platform, open, role, over, gateway, at, wentTo } = await aWatchedPortal()
  await at('/rng?vassalage=PG', 'rng')
  await platform.pass(30 * minute)
  expect({ open: open(), role: role(), over: over() }).toEqual({
    open: ['session-over'],
    role: 'guest',
    over: { why: 'idle', back: '/rng?vassalage=PG', agent: false },
  })
  expect(gateway.names().filter((name) => name === 'logOut')).toHaveLength(1)
  expect(gateway.calls.findLast(({ name }) => name === 'logOut')?.token).toBe('tok')
  expect({ storage: platform.storage, wentTo }).toEqual({ storage: { merchant: 'foyer', merchantCode: 'FOYER1' }, wentTo: [] })
})

test('the player is logged out even when the gateway does not answer the logout', async () => {
  const gateway = openGateway(0)
  gateway.hold(logOut)
  const { platform, role } = await aWatchedPortal({ gateway })
  await platform.pass(30 * minute + 1_000)
  expect(role()).toBe('guest')
})

test('on a page of members the portal leaves it first, and shows the reason on the next page', async () => {
  const { platform, at, open, role, wentTo, over } = await aWatchedPortal()
  await at('/member?page=vip', 'member')
  await platform.pass(30 * minute)
  expect({ role: role(), open: open(), wentTo, over: over() }).toEqual({
    role: 'guest',
    open: ['session-over'],
    wentTo: ['/'],
    over: { why: 'idle', back: '/member?page=vip', agent: false },
  })
})

test('activity moves the end; while the warning is open only its answer does', async () => {
  const { platform, move, open, send, role } = await aWatchedPortal()
  await platform.pass(20 * minute)
  await move()
  await platform.pass(29 * minute - 1)
  expect(open()).toEqual([])
  await platform.pass(1)
  await move()
  expect(open()).toEqual(['idle-warning'])
  await send({ kind: 'stay' }, { page: 'idle-warning', node: 'warning' })
  expect(open()).toEqual([])
  await platform.pass(29 * minute - 1)
  expect({ open: open(), role: role() }).toEqual({ open: [], role: 'member' })
  await platform.pass(minute + 1)
  expect(role()).toBe('guest')
})

test('closing the warning is an answer too', async () => {
  const { platform, send, role } = await aWatchedPortal()
  await platform.pass(29.5 * minute)
  await send({ kind: 'close', popup: 'idle-warning' })
  await platform.pass(10 * minute)
  expect(role()).toBe('member')
})

test('who comes back too late does not move the end that has passed', async () => {
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const { scope, role, over } = await aWatchedPortal({ platform })
  await allSettled(activitySeen, { scope, params: start + 31 * minute }) // the machine slept: no timer ran
  await settle()
  expect({ role: role(), over: over() }).toEqual({ role: 'guest', over: { why: 'idle', back: '/', agent: false } })
})

test('a running game counts as activity, and its end begins the time anew', async () => {
  const { platform, scope, open, send, role } = await aWatchedPortal()
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  await platform.pass(90 * minute)
  expect({ open: open(), role: role() }).toEqual({ open: ['game'], role: 'member' })
  await send({ kind: 'close', popup: 'game' })
  await platform.pass(28.5 * minute)
  expect(open()).toEqual([])
  await platform.pass(minute)
  expect(open()).toEqual(['idle-warning'])
})

test('a reload counts as activity, unless the session was over before it', async () => {
  const early = fakePlatform({
    storage: {
      token: 'tok',
      'foyer-session': JSON.stringify({ of: 'tok', startedAt: start - 60 * minute, activeAt: start - 29 * minute, checkedAt: start }),
    },
  })
  const back = await aWatchedPortal({ platform: early })
  await early.pass(28 * minute)
  expect({ open: back.open(), role: back.role() }).toEqual({ open: [], role: 'member' })

  const late = fakePlatform({
    storage: {
      token: 'tok',
      'foyer-session': JSON.stringify({ of: 'tok', startedAt: start - 60 * minute, activeAt: start - 31 * minute, checkedAt: start }),
    },
  })
  const gone = await aWatchedPortal({ platform: late })
  await late.pass(1)
  expect({ open: gone.open(), role: gone.role() }).toEqual({ open: ['session-over'], role: 'guest' })
})

test('the record of another session, or one that is spoilt, is begun anew', async () => {
  const kept = ['{"of":"other","startedAt":1,"activeAt":1,"checkedAt":1}', '{"of":"tok"}', 'x']
  for (const record of kept) {
    const platform = fakePlatform({ storage: { token: 'tok', 'foyer-session': record } })
    const { role } = await aWatchedPortal({ platform })
    await platform.pass(minute)
    expect([role(), JSON.parse(platform.storage['foyer-session'] ?? '')]).toEqual([
      'member',
      { of: 'tok', startedAt: start, activeAt: start, checkedAt: start },
    ])
  }
})

test('a session ends after 12 hours whatever happens, and a warning opens five minutes before', async () => {
  const { platform, scope, role, over, open } = await aWatchedPortal()
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  await platform.pass(12 * 60 * minute - 5 * minute)
  expect(scope.getState($toasts).map(({ message }) => message)).toEqual([{ text: 't:protection.last-minutes', values: { count: 5 } }])
  await platform.pass(5 * minute)
  expect({ role: role(), open: open(), over: over() }).toEqual({
    role: 'guest',
    open: ['session-over'],
    over: { why: 'time', back: '/', agent: false },
  })
})

test('0 turns each of them off', async () => {
  const { platform, open, role } = await aWatchedPortal({ constants: { idleMinutes: 0, sessionMaxHours: 0 } })
  await platform.pass(100 * 60 * minute)
  expect({ open: open(), role: role() }).toEqual({ open: [], role: 'member' })
})

test('a guest meets none of it until he logs in, and the next session is watched like the first', async () => {
  const { platform, scope, gateway, open, role } = await aWatchedPortal({ platform: fakePlatform() })
  await platform.pass(13 * 60 * minute)
  expect({ open: open(), names: gateway.names() }).toEqual({ open: [], names: ['readPermission'] })
  gateway.answer(readMember, aMember())
  for (const token of ['one', 'two']) {
    await allSettled(loggedIn, { scope, params: { token } })
    await platform.pass(28 * minute)
    expect(role()).toBe('member')
    await platform.pass(2 * minute)
    expect({ role: role(), open: open() }).toEqual({ role: 'guest', open: ['session-over'] })
    await allSettled($popups.reinit, { scope })
  }
})

test('an agent is led to the agents’ page', async () => {
  const { platform, at, wentTo, over } = await aWatchedPortal({ as: 41 })
  await at('/member', 'member')
  await platform.pass(30 * minute)
  expect({ wentTo, over: over() }).toEqual({ wentTo: ['/agent'], over: { why: 'idle', back: '/member', agent: true } })
})

test('logging out closes open popups: no popup of members asks for a login again', async () => {
  const { scope, send, open } = await aWatchedPortal()
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  await send({ kind: 'logout' })
  expect(open()).toEqual([])
})
