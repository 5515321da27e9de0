import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { offline } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import type { FakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Protection } from '../../../schemas/gateway/protection.ts'
import type { PlaySession } from '../../../schemas/nouns/play-session.ts'
import { readProtection } from '../../gateway/endpoints/protection/read-protection.ts'
import { readProtectionSession } from '../../gateway/endpoints/protection/read-protection-session.ts'
import { setRealityCheck } from '../../gateway/endpoints/protection/set-reality-check.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'
import { loggedIn } from '../context/session.ts'
import { topic as sessionTimeout } from '../session-timeout/topic.ts'
import { topic } from './topic.ts'
import { playSession as source } from './sources.ts'

const minute = 60_000
const start = Date.parse('2027-01-10T12:00:00Z')
const protection = (minutes: number): Protection => ({ limits: [], realityCheckMinutes: minutes, excludedUntil: undefined })
const figures = (ago: number, netResult: number) => ({
  startedAt: new Date(start + 90 * minute - ago).toISOString(),
  serverTime: new Date(start + 90 * minute).toISOString(),
  netResult,
}) // its clock is 90 minutes fast

type Given = { as?: number; gateway?: ReturnType<typeof openGateway>; platform?: FakePlatform }
async function aPlayer({
  as = 0,
  gateway = openGateway(as)
    .answer(readProtection, protection(60))
    .answer(readProtectionSession, figures(5 * minute, -12.5)),
  platform = fakePlatform({ storage: { token: 'tok' } }),
}: Given = {}) {
  const portal = await aPortal({ gateway, platform, topics: [sessionTimeout, topic] })
  await portal.want(source)
  return {
    ...portal,
    open: () => portal.scope.getState($popups).map(({ popup }) => popup),
    asked: () => gateway.names().filter((name) => name === 'readProtectionSession').length,
    session: () => {
      const state = portal.read(source)
      return state.status === 'ready' ? (state.value as PlaySession) : state.status
    },
  }
}

test('the age of a session is measured by the gateway’s clock, not the player’s', async () => {
  const { session } = await aPlayer()
  expect(session()).toEqual({ startedAt: start - 5 * minute, now: start, netResult: -12.5, currency: '$' })
})

test('it steps once a minute: between the steps it is the same value', async () => {
  const { session, platform } = await aPlayer()
  const before = session()
  await platform.pass(minute - 1)
  expect(session()).toBe(before)
  await platform.pass(1)
  expect(session()).toEqual({ startedAt: start - 5 * minute, now: start + minute, netResult: -12.5, currency: '$' })
})

test('while the gateway does not answer, and for a trial account, it is what this tab knows', async () => {
  const offlinePlayer = await aPlayer({ gateway: openGateway(0).fail(readProtectionSession, offline) })
  const trial = await aPlayer({ as: 4, gateway: openGateway(4) })
  for (const player of [offlinePlayer, trial]) {
    await player.platform.pass(3 * minute)
    expect(player.session()).toEqual({ startedAt: start, now: start + 3 * minute, currency: '$' })
  }
  expect(trial.asked()).toBe(0)
})

test('a gateway without the call shows no clock, a guest has none', async () => {
  const { session } = await aPlayer({ gateway: openGateway(0) })
  expect(session()).toBe('absent')
  const guest = await aPortal()
  await guest.want(source)
  expect(guest.read(source)).toEqual({ status: 'needs-login' })
})

test('the result is read again when a game is closed', async () => {
  const gateway = openGateway(0).answer(readProtectionSession, figures(0, 0))
  const { scope, send, asked, session } = await aPlayer({ gateway })
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  expect(asked()).toBe(1)
  gateway.answer(readProtectionSession, figures(0, -25))
  await send({ kind: 'close', popup: 'game' })
  expect({ asked: asked(), session: session() }).toEqual({
    asked: 2,
    session: { startedAt: start, now: start, netResult: -25, currency: '$' },
  })
})

test('a reality check opens after so many minutes, over a game too, with the result of now; going on begins the time anew', async () => {
  const { platform, scope, send, open, asked } = await aPlayer()
  await allSettled(popupOpened, { scope, params: { popup: 'game' } })
  await platform.pass(60 * minute - 1)
  expect(open()).toEqual(['game'])
  await platform.pass(1)
  expect({ open: open(), asked: asked() }).toEqual({ open: ['game', 'reality-check'], asked: 2 })
  await platform.pass(5 * minute)
  await send({ kind: 'stay' }, { page: 'reality-check', node: 'check' })
  expect(open()).toEqual(['game'])
  await platform.pass(60 * minute - 1)
  expect(open()).toEqual(['game'])
  await platform.pass(1)
  expect(open()).toEqual(['game', 'reality-check'])
})

test('after an hour it shows an hour, whenever in a step of the clock the session began', async () => {
  const gateway = openGateway(0).answer(readProtection, protection(60)).fail(readProtectionSession, offline)
  const portal = await aPortal({ gateway, topics: [sessionTimeout, topic] })
  await portal.platform.pass(7_000)
  await allSettled(loggedIn, { scope: portal.scope, params: { token: 'tok' } })
  await portal.want(source)
  await portal.platform.pass(60 * minute)
  expect([portal.scope.getState($popups).map(({ popup }) => popup), portal.read(source)]).toEqual([
    ['reality-check'],
    { status: 'ready', value: { startedAt: start + 7_000, now: start + 7_000 + 60 * minute, currency: '$' } },
  ])
})

test('a reload moves no reality check, and brings back one that was not answered', async () => {
  const record = (minutesAgo: number) =>
    JSON.stringify({ of: 'tok', startedAt: start - 300 * minute, activeAt: start, checkedAt: start - minutesAgo * minute })
  const soon = await aPlayer({ platform: fakePlatform({ storage: { token: 'tok', 'foyer-session': record(50) } }) })
  await soon.platform.pass(10 * minute - 1)
  expect(soon.open()).toEqual([])
  await soon.platform.pass(1)
  expect(soon.open()).toEqual(['reality-check'])

  const due = await aPlayer({ platform: fakePlatform({ storage: { token: 'tok', 'foyer-session': record(61) } }) })
  await due.platform.pass(1)
  expect(due.open()).toEqual(['reality-check'])
})

test('another rhythm counts from when it was chosen; 0 is none', async () => {
  const gateway = openGateway(0)
    .answer(readProtection, protection(60))
    .answer(setRealityCheck, ({ minutes }) => protection(minutes))
  const { platform, send, open } = await aPlayer({ gateway })
  await platform.pass(40 * minute)
  await send({ kind: 'set-reality-check', minutes: 15 })
  await platform.pass(15 * minute - 1)
  expect(open()).toEqual([])
  await platform.pass(1)
  expect(open()).toEqual(['reality-check'])
  await send({ kind: 'close' })
  await send({ kind: 'set-reality-check', minutes: 0 })
  await platform.pass(600 * minute)
  expect(open()).toEqual([])
})

test('another language does not move it', async () => {
  const { platform, send, open } = await aPlayer()
  await platform.pass(30 * minute)
  await send({ kind: 'set-language', language: 'AR' })
  await platform.pass(30 * minute)
  expect(open()).toEqual(['reality-check'])
})
