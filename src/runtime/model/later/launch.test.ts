import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal.ts'
import { aPermission, aRelease } from '../../../../tests/support/world.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import { launchGame } from '../../gateway/endpoints/launch-game.ts'
import { listRecentGames } from '../../gateway/endpoints/list-recent-games.ts'
import { readBalance } from '../../gateway/endpoints/read-balance.ts'
import { readPermission } from '../../gateway/endpoints/read-permission.ts'
import { $gateway } from '../call.ts'
import { $release } from '../documents.ts'
import { intentSent } from '../intents.ts'
import { $game, $launchFailure, decideLaunch } from './launch.ts'
import { $platform } from '../life.ts'
import { $popups } from '../popups.ts'
import { $role } from '../session.ts'
import { source as launchFailure } from './sources/launch.failure.ts'
import { portalStarted } from '../life.ts'

const game: LaunchTarget = { vendor: 'PG', category: 'RNG', nodeId: '12', name: 'Book' }
const routes = { '/rng': 'rng', '/live': 'live' }
const reply = (launchUrl: string, openMode?: string) => ({ launchUrl, openMode })

test.each<[string, LaunchTarget, 'guest' | 'member' | 'trial' | 'agent' | null, object]>([
  ['a guest is offered the login', game, 'guest', { kind: 'login' }],
  ['a trial needs a real account', game, 'trial', { kind: 'need-true-account' }],
  ['a member starts', game, 'member', { kind: 'start' }],
  ['an agent starts', game, 'agent', { kind: 'start' }],
  ['nobody starts before it is known who is here', game, null, { kind: 'wait' }],
  ['a vendor that opens a list is a list, for guests too', { vendor: 'PP', category: 'LIVE', opens: 'list' }, 'guest', { kind: 'go', to: '/live?vassalage=PP' }],
  ['a slots vendor without a game is a list', { vendor: 'PG', category: 'RNG', gameCode: 'PG_LOBBY', opens: 'game' }, 'trial', { kind: 'go', to: '/rng?vassalage=PG' }],
  ['a class of slots is listed with the slots', { vendor: 'A&B', category: 'JP', opens: 'list' }, 'member', { kind: 'go', to: '/rng?vassalage=A%26B' }],
  ['a vendor’s lobby starts', { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY', opens: 'game' }, 'member', { kind: 'start' }],
])('%s', (_, target, role, decision) => {
  expect(decideLaunch(target, { role, routes })).toEqual(decision)
})

test('a start joins its address to the launch origin, opens the game’s popup and reads the recent games anew', async () => {
  const gateway = openGateway(0).answer(readPermission, aPermission({ gameLaunchCdn: ['https://play.test'] })).answer(launchGame, reply('/go?ticket=1')).answer(listRecentGames, { list: [] })
  const { send, scope } = await aPortal({ as: 0, gateway })
  await send({ kind: 'launch', target: game })
  expect(gateway.calls.find(({ name }) => name === 'launchGame')?.params).toEqual({ vassalage: 'PG', gameType: 'RNG', nodeId: '12', backUrl: 'https://foyer.test/' })
  expect(scope.getState($game)).toEqual({ url: 'https://play.test/go?ticket=1', name: 'Book', target: game })
  expect(scope.getState($popups)).toEqual([{ popup: 'game', args: {} }])
  expect(gateway.names().filter((name) => name === 'listRecentGames')).toHaveLength(2)
})

test('closing the game forgets its address and reads the balance', async () => {
  const gateway = openGateway(0).answer(launchGame, reply('https://play.test/1')).answer(readBalance, { balance: 5, currencySymbol: '$', wallets: undefined })
  const { send, scope } = await aPortal({ as: 0, gateway })
  await send({ kind: 'launch', target: game })
  await send({ kind: 'close', popup: 'game' })
  expect([scope.getState($game), gateway.names().at(-1)]).toEqual([null, 'readBalance'])
})

test('a card is started by its game code', async () => {
  const { send, gateway } = await aPortal({ as: 0, gateway: openGateway(0).answer(launchGame, reply('https://play.test/1')) })
  await send({ kind: 'launch', target: { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY', opens: 'game' } })
  expect(gateway.calls.find(({ name }) => name === 'launchGame')?.params).toEqual({ vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY', backUrl: 'https://foyer.test/' })
})

test('a game that wants a window of its own gets one', async () => {
  const { send, scope, platform } = await aPortal({ as: 0, gateway: openGateway(0).answer(launchGame, reply('https://play.test/1', 'WINDOW')) })
  await send({ kind: 'launch', target: game })
  expect([platform.opened, scope.getState($game), scope.getState($popups)]).toEqual([[{ url: 'https://play.test/1', size: undefined }], null, []])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'ftp://play.test'])('an address like %s is refused', async (address) => {
  const { send, scope } = await aPortal({ as: 0, gateway: openGateway(0).answer(launchGame, reply(address)) })
  await send({ kind: 'launch', target: game })
  expect([scope.getState($game), scope.getState($popups)]).toEqual([null, [{ popup: 'launch-failed', args: { message: 't:error.contract' } }]])
})

test('a failure says what the gateway says, or that there was no answer', async () => {
  const gateway = openGateway(0).fail(launchGame, refused('VENDOR_MAINTENANCE', 200, 'PG is being serviced'))
  const { send, scope, read } = await aPortal({ as: 0, gateway })
  await send({ kind: 'launch', target: game })
  expect(scope.getState($popups)).toEqual([{ popup: 'launch-failed', args: { message: 'PG is being serviced' } }])
  expect(read(launchFailure)).toEqual({ status: 'ready', value: { key: 'launch', text: 'PG is being serviced' } })
  gateway.fail(launchGame, offline)
  await send({ kind: 'launch', target: game })
  expect(scope.getState($launchFailure)?.message).toBe('t:error.offline')
})

test('what the gateway knows better about the session is believed', async () => {
  const gateway = openGateway(0).fail(launchGame, refused('TRIAL_NOT_ALLOWED'))
  const { send, scope } = await aPortal({ as: 0, gateway })
  await send({ kind: 'launch', target: game })
  expect(scope.getState($popups).map(({ popup }) => popup)).toEqual(['need-true-account'])
  gateway.fail(launchGame, refused('TOKEN_EXPIRED', 401))
  await send({ kind: 'launch', target: game })
  expect([scope.getState($role), scope.getState($popups).at(-1)?.popup]).toEqual(['guest', 'login'])
})

test('a guest comes to the login with a way back', async () => {
  const { send, scope, at } = await aPortal()
  await at('/rng?vassalage=PG', 'rng')
  await send({ kind: 'launch', target: game })
  expect(scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/rng?vassalage=PG' } }])
})

test('a double click is one start, and of two games under way the later one counts', async () => {
  const gateway = openGateway(0)
  const held = gateway.hold(launchGame)
  const scope = fork({ values: [[$gateway, gateway], [$platform, fakePlatform({ storage: { token: 'tok' } })], [$release, aRelease()]] })
  await allSettled(portalStarted, { scope })
  const launch = async (target: LaunchTarget) => {
    void allSettled(intentSent, { scope, params: { intent: { kind: 'launch', target } } })
    await settle()
  }
  await launch(game)
  await launch({ ...game })
  expect(held.waiting()).toBe(1)
  await launch({ ...game, nodeId: '13', name: 'Other' })
  expect(held.waiting()).toBe(2)
  held.answer(1, reply('https://play.test/13'))
  await settle()
  held.answer(0, reply('https://play.test/12'))
  await settle()
  expect(scope.getState($game)?.url).toBe('https://play.test/13')
})
