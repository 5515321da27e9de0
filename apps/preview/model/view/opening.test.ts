import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { $isOpening, openingBegun } from './opening.ts'
import { frameStatusChanged, mainFrame } from './frames.ts'

test.each(['open', 'crashed', 'silent'] as const)('opening ends when the canvas is %s, and not with another frame', async (status) => {
  const scope = fork()
  await allSettled(openingBegun, { scope })
  await allSettled(frameStatusChanged, { scope, params: { frame: 'matrix-1', status: 'open' } })
  await allSettled(frameStatusChanged, { scope, params: { frame: mainFrame, status: 'loading' } })
  expect(scope.getState($isOpening)).toBe(true)

  await allSettled(frameStatusChanged, { scope, params: { frame: mainFrame, status } })
  expect(scope.getState($isOpening)).toBe(false)
})
