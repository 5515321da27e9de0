import { expect, test } from 'vitest'

import { refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aRelease } from '../../../../tests/support/portal/builders.ts'
import { addFavourite } from '../../gateway/endpoints/games/add-favourite.ts'
import { listFavouriteIds } from '../../gateway/endpoints/games/list-favourite-ids.ts'
import { removeFavourite } from '../../gateway/endpoints/games/remove-favourite.ts'
import { $favourites } from '../games/favourites.ts'
import { $popups } from '../navigation/popups.ts'
import './topic.ts'
import { $toasts } from '../toasts/toasts.ts'

const ids = (...nodeIds: string[]) => ({
  content: nodeIds.map((nodeId) => ({ nodeId })),
  pageNum: 1,
  totalPages: 1,
  totalCount: undefined,
  summary: undefined,
})

/** A member who has marked g1. */
async function aFan(gateway = openGateway(0).answer(addFavourite, true).answer(removeFavourite, true)) {
  const portal = await aPortal({ as: 0, gateway: gateway.answer(listFavouriteIds, ids('g1')) })
  return {
    ...portal,
    toggle: (nodeId: string) => portal.send({ kind: 'toggle-favourite', nodeId, vendor: 'PG', category: 'RNG' }),
    marked: () => [...portal.scope.getState($favourites)],
    messages: () => portal.scope.getState($toasts).map(({ kind, message }) => [kind, message.text]),
  }
}

test('a favourite that could not be added or removed is restored, and a message says so', async () => {
  const { toggle, marked, messages } = await aFan(openGateway(0).fail(addFavourite, refused('GAME_NOT_FOUND')).fail(removeFavourite))
  await toggle('g2')
  await toggle('g1')
  expect({ marked: marked(), messages: messages() }).toEqual({
    marked: ['g1'],
    messages: [
      ['danger', 't:favourite.not-added'],
      ['danger', 't:favourite.not-removed'],
    ],
  })
})

test('a favourite that was added shows no message', async () => {
  const { toggle, marked, messages } = await aFan()
  await toggle('g2')
  expect({ marked: marked(), messages: messages() }).toEqual({ marked: ['g1', 'g2'], messages: [] })
})

test('an account that turns out to be a trial sees a message that it needs a real one', async () => {
  const { toggle, scope, messages } = await aFan(openGateway(0).fail(addFavourite, refused('TRIAL_NOT_ALLOWED')))
  await toggle('g2')
  expect([scope.getState($popups).map(({ popup }) => popup), messages()]).toEqual([['need-true-account'], []])
})

test('a session that ended meanwhile is no failed favourite', async () => {
  const { toggle, messages } = await aFan(openGateway(0).fail(addFavourite, refused('TOKEN_EXPIRED', 401)))
  await toggle('g2')
  expect(messages()).toEqual([])
})

test('the favourite toggle is throttled to 1000 ms (specification, section 9), or what the brand says', async () => {
  const { toggle, gateway, platform } = await aFan()
  const calls = () => gateway.names().filter((name) => name.endsWith('Favourite')).length
  await toggle('g2')
  await platform.pass(999)
  await toggle('g2')
  expect(calls()).toBe(1)
  await platform.pass(1)
  await toggle('g2')
  expect(calls()).toBe(2)

  const slower = aBrand()
  const brand = { ...slower, constants: { ...slower.constants, favouriteThrottleMs: 5_000 } }
  const release = aRelease()
  const other = await aPortal({
    as: 0,
    gateway: openGateway(0).answer(addFavourite, true),
    release: { ...release, documents: { ...release.documents, 'brand/foyer': { hash: 'b', body: brand } } },
  })
  const again = () => other.send({ kind: 'toggle-favourite', nodeId: 'g9', vendor: 'PG', category: 'RNG' })
  await again()
  await other.platform.pass(1_000)
  await again()
  expect(other.gateway.names().filter((name) => name.endsWith('Favourite'))).toEqual(['addFavourite'])
})
