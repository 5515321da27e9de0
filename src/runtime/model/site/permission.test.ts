import { allSettled, fork, scopeBind } from 'effector'
import { expect, test } from 'vitest'

import { fakeGateway, offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readSystemStatus } from '../../gateway/endpoints/system/read-system-status.ts'
import { $gateway, callFailed } from '../requests/call.ts'
import { $release } from '../context/documents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $role, $token } from '../context/session.ts'
import { $permission, $rootScreen, $statusReply, $systemStatus, siteAssumed } from '../context/site.ts'
import { $whitelabel } from './settings.ts'
import { siteRechecked, startRetried } from './permission.ts'

const status = (value: 0 | 1 | 2, message?: string) => ({ status: value, message, startTime: undefined, endTime: undefined, ip: undefined })

/** Starts without waiting for held replies. */
function starting(gateway = openGateway(), platform = fakePlatform()) {
  const scope = fork({
    values: [
      [$gateway, gateway],
      [$platform, platform],
      [$release, aRelease()],
    ],
  })
  void allSettled(portalStarted, { scope })
  return { scope, gateway, platform }
}

test('a guest asks for the permission first, and for no member', async () => {
  const { scope, gateway } = await aPortal()
  expect(gateway.names()).toEqual(['readPermission'])
  expect({ 'scope.getState($rootScreen)': scope.getState($rootScreen), 'scope.getState($role)': scope.getState($role) }).toEqual({
    'scope.getState($rootScreen)': 'app',
    'scope.getState($role)': 'guest',
  })
})

test('a page drawn for a session is drawn for an open site, until the permission says what the site is', async () => {
  const gateway = openGateway()
  const permission = gateway.hold(readPermission)
  const { scope } = starting(gateway)
  const assume = scopeBind(siteAssumed, { scope })
  assume(aPermission())
  expect([scope.getState($systemStatus), scope.getState($rootScreen)]).toEqual([0, 'starting'])

  await settle()
  permission.answer(0, aPermission({ maintenance: true }))
  await settle()
  assume(aPermission())
  expect([scope.getState($systemStatus), scope.getState($rootScreen)]).toEqual([1, 'maintenance'])
})

test('with a token the member follows the permission, both under that token', async () => {
  const { scope, gateway } = await aPortal({ as: 0 })
  expect(gateway.calls.map(({ name, token }) => [name, token])).toEqual([
    ['readPermission', 'tok'],
    ['readMember', 'tok'],
    ['readConsolidatedFunds', 'tok'],
  ])
  expect(scope.getState($role)).toBe('member')
})

test('a token in the address is taken out of it before the first call, and kept for the tab', async () => {
  const platform = fakePlatform({ href: 'https://foyer.test/rng?token=new&vassalage=PG' })
  const gateway = openGateway(0)
  let addressAtFirstCall = ''
  gateway.answer(readPermission, () => {
    addressAtFirstCall = platform.address.href()
    return aPermission()
  })
  const { scope } = await aPortal({ gateway, platform })
  expect(addressAtFirstCall).toBe('https://foyer.test/rng?vassalage=PG')
  expect({ token: platform.storage.token, 'scope.getState($token)': scope.getState($token) }).toEqual({
    token: 'new',
    'scope.getState($token)': 'new',
  })
})

test('the portal knows its address before anything is drawn', async () => {
  const { scope } = await aPortal({
    platform: fakePlatform({ href: 'https://foyer.test/rng/?token=t&vassalage=PG#x' }),
    release: aRelease([], { '/rng': 'rng' }),
  })
  expect(scope.getState($location)).toEqual({ pathname: '/rng/', search: '?vassalage=PG', hash: '#x', page: 'rng' })
})

test('numeric types distinguish members, trials and agents', async () => {
  const roles = await Promise.all([0, 4, 41, 99].map(async (type) => (await aPortal({ as: type })).scope.getState($role)))
  expect(roles).toEqual(['member', 'trial', 'agent', 'member'])
})

test('a token that the gateway no longer accepts makes the player a guest, and only the merchant stays in storage', async () => {
  const platform = fakePlatform({ storage: { token: 'old', HOT_GAMES: '[]' } })
  const { scope } = await aPortal({ platform, gateway: openGateway().fail(readMember, refused('TOKEN_EXPIRED', 401)) })
  expect({
    'scope.getState($token)': scope.getState($token),
    'scope.getState($role)': scope.getState($role),
    'scope.getState($rootScreen)': scope.getState($rootScreen),
  }).toEqual({ 'scope.getState($token)': null, 'scope.getState($role)': 'guest', 'scope.getState($rootScreen)': 'app' })
  expect(platform.storage).toEqual({ merchant: 'foyer', merchantCode: 'FOYER1' })
})

test('a 401 for a token that was replaced meanwhile changes nothing', async () => {
  const { scope } = await aPortal({ as: 0 })
  await allSettled(callFailed, {
    scope,
    params: { endpoint: 'readBalance', failure: refused('TOKEN_EXPIRED', 401), token: 'an older one' },
  })
  expect(scope.getState($token)).toBe('tok')
})

test('a member that cannot be read keeps the session for the next try', async () => {
  const { scope } = await aPortal({ platform: fakePlatform({ storage: { token: 'tok' } }), gateway: openGateway().fail(readMember) })
  expect({
    'scope.getState($token)': scope.getState($token),
    'scope.getState($role)': scope.getState($role),
    'scope.getState($rootScreen)': scope.getState($rootScreen),
  }).toEqual({ 'scope.getState($token)': 'tok', 'scope.getState($role)': null, 'scope.getState($rootScreen)': 'app' })
})

