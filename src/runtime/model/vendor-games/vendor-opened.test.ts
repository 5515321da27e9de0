import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aCard, aGame, anEntry, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Order } from '../../../schemas/documents.ts'
import type { Vendor } from '../../../schemas/nouns/vendor.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { menus } from '../categories/game-menus.ts'
import { gamesVendorList as games, vendorOpened as opened } from './sources.ts'

const menu = [
  anEntry('SPORTS', ['SABA', 'IMES'], [aCard({ vassalage: 'IMES', gameType: 'SPORTS', displayName: 'IM Esports', isGame: 'VASSALAGE' })]),
]
const order: Order = {
  kind: 'order',
  id: 'categories',
  format: 1,
  steps: [{ op: 'split', from: 'SPORTS', by: 'vendor', into: [{ key: 'ESPORTS', members: { brand: 'vendors.esports' } }] }],
}

async function aLobby() {
  const gateway = openGateway()
    .answer(listGameMenus, { list: menu })
    .answer(listGames, { games: [aGame({ nodeId: 'g1' })], totalPages: 3, pageNum: 1, totalCount: 60 })
  const portal = await aPortal({ gateway, release: aRelease([order]) })
  await allSettled(menus.wanted, { scope: portal.scope })
  const open = (vendor: string, more: Record<string, string> = {}) =>
    portal.send({ kind: 'open', popup: 'vendor-games', args: { vendor, category: 'SPORTS', ...more } })
  const asked = () => gateway.calls.filter(({ name }) => name === 'listGames').map(({ params }) => params)
  return { ...portal, open, asked }
}

test('the popup’s vendor is as in its menu, also when it was moved into another category', async () => {
  const { open, read } = await aLobby()
  expect(read(opened)).toEqual({ status: 'empty' })
  await open('IMES')
  const { value } = read(opened) as { value: Vendor } // it is ready
  expect({ name: value.name, key: value.key }).toEqual({ name: 'IM Esports', key: 'ESPORTS/IMES' })
})

test('a vendor in no menu has its code and the name it was opened with', async () => {
  const { open, read } = await aLobby()
  await open('NEW', { name: 'New Studio' })
  expect(read(opened)).toMatchObject({ value: { code: 'NEW', name: 'New Studio', classes: [] } })
})

test('its games are asked for; a page counts for the vendor it was turned for, so the next vendor begins at its first', async () => {
  const { open, want, asked } = await aLobby()
  await open('SABA')
  await want(games)
  await want(games, { vendor: 'SABA', page: 2 })
  await open('IMES')
  await want(games, { vendor: 'SABA', page: 2 }) // what the widget had turned to
  expect(asked()).toMatchObject([
    { gameType: 'SPORTS', vassalage: 'SABA', pageNo: 1, pageSize: 24 },
    { gameType: 'SPORTS', vassalage: 'SABA', pageNo: 2 },
    { gameType: 'SPORTS', vassalage: 'IMES', pageNo: 1 },
  ])
})

test('a page’s document may name a vendor itself', async () => {
  const { want, read, asked } = await aLobby()
  await want(games, { vendor: 'PG' })
  expect(asked()).toMatchObject([{ gameType: 'RNG', vassalage: 'PG' }])
  expect({
    "read(games, { vendor: 'PG' }).status": read(games, { vendor: 'PG' }).status,
    'read(games).status': read(games).status,
  }).toEqual({ "read(games, { vendor: 'PG' }).status": 'ready', 'read(games).status': 'empty' })
})
