import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aMember, aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Page } from '../../../schemas/documents.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { GameStart } from '../../../schemas/nouns/game.ts'
import { launchForPlatform } from '../../gateway/endpoints/games/launch-for-platform.ts'
import { launchGame } from '../../gateway/endpoints/games/launch-game.ts'
import { launchLobby } from '../../gateway/endpoints/games/launch-lobby.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { listRooms } from '../../gateway/endpoints/games/list-rooms.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { send as sendIntent } from '../intents.ts'
import { portalStarted } from '../lifecycle.ts'
import { $popups } from '../navigation/popups.ts'
import { $role } from '../context/session.ts'
import { $launchFailure } from './launch.ts'
import { gameCurrent as current, launchFailure, roomsOfGame } from './sources.ts'

const game: LaunchTarget = { vendor: 'PG', category: 'RNG', nodeId: '12', name: 'Book' }
const chess: LaunchTarget = { vendor: 'KY', category: 'PVP', nodeId: '31', gameCode: 'KY_31', name: 'Knight Club' }
const reply = (launchUrl: string, openMode?: string) => ({ launchUrl, openMode })
const started = (more: Partial<GameStart> = {}): GameStart => ({
  url: 'https://play.test/1',
  state: 'ready',
  name: 'Book',
  vendorName: 'PG',
  picture: [],
  target: game,
  favourite: false,
  ...more,
})
const aRoom = (roomId: string, status: string) => ({
  roomId,
  roomName: `Table ${roomId}`,
  gameCode: 'KY_31',
  vassalage: 'KY',
  minBet: 1,
  maxBet: 50,
  players: 2,
  capacity: 6,
  status,
})
const header: Page = { kind: 'page', id: 'header', format: 1, as: 'chrome', nodes: [] }

/** A gateway whose games are played at play.test, with a member logged in. */
function playing(type = 0) {
  return openGateway(type)
    .answer(readPermission, aPermission({ gameLaunchCdn: ['https://play.test'] }))
    .answer(listRecentGames, { list: [] })
}
async function aPlayer(gateway = playing(), platform = fakePlatform({ storage: { token: 'tok' } })) {
  const portal = await aPortal({ as: 0, gateway, platform })
  return {
    ...portal,
    launch: (target: LaunchTarget) => portal.send({ kind: 'launch', target }),
    /** Without waiting for the gateway. */
    touch: async (target: LaunchTarget) => {
      void allSettled(sendIntent, { scope: portal.scope, params: { intent: { kind: 'launch', target } } })
      await settle()
    },
    popups: () => portal.scope.getState($popups),
    game: () => portal.read(current),
  }
}

test('a start joins its address to the launch origin, opens the game’s popup and reads the recent games anew', async () => {
  const { launch, game: shown, popups, gateway } = await aPlayer(playing().answer(launchGame, reply('/go?ticket=1')))
  await launch(game)
  expect(gateway.calls.find(({ name }) => name === 'launchGame')?.params).toEqual({
    vassalage: 'PG',
    gameType: 'RNG',
    nodeId: '12',
    backUrl: 'https://foyer.test/',
  })
  expect(shown()).toEqual({ status: 'ready', value: started({ url: 'https://play.test/go?ticket=1' }) })
  expect(popups()).toEqual([{ popup: 'game', args: {} }])
  expect(gateway.names().filter((name) => name === 'listRecentGames')).toHaveLength(2)
})

