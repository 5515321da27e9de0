import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aMember, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { GatewayWinner } from '../../../schemas/gateway/games.ts'
import { listWinners } from '../../gateway/endpoints/announcements/list-winners.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readMemberIcon } from '../../gateway/endpoints/member/read-member-icon.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readUnreadCount } from '../../gateway/endpoints/messages/read-unread-count.ts'
import { refreshBalance } from '../../gateway/endpoints/wallets/refresh-balance.ts'
import { $gateway } from '../requests/call.ts'
import { $release } from '../context/documents.ts'
import { send as sendIntent } from '../intents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import { $role } from '../context/session.ts'
import { appsLinks as apps } from '../app-links/sources.ts'
import { badgesMessages as badge } from '../menu/sources.ts'
import { balance } from '../wallet/sources.ts'
import { serviceEntries as service } from '../service/sources.ts'
import { session } from './sources.ts'
import './topic.ts'
import { winners } from '../games/sources.ts'

const money = (amount: string) => ({ balance: amount, currencySymbol: undefined, wallets: undefined })
const support = 'j0keLbP7JDLpzJiMGCMiGYqOj5RTtFD6ALDWro76jdYtAFKEXg6iiQ==k3yA9zQ1' // gateway.md, section 3

test('the balance of a guest needs a login, a member’s has the site’s currency', async () => {
  const guest = await aPortal()
  await guest.want(balance)
  expect({ 'guest.read(balance)': guest.read(balance), names: guest.gateway.names() }).toEqual({
    'guest.read(balance)': { status: 'needs-login' },
    names: ['readPermission'],
  })

  const member = await aPortal({ as: 0, gateway: openGateway(0).answer(readBalance, money('12.5')) })
  await member.want(balance)
  expect(member.read(balance)).toEqual({ status: 'ready', value: { amount: '12.5', currency: '$', hidden: false, refreshing: false } })
})

test('a refresh gathers once at a time, with the old figure shown; hiding is remembered', async () => {
  const gateway = openGateway(0).answer(readBalance, money('1'))
  const held = gateway.hold(refreshBalance)
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const scope = fork({
    values: [
      [$gateway, gateway],
      [$platform, platform],
      [$release, aRelease()],
    ],
  })
  const send = async (intent: Intent) => {
    void allSettled(sendIntent, { scope, params: { intent } })
    await settle()
  }
  const read = () => balance.select(scope.getState(balance.from), {})
  await allSettled(portalStarted, { scope })
  await allSettled(balance.wanted!, { scope, params: {} })
  await send({ kind: 'refresh-balance' })
  await send({ kind: 'refresh-balance' })
  expect({ waiting: held.waiting(), read: read() }).toEqual({
    waiting: 1,
    read: { status: 'ready', value: { amount: '1', currency: '$', hidden: false, refreshing: true } },
  })
  held.answer(0, money('2'))
  await settle()
  await send({ kind: 'hide-balance', hidden: true })
  expect(read()).toEqual({ status: 'ready', value: { amount: '2', currency: '$', hidden: true, refreshing: false } })
  expect(platform.storage['foyer-balance-hidden']).toBe('yes')
})

test('logging out clears the session whatever the gateway answers, and goes to the lobby', async () => {
  const platform = fakePlatform({ storage: { token: 'tok', HOT_GAMES: '{}' } })
  const { send, scope, wentTo, gateway } = await aPortal({ platform, gateway: openGateway(0).fail(logOut) })
  await send({ kind: 'logout' })
  expect({
    'scope.getState($role)': scope.getState($role),
    wentTo,
    storage: platform.storage,
    'gateway.names().at(-1)': gateway.names().at(-1),
  }).toEqual({
    'scope.getState($role)': 'guest',
    wentTo: ['/'],
    storage: { merchant: 'foyer', merchantCode: 'FOYER1' },
    'gateway.names().at(-1)': 'logOut',
  })
})

test('an agent who logs out goes to the agents’ page, a guest nowhere', async () => {
  const [agent, guest] = await Promise.all([aPortal({ as: 41 }), aPortal()])
  await agent.send({ kind: 'logout' })
  await guest.send({ kind: 'logout' })
  expect({ 'agent.wentTo': agent.wentTo, 'guest.wentTo': guest.wentTo, names: guest.gateway.names() }).toEqual({
    'agent.wentTo': ['/agent'],
    'guest.wentTo': [],
    names: ['readPermission'],
  })
})

test('the session identifies the player; a member who cannot be read may be retried', async () => {
  const gateway = openGateway().fail(readMember).answer(readMemberIcon, { icon: '/me.png' })
  const { read, want, scope } = await aPortal({ gateway, platform: fakePlatform({ storage: { token: 'tok' } }) })
  expect(read(session)).toEqual({ status: 'failed', failure: { kind: 'offline' } })
  gateway.answer(readMember, aMember({ vip: true, vipLabel: 'Gold', vipRankLevel: 2, nickname: '' }))
  await allSettled(session.retried!, { scope, params: {} })
  await want(session)
  expect(read(session)).toEqual({
    status: 'ready',
    value: { role: 'member', name: 'ann', account: 'ann', picture: ['/me.png'], vip: 2, vipLabel: 'Gold', unread: 0 },
  })
})

