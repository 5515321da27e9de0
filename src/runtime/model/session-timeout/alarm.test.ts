import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { $platform, portalStarted, portalStopped } from '../lifecycle.ts'
import '../context/environment.ts' // a step of its clock every 15 s
import { createAlarm } from './alarm.ts'

const start = Date.parse('2027-01-10T12:00:00Z')

function anAlarm() {
  const moved = createEvent<number>()
  const $at = createStore(0).on(moved, (_, at) => at)
  const $rings = createStore(0).on(createAlarm($at), (count) => count + 1)
  const platform = fakePlatform()
  const scope = fork({ values: [[$platform, platform]] })
  return {
    platform,
    scope,
    rings: () => scope.getState($rings),
    move: (ms: number) => allSettled(moved, { scope, params: ms === 0 ? 0 : start + ms }),
  }
}

test('it rings once, to the millisecond', async () => {
  const { move, platform, rings } = anAlarm()
  await move(1_000)
  await platform.pass(999)
  expect(rings()).toBe(0)
  await platform.pass(1)
  expect(rings()).toBe(1)
  await platform.pass(100_000)
  expect(rings()).toBe(1)
})

test('an alarm may be postponed, moved earlier, or cancelled', async () => {
  const { move, platform, rings } = anAlarm()
  await move(1_000)
  await move(5_000)
  await platform.pass(4_999)
  expect(rings()).toBe(0)
  await move(10_000)
  await move(6_000)
  await platform.pass(1_001)
  expect(rings()).toBe(1)
  await move(20_000)
  await move(0)
  await platform.pass(60_000)
  expect(rings()).toBe(1)
})

test('an alarm in the past fires at once, the next one again', async () => {
  const { move, platform, rings } = anAlarm()
  await move(-1_000)
  await platform.pass(0)
  expect(rings()).toBe(1)
  await move(2_000)
  await platform.pass(2_000)
  expect(rings()).toBe(2)
})

test('moments further away than a timer can hold are waited for', async () => {
  const { move, platform, rings } = anAlarm()
  const month = 31 * 24 * 3_600_000
  await move(month)
  await platform.pass(month - 1)
  expect(rings()).toBe(0)
  await platform.pass(1)
  expect(rings()).toBe(1)
})

test('when timers paused while the machine was suspended, the next step of the clock fires the alarm', async () => {
  const { move, scope, rings, platform } = anAlarm()
  await allSettled(portalStarted, { scope })
  platform.clock.after = () => () => {} // a timer that never runs
  await move(3_600_000)
  await platform.pass(3_600_000 - 1)
  expect(rings()).toBe(0)
  await platform.pass(15_000)
  expect(rings()).toBe(1)
})

test('it is silent when the portal is taken down', async () => {
  const { move, scope, rings, platform } = anAlarm()
  await move(1_000)
  await allSettled(portalStopped, { scope })
  await platform.pass(5_000)
  expect(rings()).toBe(0)
})
