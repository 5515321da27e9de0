import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { fakeGateway, offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { openGateway } from '../../../../tests/support/portal/portal.ts'
import { aGame, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { listWinners } from '../../gateway/endpoints/announcements/list-winners.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readSystemStatus } from '../../gateway/endpoints/system/read-system-status.ts'
import { $gateway } from './call.ts'
import { $release } from '../context/documents.ts'
import { send } from '../intents.ts'
import { $platform, portalStarted } from '../lifecycle.ts'
import type { Source } from '../../contract/source.ts'
import { gamesByCategory as byCategory, gamesRecent as recent, winners } from '../games/sources.ts'
import { loggedIn } from '../context/session.ts'

const list = (...ids: string[]) => ({ games: ids.map((nodeId) => aGame({ nodeId })), totalPages: 3, pageNum: 1, totalCount: undefined })

/** A portal that does not wait for replies that are held back. */
async function opened({ gateway = openGateway(), platform = fakePlatform() } = {}) {
  const scope = fork({
    values: [
      [$gateway, gateway],
      [$platform, platform],
      [$release, aRelease()],
    ],
  })
  void allSettled(portalStarted, { scope })
  await settle()
  return {
    gateway,
    platform,
    scope,
    read: (source: Source, args: object = {}) => source.select(scope.getState(source.from), args),
    want: async (source: Source, args: object = {}) => {
      void allSettled(source.wanted!, { scope, params: args })
      await settle()
    },
    retry: async (source: Source, args: object = {}) => {
      void allSettled(source.retried!, { scope, params: args })
      await settle()
    },
    speak: async (language: 'EN' | 'AR') => {
      void allSettled(send, { scope, params: { intent: { kind: 'set-language', language } } })
      await settle()
    },
  }
}
const rng = { category: 'RNG' }
const keys = (state: ReturnType<Source['select']>) =>
  state.status === 'ready' ? (state.value as { games: { key: string }[] }).games.map(({ key }) => key) : state.status

test('asks once for what is not known, however often it is wanted', async () => {
  const { gateway, want, read } = await opened({ gateway: openGateway().answer(listGames, list('a')) })
  await Promise.all([want(byCategory, rng), want(byCategory, rng)])
  await want(byCategory, rng)
  expect(gateway.names()).toEqual(['readPermission', 'listGames'])
  expect(keys(read(byCategory, rng))).toEqual(['a'])
})

test('nothing is asked before the permission has answered, and then what is wanted', async () => {
  const gateway = fakeGateway().answer(listGames, list('a'))
  const permission = gateway.hold(readPermission)
  const { want, read } = await opened({ gateway })
  await want(byCategory, rng)
  expect({ names: gateway.names(), 'read(byCategory, rng)': read(byCategory, rng) }).toEqual({
    names: ['readPermission'],
    'read(byCategory, rng)': { status: 'loading' },
  })
  permission.answer(0, aPermission())
  await settle()
  expect(keys(read(byCategory, rng))).toEqual(['a'])
})

test('after 5 s without an answer its state is slow; the late answer still fills it in', async () => {
  const gateway = openGateway()
  const held = gateway.hold(listGames)
  const { want, read, platform } = await opened({ gateway })
  await want(byCategory, rng)
  await platform.pass(4_999)
  expect(read(byCategory, rng)).toEqual({ status: 'loading' })
  await platform.pass(1)
  expect(read(byCategory, rng)).toEqual({ status: 'failed', failure: { kind: 'slow' } })
  held.answer(0, list('late'))
  await settle()
  expect(keys(read(byCategory, rng))).toEqual(['late'])
})

test('a retry of what is slow asks again; whichever answers first is shown, and the other one’s failure hides nothing', async () => {
  const gateway = openGateway()
  const held = gateway.hold(listGames)
  const { want, retry, read, platform } = await opened({ gateway })
  await want(byCategory, rng)
  await platform.pass(5_000)
  await retry(byCategory, rng)
  expect({ waiting: held.waiting(), 'read(byCategory, rng)': read(byCategory, rng) }).toEqual({
    waiting: 2,
    'read(byCategory, rng)': { status: 'loading' },
  })
  held.answer(1, list('second'))
  await settle()
  held.fail(0, offline)
  await settle()
  expect(keys(read(byCategory, rng))).toEqual(['second'])
})

test('another language asks again, in that language, and the old language’s late reply is dropped', async () => {
  const gateway = openGateway()
  const held = gateway.hold(listGames)
  const { want, read, speak } = await opened({ gateway })
  await want(byCategory, rng)
  await speak('AR')
  expect(gateway.calls.slice(1).map(({ name, language }) => [name, language])).toEqual([
    ['listGames', 'EN'],
    ['listGames', 'AR'],
  ])
  held.answer(1, list('arabic'))
  await settle()
  held.answer(0, list('english'))
  await settle()
  expect(keys(read(byCategory, rng))).toEqual(['arabic'])
})

test('after a change of language a paged list asks for its newest page alone', async () => {
  const { gateway, want, speak } = await opened({ gateway: openGateway().answer(listGames, list('a')) })
  for (const page of [1, 2, 3]) await want(byCategory, { ...rng, page })
  await speak('AR')
  expect(
    gateway.calls
      .filter(({ language, name }) => language === 'AR' && name === 'listGames')
      .map(({ params }) => (params as { pageNo: number }).pageNo),
  ).toEqual([3])
})

test('a reply to a session that has ended is dropped', async () => {
  const gateway = openGateway(0)
  const held = gateway.hold(listRecentGames)
  const platform = fakePlatform({ storage: { token: 'tok' } })
  const { scope, read } = await opened({ gateway, platform })
  expect(held.waiting()).toBe(1)
  void allSettled(send, { scope, params: { intent: { kind: 'logout' } } })
  await settle()
  held.answer(0, { list: [aGame({ nodeId: 'theirs' })] })
  await settle()
  expect(read(recent)).toEqual({ status: 'needs-login' })

  gateway
    .answer(listRecentGames, { list: [aGame({ nodeId: 'mine' })] })
    .answer(readMember, { ...(await gateway.call(readMember, undefined, gateway.calls[0]!)), id: '8' })
  void allSettled(loggedIn, { scope, params: { token: 'other' } })
  await settle()
  expect(keys(read(recent))).toEqual(['mine'])
})

test('a source whose call the gateway does not have, or has switched off, is absent', async () => {
  const { want, read, gateway } = await opened({ gateway: openGateway().fail(listWinners, refused('FUNCTION_DISABLED')) })
  await want(winners)
  await want(byCategory, rng)
  expect({ read: read(winners), 'read(byCategory, rng)': read(byCategory, rng) }).toEqual({
    read: { status: 'absent' },
    'read(byCategory, rng)': { status: 'absent' },
  })
  expect(gateway.names()).toEqual(['readPermission', 'listWinners', 'listGames'])
})

test('one failing call leaves the others alone', async () => {
  const { want, read } = await opened({
    gateway: openGateway().fail(listWinners, { kind: 'contract', detail: 'list' }).answer(listGames, list('a')),
  })
  await want(winners)
  await want(byCategory, rng)
  expect({ read: read(winners), 'keys(read(byCategory, rng))': keys(read(byCategory, rng)) }).toEqual({
    read: { status: 'failed', failure: { kind: 'contract', detail: 'list' } },
    'keys(read(byCategory, rng))': ['a'],
  })
})

test('what failed during maintenance is asked again when the site opens', async () => {
  const gateway = openGateway()
    .fail(listGames, refused('MAINTENANCE', 503))
    .answer(readSystemStatus, { status: 1, message: undefined, startTime: undefined, endTime: undefined, ip: undefined })
  const { want, read, platform } = await opened({ gateway })
  await want(byCategory, rng)
  expect(read(byCategory, rng).status).toBe('failed')

  gateway
    .answer(listGames, list('back'))
    .answer(readSystemStatus, { status: 0, message: undefined, startTime: undefined, endTime: undefined, ip: undefined })
  await platform.pass(15_000)
  expect(keys(read(byCategory, rng))).toEqual(['back'])
})
