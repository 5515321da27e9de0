import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { $platform, portalStarted, portalStopped } from '../lifecycle.ts'
import { $now } from './environment.ts'

test('the clock stands still in a hidden tab, goes on when it is seen again, and ends with the portal', async () => {
  const platform = fakePlatform()
  const scope = fork({ values: [[$platform, platform]] })
  const start = platform.clock.now()
  const passed = () => scope.getState($now) - start
  await allSettled(portalStarted, { scope })
  await platform.pass(15_000)
  expect(passed()).toBe(15_000)

  platform.set({ hidden: true })
  await platform.pass(60_000)
  expect(passed()).toBe(15_000)

  platform.set({ hidden: false })
  expect(passed()).toBe(75_000)
  await platform.pass(15_000)
  expect(passed()).toBe(90_000)

  await allSettled(portalStopped, { scope })
  await platform.pass(15_000)
  expect(passed()).toBe(90_000)
})