test.each([
  { device: 'phone', platform: 'html5', calls: { launchForPlatform: 'html5' } },
  { device: 'desktop', platform: 'html5', calls: { launchGame: undefined } },
  { device: 'phone', platform: 'html5-desktop', calls: { launchGame: undefined } },
  { device: 'phone', platform: '', calls: { launchGame: undefined } },
] as const)(
  'a $device of a brand whose phones play on "$platform" starts a game by the right call',
  async ({ device, platform, calls }) => {
    const gateway = playing().answer(launchGame, reply('https://play.test/1')).answer(launchForPlatform, reply('https://play.test/1'))
    const brand = { ...aBrand(), constants: { ...aBrand().constants, phoneLaunchPlatform: platform } }
    const portal = await aPortal({
      as: 0,
      gateway,
      platform: fakePlatform({ storage: { token: 'tok' }, device }),
      release: aRelease([brand]),
    })
    await portal.send({ kind: 'launch', target: game })
    const made = gateway.calls.filter(({ name }) => name.startsWith('launch'))
    expect(Object.fromEntries(made.map(({ name, params }) => [name, (params as { platform?: string }).platform]))).toEqual(calls)
    expect(portal.read(current)).toMatchObject({ status: 'ready', value: { url: 'https://play.test/1' } })
  },
)

test('closing the game forgets its address and reads the balance', async () => {
  const {
    launch,
    send,
    game: shown,
    gateway,
  } = await aPlayer(
    playing()
      .answer(launchGame, reply('https://play.test/1'))
      .answer(readBalance, { balance: '5', currencySymbol: '$', wallets: undefined }),
  )
  await launch(game)
  await send({ kind: 'close', popup: 'game' })
  expect({ shown: shown(), 'gateway.names().at(-1)': gateway.names().at(-1) }).toEqual({
    shown: { status: 'empty' },
    'gateway.names().at(-1)': 'readBalance',
  })
})

test('the address of a start is written nowhere', async () => {
  const { launch, platform, wentTo, popups } = await aPlayer(playing().answer(launchGame, reply('/go?ticket=secret')))
  await launch(game)
  expect(JSON.stringify([platform.storage, platform.cookieJar, wentTo, popups()])).not.toContain('secret')
})

