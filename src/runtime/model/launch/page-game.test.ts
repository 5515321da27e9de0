import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aCard, aGame, aPermission, anEntry } from '../../../../tests/support/portal/builders.ts'
import { launchGame } from '../../gateway/endpoints/games/launch-game.ts'
import { launchLobby } from '../../gateway/endpoints/games/launch-lobby.ts'
import { listRecentGames } from '../../gateway/endpoints/games/list-recent-games.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { gameSeamless as seamless, lotteryLobby as lottery } from './sources.ts'

const lotteries = anEntry(
  'LOTT',
  ['LOTT', 'TCG_LOTTO_VN'],
  [
    aCard({ vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'SSC', displayName: 'SSC' }),
    aCard({ vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'K3' }),
    aCard({ vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'VN_1' }),
  ],
)
const elott = (...vendors: string[]) =>
  anEntry('ELOTT', vendors, [
    aCard({ vassalage: 'TCG_SEA', gameType: 'ELOTT', gameCode: 'SEA_TH' }),
    aCard({ vassalage: 'ELOTT', gameType: 'ELOTT', gameCode: 'E_1' }),
  ])

function gatewayOf(type: number | undefined, entries = [lotteries, elott('TCG_SEA', 'ELOTT')]) {
  return openGateway(type)
    .answer(readPermission, aPermission({ gameLaunchCdn: ['https://play.test'] }))
    .answer(listGameMenus, { list: entries })
    .answer(launchLobby, { launchUrl: '/lobby?ticket=1', openMode: undefined })
    .answer(launchGame, { launchUrl: '/game?ticket=1', openMode: undefined })
}
async function aPlayerAt(path: string, as: number | null = 0, gateway = gatewayOf(as ?? undefined)) {
  const platform = fakePlatform({ href: `https://foyer.test${path}`, ...(as === null ? {} : { storage: { token: 'tok' } }) })
  const portal = await aPortal({ ...(as === null ? {} : { as }), gateway, platform })
  await portal.at(path, 'lottery')
  return {
    ...portal,
    sent: (name: 'launchLobby' | 'launchGame') => gateway.calls.filter((call) => call.name === name).map(({ params }) => params),
  }
}
const usual = { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', backUrl: 'https://foyer.test/' }

test.each([
  ['the lobby of /lottery', { vendor: 'LOTT' }, { vassalage: 'LOTT', gameCode: 'SSC', prizeMode: 'LOTT', view: 'LOBBY' }],
  ['a game of LOTT', { vendor: 'LOTT', gameCode: 'K3' }, { vassalage: 'LOTT', gameCode: 'K3', prizeMode: 'LOTT', view: 'GAME' }],
  [
    'a game of ELOTT, which is played at /lottery too',
    { vendor: 'LOTT', gameCode: 'E_1' },
    { vassalage: 'ELOTT', gameCode: 'E_1', prizeMode: 'LOTT', view: 'GAME' },
  ],
  [
    'a game of TCG_SEA',
    { vendor: 'TCG_SEA', gameCode: 'SEA_TH' },
    { vassalage: 'TCG_SEA', gameCode: 'SEA_TH', prizeMode: 'SEA', view: 'GAME' },
  ],
  [
    'a game of TCG_LOTTO_VN',
    { vendor: 'TCG_LOTTO_VN', gameCode: 'VN_1' },
    { vassalage: 'TCG_LOTTO_VN', gameCode: 'VN_1', prizeMode: 'LOTT', view: 'GAME' },
  ],
  [
    'a game that stands in no menu',
    { vendor: 'LOTT', gameCode: 'NEW' },
    { vassalage: 'LOTT', gameCode: 'NEW', prizeMode: 'LOTT', view: 'GAME' },
  ],
])('%s is launched by launchGame', async (_, args, request) => {
  const { want, read, sent } = await aPlayerAt('/lottery')
  await want(lottery, args)
  expect(sent('launchLobby')).toEqual([{ ...usual, ...request }])
  expect(read(lottery, args)).toMatchObject({ status: 'ready', value: { state: 'ready', url: 'https://play.test/lobby?ticket=1' } })
})

test.each([
  ['TCG_LOTTO_VN', 'ELOTT'],
  ['LOTT', 'ELOTT'],
  ['TCG_SEA', 'LOTT'],
])('with %s in ELOTT the prize mode is %s', async (vendor, prizeMode) => {
  const { want, sent } = await aPlayerAt('/lottery', 0, gatewayOf(0, [lotteries, elott(vendor)]))
  await want(lottery, { vendor: 'LOTT', gameCode: 'SSC' })
  expect(sent('launchLobby')).toMatchObject([{ prizeMode }])
})

test('a page that is drawn again does not start again; leaving it forgets the address, and coming back asks for another', async () => {
  const { want, read, at, sent } = await aPlayerAt('/lottery')
  await want(lottery, { vendor: 'LOTT' })
  await want(lottery, { vendor: 'LOTT' })
  expect(sent('launchLobby')).toHaveLength(1)
  await at('/', 'home')
  expect(read(lottery, { vendor: 'LOTT' })).toEqual({ status: 'loading' })
  await at('/lottery', 'lottery')
  await want(lottery, { vendor: 'LOTT' })
  expect(sent('launchLobby')).toHaveLength(2)
})

test('another game of the same page is another start', async () => {
  const { want, read, sent } = await aPlayerAt('/lottery')
  await want(lottery, { vendor: 'LOTT', gameCode: 'SSC' })
  await want(lottery, { vendor: 'LOTT', gameCode: 'K3' })
  expect(sent('launchLobby')).toHaveLength(2)
  expect([read(lottery, { vendor: 'LOTT', gameCode: 'SSC' }), read(lottery, { vendor: 'LOTT', gameCode: 'K3' })]).toMatchObject([
    { status: 'loading' },
    { value: { target: { gameCode: 'K3' } } },
  ])
})

test('a failure shows a message, and a retry starts the game again', async () => {
  const gateway = gatewayOf(0).fail(launchLobby, offline)
  const { want, read, scope } = await aPlayerAt('/lottery', 0, gateway)
  await want(lottery, { vendor: 'LOTT' })
  expect(read(lottery, { vendor: 'LOTT' })).toEqual({ status: 'failed', failure: { kind: 'offline' } })
  gateway.answer(launchLobby, { launchUrl: '/lobby?ticket=2', openMode: undefined })
  await allSettled(lottery.retried!, { scope, params: { vendor: 'LOTT' } })
  expect(read(lottery, { vendor: 'LOTT' })).toMatchObject({ status: 'ready', value: { url: 'https://play.test/lobby?ticket=2' } })
})

test('an address of an unknown origin is a failure', async () => {
  const { want, read } = await aPlayerAt(
    '/lottery',
    0,
    gatewayOf(0).answer(launchLobby, { launchUrl: 'https://evil.test/', openMode: undefined }),
  )
  await want(lottery, { vendor: 'LOTT' })
  expect(read(lottery, { vendor: 'LOTT' })).toMatchObject({ status: 'failed', failure: { message: 't:launch.address-refused' } })
})

test('a guest is asked to log in, a trial account sees a message, and the gateway gets no call', async () => {
  const guest = await aPlayerAt('/lottery', null)
  await guest.want(lottery, { vendor: 'LOTT' })
  expect({
    "guest.read(lottery, { vendor: 'LOTT' })": guest.read(lottery, { vendor: 'LOTT' }),
    "guest.sent('launchLobby')": guest.sent('launchLobby'),
  }).toEqual({ "guest.read(lottery, { vendor: 'LOTT' })": { status: 'needs-login' }, "guest.sent('launchLobby')": [] })
  const trial = await aPlayerAt('/lottery', 4)
  await trial.want(lottery, { vendor: 'LOTT' })
  expect({
    "trial.read(lottery, { vendor: 'LOTT' })": trial.read(lottery, { vendor: 'LOTT' }),
    "trial.sent('launchLobby')": trial.sent('launchLobby'),
  }).toMatchObject({
    "trial.read(lottery, { vendor: 'LOTT' })": { status: 'ready', value: { state: 'members', url: '' } },
    "trial.sent('launchLobby')": [],
  })
})

test('a session that ends takes the game with it', async () => {
  const gateway = gatewayOf(0).fail(launchLobby, refused('TOKEN_EXPIRED', 401))
  const { want, read } = await aPlayerAt('/lottery', 0, gateway)
  await want(lottery, { vendor: 'LOTT' })
  expect(read(lottery, { vendor: 'LOTT' })).toEqual({ status: 'needs-login' })
})

test('while the menu is loading a lottery waits for it, so that it starts the game that the menu names', async () => {
  const gateway = gatewayOf(0)
  const held = gateway.hold(listGameMenus)
  const { scope, sent } = await aPlayerAt('/lottery', 0, gateway)
  void allSettled(lottery.wanted!, { scope, params: { vendor: 'LOTT' } })
  await settle()
  expect(sent('launchLobby')).toEqual([])
  held.answer(0, { list: [lotteries] })
  await settle()
  expect(sent('launchLobby')).toMatchObject([{ gameCode: 'SSC' }])
})

test.each([
  ['a game by its node', { vendor: 'PG', category: 'RNG', node: '12' }, { vassalage: 'PG', gameType: 'RNG', nodeId: '12' }],
  [
    'a card by its code',
    { vendor: 'EVO', category: 'LIVE', gameCode: 'EVO_LOBBY' },
    { vassalage: 'EVO', gameType: 'LIVE', gameCode: 'EVO_LOBBY' },
  ],
])('/seamless starts %s by the usual call', async (_, args, request) => {
  const { want, read, sent } = await aPlayerAt('/seamless?x=1')
  await want(seamless, args)
  expect(sent('launchGame')).toEqual([{ ...request, backUrl: 'https://foyer.test/' }])
  expect(read(seamless, args)).toMatchObject({ value: { state: 'ready', url: 'https://play.test/game?ticket=1' } })
})

test('after a reload the game gets its name from the recent games, and is not started twice', async () => {
  const list = [aGame({ nodeId: '12', gameName: 'Book of Tides', vassalage: 'PG' })]
  const { want, read, sent } = await aPlayerAt('/seamless', 0, gatewayOf(0).answer(listRecentGames, { list }))
  const args = { vendor: 'PG', category: 'RNG', node: '12' }
  await want(seamless, args)
  expect(read(seamless, args)).toMatchObject({ value: { state: 'ready', name: 'Book of Tides' } })
  expect(sent('launchGame')).toHaveLength(1)
})

test.each([{}, { vendor: 'PG' }, { vendor: 'PG', category: 'RNG' }, { category: 'RNG', node: '1' }])(
  'an address that names no game, %j, is empty',
  async (args) => {
    const { want, read, sent } = await aPlayerAt('/seamless')
    await want(seamless, args)
    expect({ 'read(seamless, args)': read(seamless, args), "sent('launchGame')": sent('launchGame') }).toEqual({
      'read(seamless, args)': { status: 'empty' },
      "sent('launchGame')": [],
    })
  },
)