test('unread messages are asked after the login and once a minute, never for a trial', async () => {
  const gateway = openGateway(0).answer(readUnreadCount, { unreadCount: 4 })
  const member = await aPortal({ as: 0, gateway })
  const asked = () => gateway.names().filter((name) => name === 'readUnreadCount').length
  expect({ asked: asked(), 'member.read(badge)': member.read(badge) }).toEqual({
    asked: 1,
    'member.read(badge)': { status: 'ready', value: 4 },
  })
  await member.platform.pass(59_000)
  expect(asked()).toBe(1)
  await member.platform.pass(61_000)
  expect(asked()).toBe(3)

  const trial = await aPortal({ as: 4 })
  await trial.platform.pass(120_000)
  expect(trial.gateway.names()).not.toContain('readUnreadCount')
})

test('messages that are switched off are not asked for again', async () => {
  const { gateway, platform } = await aPortal({ as: 0, gateway: openGateway(0).fail(readUnreadCount, refused('FUNCTION_DISABLED')) })
  await platform.pass(180_000)
  expect(gateway.names().filter((name) => name === 'readUnreadCount')).toHaveLength(1)
})

test('winners are sorted by amount, equal ones in the gateway’s order, each with what a click starts', async () => {
  const winner = (customerName: string, winAmount: number, more: Partial<GatewayWinner> = {}) => ({
    vo: {
      customerName,
      winAmount,
      nodeId: undefined,
      vassalage: undefined,
      gameType: undefined,
      gameName: undefined,
      showIcon: undefined,
      ...more,
    },
  })
  const gateway = openGateway().answer(listWinners, {
    list: [
      winner('b', 5),
      winner('a', 9, { nodeId: '1', vassalage: 'PG', gameType: 'RNG', gameName: 'Book' }),
      winner('c', 5),
      winner('d', 0),
    ],
  })
  const { want, read } = await aPortal({ gateway })
  await want(winners)
  expect(read(winners, { limit: 3 })).toEqual({
    status: 'ready',
    value: [
      {
        rank: 1,
        name: 'a',
        amount: 9,
        currency: '$',
        game: 'Book',
        picture: [],
        target: { vendor: 'PG', category: 'RNG', nodeId: '1', name: 'Book' },
      },
      { rank: 2, name: 'b', amount: 5, currency: '$', picture: [] },
      { rank: 3, name: 'c', amount: 5, currency: '$', picture: [] },
    ],
  })
})

test('a service without a readable address is not offered; others open in a window of 440 by 750, channels in a plain one', async () => {
  const customerService = [
    { csType: 'LIVE', path: 'broken', kind: undefined },
    { csType: 'LIVE', path: support, kind: undefined },
    { csType: 'SOCIAL', path: support, kind: 'FACEBOOK' },
  ]
  const { want, read, send, platform } = await aPortal({
    gateway: openGateway().answer(readPermission, aPermission({ info: { customerService } })),
  })
  await want(service)
  expect(read(service)).toEqual({
    status: 'ready',
    value: [
      { key: 'LIVE-2', kind: 'LIVE', channel: false },
      { key: 'SOCIAL-3', kind: 'FACEBOOK', channel: true },
    ],
  })
  await send({ kind: 'contact', service: 'default' })
  await send({ kind: 'contact', service: 'SOCIAL-3' })
  expect(platform.opened).toEqual([
    { url: 'https://chat.example.test/w?id=7', size: { width: 440, height: 750 } },
    { url: 'https://chat.example.test/w?id=7', size: undefined },
  ])
})

test('a contact before the addresses are read opens when they are', async () => {
  const { send, platform } = await aPortal({
    gateway: openGateway().answer(
      readPermission,
      aPermission({ info: { customerService: [{ csType: 'LIVE', path: support, kind: undefined }] } }),
    ),
  })
  await send({ kind: 'contact', service: 'default' })
  expect(platform.opened.map(({ url }) => url)).toEqual(['https://chat.example.test/w?id=7'])
})

test('the iOS link carries language and token, the Android one neither', async () => {
  const resources = {
    androidApp: '/a.apk',
    iosApp: 'https://apps.test/ios?x=1',
    iosLiteApp: undefined,
    logo: undefined,
    favicon: undefined,
  }
  const { read } = await aPortal({ as: 0, gateway: openGateway(0).answer(readPermission, aPermission({ info: { resources } })) })
  expect(read(apps)).toEqual({
    status: 'ready',
    value: [
      { platform: 'ios', url: 'https://apps.test/ios?x=1&language=EN&token=tok' },
      { platform: 'android', url: 'https://foyer.test/a.apk' },
    ],
  })
})
