import { expect, test } from 'vitest'

import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { $popups, loginPopup } from './popups.ts'
import { isPopupOpen, popupArgs } from './open-popups.ts'

test('popups stack; closing removes the topmost, or the named one', async () => {
  const { send, scope } = await aPortal()
  const open = () => scope.getState($popups).map(({ popup }) => popup)
  await send({ kind: 'open', popup: 'help', args: { topic: 'term' } })
  await send({ kind: 'open', popup: 'login' })
  await send({ kind: 'open', popup: 'help' })
  expect(scope.getState($popups)).toEqual([
    { popup: 'login', args: {} },
    { popup: 'help', args: {} },
  ])
  await send({ kind: 'close', popup: 'login' })
  expect(open()).toEqual(['help'])
  await send({ kind: 'close', popup: 'nowhere' })
  await send({ kind: 'close' })
  expect(open()).toEqual([])
})

test('going to another page closes the popups, another query of the same page does not', async () => {
  const { send, scope, at, wentTo } = await aPortal()
  await send({ kind: 'open', popup: 'help' })
  await at('/?vassalage=PG')
  expect(scope.getState($popups)).toHaveLength(1)
  await at('/rng', 'rng')
  expect(scope.getState($popups)).toEqual([])
  await send({ kind: 'open', popup: 'help' })
  await send({ kind: 'go', to: { route: '/rng', query: { vassalage: 'A&B' } } })
  expect({ 'scope.getState($popups)': scope.getState($popups), wentTo }).toEqual({
    'scope.getState($popups)': [],
    wentTo: ['/rng?vassalage=A%26B'],
  })
})

test('stores tell whether one popup is open, and its arguments', async () => {
  const [$isOpen, $args] = [isPopupOpen('help'), popupArgs('help')]
  const { send, scope } = await aPortal()
  const help = () => [scope.getState($isOpen), scope.getState($args)]
  expect(help()).toEqual([false, null])
  await send({ kind: 'open', popup: 'help', args: { hash: 'term' } })
  await send({ kind: 'open', popup: 'login' })
  expect(help()).toEqual([true, { hash: 'term' }])
  await send({ kind: 'close', popup: 'help' })
  expect(help()).toEqual([false, null])
})

test('the login popup gets the return address, and more arguments', () => {
  const here = { pathname: '/rng', search: '?vassalage=PG' }
  expect(loginPopup(here)).toEqual({ popup: 'login', args: { back: '/rng?vassalage=PG' } })
  expect(loginPopup(here, { expired: true }).args).toEqual({ back: '/rng?vassalage=PG', expired: true })
})