test('a card is started by its game code', async () => {
  const { launch, gateway } = await aPlayer(playing().answer(launchGame, reply('https://play.test/1')))
  await launch({ vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY', opens: 'game' })
  expect(gateway.calls.find(({ name }) => name === 'launchGame')?.params).toEqual({
    vassalage: 'EVO',
    gameType: 'LIVE',
    gameCode: 'EVO_LOBBY',
    backUrl: 'https://foyer.test/',
  })
})

test('loading a game again starts it anew, because its address was good for one start', async () => {
  const gateway = playing().answer(launchGame, reply('https://play.test/1'))
  const { launch, scope, game: shown, platform } = await aPlayer(gateway)
  await launch(game)
  await platform.pass(1_500)
  gateway.answer(launchGame, reply('https://play.test/2'))
  await allSettled(current.retried!, { scope, params: {} })
  expect(shown()).toEqual({ status: 'ready', value: started({ url: 'https://play.test/2' }) })
})

test('a slow start shows a message after 300 ms, and closing it cancels the start', async () => {
  const gateway = playing()
  const held = gateway.hold(launchGame)
  const { touch, send, popups, game: shown, platform } = await aPlayer(gateway)
  await touch(game)
  expect(popups()).toEqual([])
  await platform.pass(300)
  expect({ popups: popups(), shown: shown() }).toEqual({
    popups: [{ popup: 'game', args: {} }],
    shown: { status: 'ready', value: started({ url: '', state: 'starting' }) },
  })
  void send({ kind: 'close', popup: 'game' })
  await settle()
  held.answer(0, reply('https://play.test/1'))
  await settle()
  expect({ popups: popups(), shown: shown() }).toEqual({ popups: [], shown: { status: 'empty' } })
})

// Windows of their own

test('a game that wants a window of its own gets one', async () => {
  const { launch, platform, game: shown, popups } = await aPlayer(playing().answer(launchGame, reply('https://play.test/1', 'WINDOW')))
  await launch(game)
  expect([platform.opened, shown(), popups()]).toEqual([[{ url: 'https://play.test/1', size: undefined }], { status: 'empty' }, []])
})

test('a window that the browser does not open is offered as a button, without another launch call', async () => {
  const platform = fakePlatform({ storage: { token: 'tok' } })
  platform.windows.open = () => false
  const { launch, game: shown, gateway } = await aPlayer(playing().answer(launchGame, reply('https://play.test/1', 'WINDOW')), platform)
  await launch(game)
  expect(shown()).toEqual({ status: 'ready', value: started({ state: 'blocked' }) })
  expect(gateway.names().filter((name) => name === 'launchGame')).toHaveLength(1)
})

// Failures

test.each([
  ['javascript:alert(1)', 't:launch.address-refused'],
  ['//evil.test', 't:launch.address-refused'],
  ['https://evil.test/', 't:launch.address-refused'],
  ['http://play.test/', 't:launch.address-insecure'],
])('an address like %s is refused with a sentence', async (address, message) => {
  const { launch, game: shown, popups } = await aPlayer(playing().answer(launchGame, reply(address)))
  await launch(game)
  expect({ shown: shown(), popups: popups() }).toEqual({
    shown: { status: 'empty' },
    popups: [{ popup: 'launch-failed', args: { message } }],
  })
})

test('a failure shows the gateway’s message, or that there was no answer', async () => {
  const gateway = playing().fail(launchGame, refused('VENDOR_MAINTENANCE', 200, 'PG is being serviced'))
  const { launch, scope, read, popups } = await aPlayer(gateway)
  await launch(game)
  expect(popups()).toEqual([{ popup: 'launch-failed', args: { message: 'PG is being serviced' } }])
  expect(read(launchFailure)).toEqual({ status: 'ready', value: { key: 'launch', text: 'PG is being serviced' } })
  gateway.fail(launchGame, offline)
  await launch(game)
  expect(scope.getState($launchFailure)?.message).toBe('t:error.offline')
})

test('a failed start can be retried from its message', async () => {
  const gateway = playing().fail(launchGame, offline)
  const { launch, scope, popups, game: shown } = await aPlayer(gateway)
  await launch(game)
  gateway.answer(launchGame, reply('https://play.test/2'))
  await allSettled(launchFailure.retried!, { scope, params: {} })
  expect([popups(), shown()]).toEqual([[{ popup: 'game', args: {} }], { status: 'ready', value: started({ url: 'https://play.test/2' }) }])
})

test('what the gateway knows better about the session is believed', async () => {
  const gateway = playing().fail(launchGame, refused('TRIAL_NOT_ALLOWED'))
  const { launch, scope, popups } = await aPlayer(gateway)
  await launch(game)
  expect(popups().map(({ popup }) => popup)).toEqual(['need-true-account'])
  gateway.fail(launchGame, refused('TOKEN_EXPIRED', 401))
  await launch(game)
  expect({ 'scope.getState($role)': scope.getState($role), 'popups().at(-1)': popups().at(-1) }).toEqual({
    'scope.getState($role)': 'guest',
    'popups().at(-1)': { popup: 'login', args: { back: '/', launch: game } },
  })
})

// Who is here

test('a guest comes to the login with a return address and the game to start', async () => {
  const { send, scope, at } = await aPortal()
  await at('/rng?vassalage=PG', 'rng')
  await send({ kind: 'launch', target: game })
  expect(scope.getState($popups)).toEqual([{ popup: 'login', args: { back: '/rng?vassalage=PG', launch: game } }])
})

test('a trial account sees that a real one is needed, and no call is made', async () => {
  const { send, scope, gateway } = await aPortal({ as: 4 })
  await send({ kind: 'launch', target: game })
  expect(scope.getState($popups)).toEqual([{ popup: 'need-true-account', args: {} }])
  expect(gateway.names()).not.toContain('launchGame')
})

test.each([
  ['a member starts the game when it is known who is here', 3_000, 1],
  ['a start that waited too long is forgotten', 9_000, 0],
])('%s', async (_, ms, calls) => {
  const gateway = playing().answer(launchGame, reply('https://play.test/1'))
  const held = gateway.hold(readMember)
  const portal = await aPortal({ as: 0, gateway, start: false })
  void allSettled(portalStarted, { scope: portal.scope })
  await settle()
  void allSettled(sendIntent, { scope: portal.scope, params: { intent: { kind: 'launch', target: game } } })
  await settle()
  expect(portal.scope.getState($popups)).toEqual([])
  if (ms > 5_000) portal.platform.clock.now = () => Date.parse('2027-01-10T12:00:00Z') + ms // no timer runs: the answer alone is late
  else await portal.platform.pass(ms)
  held.answer(0, aMember())
  await settle()
  expect(gateway.names().filter((name) => name === 'launchGame')).toHaveLength(calls)
})

// Lists and pages

test('a vendor that opens a list opens the popup of its games, for guests too', async () => {
  const { send, scope } = await aPortal()
  await send({ kind: 'launch', target: { vendor: 'PP', category: 'LIVE', name: 'PP Live', opens: 'list' } })
  expect(scope.getState($popups)).toEqual([{ popup: 'vendor-games', args: { vendor: 'PP', category: 'LIVE', name: 'PP Live' } }])
})

test('a vendor of slots chosen in the navigation goes to /rng; chrome around the pages counts as navigation', async () => {
  const { send, scope, wentTo } = await aPortal({ release: aRelease([header]) })
  const slots: LaunchTarget = { vendor: 'PG', category: 'RNG', opens: 'list' }
  await send({ kind: 'launch', target: slots }, { page: 'header', node: 'navigation' })
  expect({ wentTo, 'scope.getState($popups)': scope.getState($popups) }).toEqual({
    wentTo: ['/rng?vassalage=PG'],
    'scope.getState($popups)': [],
  })
  await send({ kind: 'launch', target: slots }, { page: 'home', node: 'studios' })
  expect(scope.getState($popups).map(({ popup }) => popup)).toEqual(['vendor-games'])
})

test('a lottery goes to its page', async () => {
  const { launch, wentTo } = await aPlayer()
  await launch({ vendor: 'TCG_SEA', category: 'ELOTT', gameCode: 'SEA_TH' })
  expect(wentTo).toEqual(['/seaLottery?gameCode=SEA_TH'])
})

// Double clicks

test('a double click is one start, and of two pending games the later one counts', async () => {
  const gateway = playing()
  const held = gateway.hold(launchGame)
  const { touch, game: shown } = await aPlayer(gateway)
  await touch(game)
  await touch({ ...game })
  expect(held.waiting()).toBe(1)
  await touch({ ...game, nodeId: '13', name: 'Other' })
  expect(held.waiting()).toBe(2)
  held.answer(1, reply('https://play.test/13'))
  await settle()
  held.answer(0, reply('https://play.test/12'))
  await settle()
  expect(shown()).toMatchObject({ value: { url: 'https://play.test/13' } })
})

test('a double click on a game that starts at once is one start as well', async () => {
  const { launch, gateway, platform } = await aPlayer(playing().answer(launchGame, reply('https://play.test/1', 'WINDOW')))
  await launch(game)
  await launch(game)
  expect(gateway.names().filter((name) => name === 'launchGame')).toHaveLength(1)
  await platform.pass(1_000)
  await launch(game)
  expect(gateway.names().filter((name) => name === 'launchGame')).toHaveLength(2)
})

// Rooms

test('a PVP game shows its rooms, and the one that is picked starts by launchGame', async () => {
  const gateway = playing()
    .answer(listRooms, { list: [aRoom('9000', 'OPEN'), aRoom('9001', 'FULL'), aRoom('9002', 'CLOSED'), aRoom('9003', 'PRIVATE')] })
    .answer(launchLobby, reply('https://play.test/room'))
  const { launch, read, popups, game: shown } = await aPlayer(gateway)
  await launch(chess)
  expect(gateway.calls.find(({ name }) => name === 'listRooms')?.params).toEqual({ vassalage: 'KY', gameCode: 'KY_31' })
  expect(popups()).toEqual([{ popup: 'rooms', args: {} }])
  expect(read(roomsOfGame)).toMatchObject({
    value: {
      name: 'Knight Club',
      currency: '$',
      rooms: [
        { key: '9000', status: 't:room.open', open: true },
        { status: 't:room.full', open: false },
        { status: 't:room.closed', open: false },
        { status: 'PRIVATE', open: true },
      ],
    },
  })

  await launch({ ...chess, roomId: '9000' })
  expect(gateway.calls.find(({ name }) => name === 'launchLobby')?.params).toEqual({
    gameCode: 'KY_31',
    vassalage: 'KY',
    roomId: '9000',
    backUrl: 'https://foyer.test/',
  })
  expect([popups(), shown()]).toMatchObject([[{ popup: 'game' }], { value: { url: 'https://play.test/room', state: 'ready' } }])
})

test('the popup shows that a room has filled up meanwhile, and the rooms are loaded again', async () => {
  const gateway = playing()
    .answer(listRooms, { list: [aRoom('9000', 'OPEN')] })
    .fail(launchLobby, refused('STATE_CONFLICT', 200, 'This room is full'))
  const { launch, read, popups } = await aPlayer(gateway)
  await launch(chess)
  gateway.answer(listRooms, { list: [aRoom('9000', 'FULL')] })
  await launch({ ...chess, roomId: '9000' })
  expect(popups()).toEqual([{ popup: 'rooms', args: {} }])
  expect(read(roomsOfGame)).toMatchObject({ value: { message: { text: 'This room is full' }, rooms: [{ key: '9000', open: false }] } })
})

test.each([
  ['has none', (gateway: ReturnType<typeof playing>) => gateway.answer(listRooms, { list: [] })],
  ['cannot say its rooms', (gateway: ReturnType<typeof playing>) => gateway.fail(listRooms, offline)],
])('a PVP game that %s starts without a room', async (_, given) => {
  const gateway = given(playing()).answer(launchLobby, reply('https://play.test/ky'))
  const { launch, popups } = await aPlayer(gateway)
  await launch(chess)
  expect(gateway.calls.find(({ name }) => name === 'launchLobby')?.params).toEqual({
    gameCode: 'KY_31',
    vassalage: 'KY',
    backUrl: 'https://foyer.test/',
  })
  expect(popups()).toEqual([{ popup: 'game', args: {} }])
})

test('slow rooms load in their popup, and closing it cancels the start', async () => {
  const gateway = playing()
  const held = gateway.hold(listRooms)
  const { touch, send, read, popups, platform } = await aPlayer(gateway)
  await touch(chess)
  await platform.pass(300)
  expect({ popups: popups(), read: read(roomsOfGame) }).toEqual({ popups: [{ popup: 'rooms', args: {} }], read: { status: 'loading' } })
  void send({ kind: 'close', popup: 'rooms' })
  await settle()
  held.answer(0, { list: [] })
  await settle()
  expect({ popups: popups(), "gateway.names().includes('launchLobby')": gateway.names().includes('launchLobby') }).toEqual({
    popups: [],
    "gateway.names().includes('launchLobby')": false,
  })
})

test('while a studio is in maintenance by a window of the brand no game of it is asked for, and the message has the end', async () => {
  const until = '2027-01-10T13:00:00Z'
  const window = (vendor: string, from: string) => ({ vendor, from, until })
  const gateway = playing().answer(launchGame, reply('https://play.test/1'))
  const release = aRelease([aBrand({ maintenance: [window('PG', '2027-01-10T11:00:00Z'), window('JL', '2027-01-10T12:30:00Z')] })])
  const portal = await aPortal({ as: 0, gateway, platform: fakePlatform({ storage: { token: 'tok' } }), release })

  await portal.send({ kind: 'launch', target: game })
  expect(portal.read(launchFailure)).toEqual({ status: 'ready', value: { key: 'launch', text: 't:refusal.vendor-maintenance', until } })
  expect(gateway.names()).not.toContain('launchGame')

  await portal.send({ kind: 'launch', target: { ...game, vendor: 'JL' } })
  expect(gateway.names()).toContain('launchGame')
})