test('salaries and contracts that cannot be read break nothing', async () => {
  const { scope } = await aPortal({ as: 1, gateway: openGateway(1).fail(readConsolidatedFunds) })
  expect({ 'scope.getState($rootScreen)': scope.getState($rootScreen), 'scope.getState($role)': scope.getState($role) }).toEqual({
    'scope.getState($rootScreen)': 'app',
    'scope.getState($role)': 'agent',
  })
})

test('without a permission the failed screen is shown, and its button requests it again', async () => {
  const gateway = fakeGateway().fail(readPermission)
  const { scope } = await aPortal({ gateway })
  expect(scope.getState($rootScreen)).toBe('failed')

  gateway.answer(readPermission, aPermission())
  await allSettled(startRetried, { scope })
  expect(scope.getState($rootScreen)).toBe('app')
})

test('a permission that takes longer than 5 s counts as failed until it comes', async () => {
  const gateway = fakeGateway()
  const held = gateway.hold(readPermission)
  const { scope, platform } = starting(gateway)
  await platform.pass(4_999)
  expect(scope.getState($rootScreen)).toBe('starting')
  await platform.pass(1)
  expect(scope.getState($rootScreen)).toBe('failed')
  held.answer(0, aPermission())
  await settle()
  expect(scope.getState($rootScreen)).toBe('app')
})

test('maintenance takes precedence over a blocked region', async () => {
  const gateway = fakeGateway()
    .answer(readPermission, aPermission({ maintenance: true, regionRestriction: true }))
    .answer(readSystemStatus, status(1))
  const { scope } = await aPortal({ gateway })
  expect({
    'scope.getState($rootScreen)': scope.getState($rootScreen),
    'scope.getState($systemStatus)': scope.getState($systemStatus),
  }).toEqual({ 'scope.getState($rootScreen)': 'maintenance', 'scope.getState($systemStatus)': 1 })
})

test('while it is closed the status is asked every 15 s, and the portal opens by itself', async () => {
  const gateway = fakeGateway()
    .answer(readPermission, aPermission({ maintenance: true }))
    .answer(readSystemStatus, status(1, 'Back soon'))
  const { scope, platform } = starting(gateway)
  await platform.pass(0)
  expect(scope.getState($statusReply)?.message).toBe('Back soon')
  await platform.pass(30_000)
  expect(gateway.names()).toEqual(['readPermission', 'readSystemStatus', 'readSystemStatus', 'readSystemStatus'])

  gateway.answer(readSystemStatus, status(0)).answer(readPermission, aPermission())
  await platform.pass(15_000)
  expect(scope.getState($rootScreen)).toBe('app')
  await platform.pass(60_000)
  expect(gateway.names().slice(4)).toEqual(['readSystemStatus', 'readPermission'])
})

test('after a reply MAINTENANCE the portal reads the status, which decides', async () => {
  const gateway = openGateway(0).fail(readConsolidatedFunds, refused('MAINTENANCE', 503)).answer(readSystemStatus, status(1))
  const { scope } = starting(gateway, fakePlatform({ storage: { token: 'tok' } }))
  await settle()
  expect(scope.getState($rootScreen)).toBe('maintenance')
})

test('a region that is refused is blocked even when the status cannot be read', async () => {
  const gateway = openGateway(0).fail(readConsolidatedFunds, refused('REGION_RESTRICTED')).fail(readSystemStatus, offline)
  const { scope } = starting(gateway, fakePlatform({ storage: { token: 'tok' } }))
  await settle()
  expect({
    'scope.getState($rootScreen)': scope.getState($rootScreen),
    'scope.getState($systemStatus)': scope.getState($systemStatus),
  }).toEqual({ 'scope.getState($rootScreen)': 'blocked', 'scope.getState($systemStatus)': 2 })
})

test('two portals keep their sessions apart', async () => {
  const [guest, member] = await Promise.all([aPortal(), aPortal({ as: 0 })])
  expect({
    'guest.scope.getState($role)': guest.scope.getState($role),
    'member.scope.getState($role)': member.scope.getState($role),
  }).toEqual({ 'guest.scope.getState($role)': 'guest', 'member.scope.getState($role)': 'member' })
  expect(member.gateway.calls.at(-1)?.token).toBe('tok')
})

test('a page that was drawn for everybody asks for the permission again: only another one changes the portal', async () => {
  const gateway = openGateway()
  const { scope } = await aPortal({ gateway })
  const before = scope.getState($permission)
  const later = { info: { ...aPermission().info, serverTime: '2027-01-20T08:00:31Z' }, location: { ip: '203.0.113.7' } }
  gateway.answer(readPermission, { ...aPermission(), ...later }) // equal but for what each reply says anew
  await allSettled(siteRechecked, { scope })
  expect(scope.getState($permission)).toBe(before)

  gateway.answer(readPermission, aPermission({ info: { ...aPermission().info, whitelabel: [{ code: 'FREEPLAY3', enabled: true }] } }))
  await allSettled(siteRechecked, { scope })
  expect(scope.getState($whitelabel)).toEqual([{ code: 'FREEPLAY3', enabled: true }])

  gateway.fail(readPermission, offline)
  await allSettled(siteRechecked, { scope })
  expect(scope.getState($rootScreen)).toBe('app')

  gateway.answer(readPermission, aPermission({ regionRestriction: true })).answer(readSystemStatus, status(2))
  await allSettled(siteRechecked, { scope })
  expect(scope.getState($rootScreen)).toBe('blocked')
})
