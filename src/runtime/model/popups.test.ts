import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal.ts'
import { $popups } from './popups.ts'

test('popups lie over each other; closing takes the topmost, or the one that is named', async () => {
  const { send, scope } = await aPortal()
  const open = () => scope.getState($popups).map(({ popup }) => popup)
  await send({ kind: 'open', popup: 'help', args: { topic: 'term' } })
  await send({ kind: 'open', popup: 'login' })
  await send({ kind: 'open', popup: 'help' })
  expect(scope.getState($popups)).toEqual([{ popup: 'login', args: {} }, { popup: 'help', args: {} }])
  await send({ kind: 'close', popup: 'login' })
  expect(open()).toEqual(['help'])
  await send({ kind: 'close', popup: 'nowhere' })
  await send({ kind: 'close' })
  expect(open()).toEqual([])
})

test('going somewhere leaves the popups behind, another query of the same page does not', async () => {
  const { send, scope, at, wentTo } = await aPortal()
  await send({ kind: 'open', popup: 'help' })
  await at('/?vassalage=PG')
  expect(scope.getState($popups)).toHaveLength(1)
  await at('/rng', 'rng')
  expect(scope.getState($popups)).toEqual([])
  await send({ kind: 'open', popup: 'help' })
  await send({ kind: 'go', to: { route: '/rng', query: { vassalage: 'A&B' } } })
  expect([scope.getState($popups), wentTo]).toEqual([[], ['/rng?vassalage=A%26B']])
})
