import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import type { FakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aMember, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Page } from '../../../schemas/documents.ts'
import type { Announcement, Announcements } from '../../../schemas/gateway/announcements.ts'
import { isBusy } from '../../platform/activity.ts'
import { listAnnouncements } from '../../gateway/endpoints/announcements/list-announcements.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { $popups, popupExpected } from '../navigation/popups.ts'
import { loggedIn } from '../context/session.ts'
import { checkAttentionFx } from './topic.ts'
import { announcementPopupsStarted } from './first-login.ts'
import { loginCompleted } from '../login/login-completed.ts'
import { announcementsPopup as source } from './sources.ts'

const aPage = (page: Partial<Page> & { id: string }): Page => ({
  kind: 'page',
  format: 1,
  nodes: [],
  chrome: { header: 'header', sideMenu: 'side-menu' },
  ...page,
})
const lobby = aRelease([
  aPage({ id: 'home' }),
  aPage({ id: 'announcement', as: 'popup' }),
  aPage({ id: 'login', as: 'popup', over: 'home' }),
  aPage({ id: 'promotions' }),
  aPage({ id: 'seamless', chrome: { header: 'header', sideMenu: null, footer: null } }),
  aPage({ id: 'agent', chrome: { header: null } }),
])
const anAnnouncement = (id: string, execution: string | undefined): Announcement => ({
  id,
  execution,
  title: id,
  content: '',
  promotionType: undefined,
  startTime: undefined,
  endTime: undefined,
  image: undefined,
  state: undefined,
})
const popups = (...popup: Announcement[]): Announcements => ({
  popup,
  banners: undefined,
  player: undefined,
  promotion: undefined,
  headlines: undefined,
  totalPages: undefined,
})
const [forAll, forGuests, forSessions, forNewcomers] = [
  anAnnouncement('all', undefined),
  anAnnouncement('guests', 'B'),
  anAnnouncement('sessions', 'A'),
  anAnnouncement('newcomers', 'F'),
]

afterEach(() => checkAttentionFx.use(isBusy))

type Given = { as?: number; platform?: FakePlatform; at?: string; list?: Announcements; gateway?: ReturnType<typeof openGateway> }
async function aLobby({
  as,
  platform,
  at = 'home',
  list = popups(forGuests, forSessions, forNewcomers),
  gateway = openGateway(as).answer(listAnnouncements, list),
}: Given = {}) {
  const portal = await aPortal({ ...(as !== undefined && { as }), ...(platform && { platform }), gateway, release: lobby })
  const { scope, send } = portal
  await portal.at(`/${at}`, at)
  await allSettled(announcementPopupsStarted, { scope })
  await settle()
  const open = () => scope.getState($popups).map(({ popup }) => popup)
  return {
    ...portal,
    open,
    keys: () => {
      const state = portal.read(source)
      return state.status === 'ready' ? (state.value as { key: string }[]).map(({ key }) => key) : state.status
    },
    moment: () => portal.platform.pass(2_000),
    close: () => send({ kind: 'close' }),
    logIn: async () => {
      gateway.answer(readMember, aMember())
      await allSettled(loggedIn, { scope, params: { token: 'tok' } })
    },
  }
}

test('the announcements open once, a moment after the lobby is idle', async () => {
  const { open, moment, close, at, platform } = await aLobby()
  await platform.pass(1_999)
  expect(open()).toEqual([])
  await platform.pass(1)
  expect(open()).toEqual(['announcement'])

  await close()
  await at('/promotions', 'promotions')
  await moment()
  expect(open()).toEqual([])
})

test('their popup is expected from the moment they are due, so that it is complete when it opens', async () => {
  const expected = vi.fn<(of: { popup: string }) => void>()
  const stop = popupExpected.watch(expected)
  const { open } = await aLobby()
  stop()
  expect([expected.mock.calls, open()]).toEqual([[[{ popup: 'announcement' }]], []])
})

test('a reload in the same tab does not show them again, another tab does', async () => {
  const first = await aLobby()
  await first.moment()
  expect(first.open()).toEqual(['announcement'])

  const again = await aLobby({ platform: first.platform })
  await again.moment()
  expect(again.open()).toEqual([])

  const other = await aLobby()
  await other.moment()
  expect(other.open()).toEqual(['announcement'])
})

test('B is for those who are not logged in, A for those who are, F only after a first login, no letter for everybody', async () => {
  const list = popups(forGuests, forSessions, forNewcomers, forAll)
  const [guest, member, trial] = await Promise.all([aLobby({ list }), aLobby({ as: 0, list }), aLobby({ as: 4, list })])
  expect({ 'guest.keys()': guest.keys(), 'member.keys()': member.keys(), 'trial.keys()': trial.keys() }).toEqual({
    'guest.keys()': ['guests', 'all'],
    'member.keys()': ['sessions', 'all'],
    'trial.keys()': ['sessions', 'all'],
  })

  await allSettled(loginCompleted, { scope: member.scope, params: { firstTime: false } })
  expect(member.keys()).toEqual(['sessions', 'all'])
  await allSettled(loginCompleted, { scope: member.scope, params: { firstTime: true } })
  expect(member.keys()).toEqual(['sessions', 'newcomers', 'all'])
  const reloaded = await aLobby({ as: 0, list, platform: member.platform })
  expect(reloaded.keys()).toEqual(['sessions', 'newcomers', 'all'])
})

