import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import { fakePlatform, settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'
import { topic } from './topic.ts'

const reloads = vi.hoisted(() => new Set<() => void>())
vi.mock('../../platform/needed.ts', async (original) => ({
  ...(await original<object>()),
  onReload: (run: () => void) => {
    reloads.add(run)
    return () => void reloads.delete(run)
  },
}))

test('a page that is loaded anew opens the popups again that the player had opened, once', async () => {
  const platform = fakePlatform()
  const before = await aPortal({ platform, topics: [topic] })
  await allSettled(popupOpened, { scope: before.scope, params: { popup: 'game' } })
  await before.send({ kind: 'open', popup: 'promotion', args: { id: 'p1' } })
  await before.send({ kind: 'open', popup: 'closed' })
  await before.send({ kind: 'close', popup: 'closed' })
  for (const run of reloads) run()

  const after = await aPortal({ platform, topics: [topic] })
  await settle()
  expect(after.scope.getState($popups)).toEqual([{ popup: 'promotion', args: { id: 'p1' } }])

  const another = await aPortal({ platform, topics: [topic] })
  expect(another.scope.getState($popups)).toEqual([])
})

test.each(['no list', '{"popup":"x"}', '[{"popup":1}]'])('what somebody else has kept there opens nothing: %s', async (kept) => {
  const { scope } = await aPortal({ platform: fakePlatform({ storage: { 'foyer-popups': kept } }), topics: [topic] })
  expect(scope.getState($popups)).toEqual([])
})