test('after a login those of the logged in are shown, once more', async () => {
  const { open, moment, close, logIn, keys, platform } = await aLobby()
  await moment()
  await close()
  await logIn()
  expect({ open: open(), keys: keys() }).toEqual({ open: [], keys: ['sessions'] })

  await moment()
  expect(open()).toEqual(['announcement'])
  await close()
  await moment()
  expect(open()).toEqual([])
  expect(platform.storage['foyer-announcements-shown']).toBe('guest session')
})

test('the record of shown announcements ends with its session: the next one sees them again, the guest between does not', async () => {
  const gateway = openGateway(0).answer(logOut, true).answer(listAnnouncements, popups(forGuests, forSessions))
  const { open, moment, close, logIn, send, keys } = await aLobby({ gateway })
  await moment()
  await close()
  await logIn()
  await moment()
  await close()
  await send({ kind: 'logout' })
  await moment()
  expect({ keys: keys(), open: open() }).toEqual({ keys: ['guests'], open: [] })

  await logIn()
  await moment()
  expect(open()).toEqual(['announcement'])
})

test('they wait while another popup is open, and come a moment after it', async () => {
  const { open, moment, send } = await aLobby()
  await send({ kind: 'open', popup: 'need-true-account' })
  await moment()
  expect(open()).toEqual(['need-true-account'])

  await send({ kind: 'close' })
  expect(open()).toEqual([])
  await moment()
  expect(open()).toEqual(['announcement'])
})

test('a dialog that opens and closes within the moment makes it begin anew', async () => {
  const { open, platform, send } = await aLobby()
  await platform.pass(1_900)
  await send({ kind: 'open', popup: 'messages' })
  await send({ kind: 'close' })
  await platform.pass(1_900)
  expect(open()).toEqual([])
  await platform.pass(100)
  expect(open()).toEqual(['announcement'])
})

test('they wait for a dialog that only a view knows of, and for whoever is typing', async () => {
  let busy = true
  checkAttentionFx.use(() => busy)
  const portal = await aPortal({ gateway: openGateway().answer(listAnnouncements, popups(forGuests)), release: lobby })
  await portal.at('/')
  await allSettled(announcementPopupsStarted, { scope: portal.scope })
  await portal.platform.pass(3_000)
  expect(portal.scope.getState($popups)).toEqual([])

  busy = false
  await portal.platform.pass(2_000)
  expect(portal.scope.getState($popups)).toEqual([{ popup: 'announcement', args: {} }])
})

test.each([
  ['a popup that has an address', 'login'],
  ['a page of games', 'seamless'],
  ['a page without header', 'agent'],
])('nothing opens over %s; back in the lobby it does', async (_, page) => {
  const { open, moment, at } = await aLobby({ at: page })
  await moment()
  expect(open()).toEqual([])

  await at('/')
  await moment()
  expect(open()).toEqual(['announcement'])
})

test('nothing opens over a maintenance screen', async () => {
  const { open, moment } = await aLobby({
    gateway: openGateway()
      .answer(readPermission, aPermission({ maintenance: true }))
      .answer(listAnnouncements, popups(forGuests)),
  })
  await moment()
  expect(open()).toEqual([])
})

test('no empty popup opens: not without announcements, nor when all were dismissed or the call failed', async () => {
  const none = await aLobby({ list: popups(forSessions) })
  const failed = await aLobby({ gateway: openGateway().fail(listAnnouncements) })
  const dismissed = await aLobby()
  await dismissed.send({ kind: 'dismiss', announcement: 'guests' })
  for (const { moment } of [none, failed, dismissed]) await moment()

  expect({ 'none.open()': none.open(), 'failed.open()': failed.open(), 'dismissed.open()': dismissed.open() }).toEqual({
    'none.open()': [],
    'failed.open()': [],
    'dismissed.open()': [],
  })
  expect({ 'none.keys()': none.keys(), 'failed.keys()': failed.keys(), 'dismissed.keys()': dismissed.keys() }).toEqual({
    'none.keys()': 'empty',
    'failed.keys()': 'failed',
    'dismissed.keys()': 'empty',
  })
})

test('a brand without the popup is left alone', async () => {
  const portal = await aPortal({
    gateway: openGateway().answer(listAnnouncements, popups(forGuests)),
    release: aRelease([aPage({ id: 'home' })]),
  })
  await portal.at('/')
  await allSettled(announcementPopupsStarted, { scope: portal.scope })
  await portal.platform.pass(2_000)
  expect(portal.scope.getState($popups)).toEqual([])
})

test('an announcement leads to the promotion of its id, else to those of its type, else nowhere', async () => {
  const promotion = (id: string, promotionType: string) => ({ ...anAnnouncement(id, undefined), promotionType })
  const { read } = await aLobby({
    list: {
      ...popups(promotion('p1', 'FISH'), promotion('x', 'SLOTS'), promotion('y', 'NONE'), forAll),
      promotion: [promotion('p1', 'FISH'), promotion('p2', 'SLOTS')],
    },
  })
  const state = read(source) as { value: { key: string; to?: string }[] }
  expect(state.value.map(({ key, to }) => [key, to])).toEqual([
    ['p1', '/promotions?id=p1'],
    ['x', '/promotions?type=SLOTS'],
    ['y', undefined],
    ['all', undefined],
  ])
})
