import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aGame, anEntry, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Order } from '../../../schemas/documents.ts'
import type { GameList, GatewayGame } from '../../../schemas/gateway/games.ts'
import type { GamePage } from '../../../schemas/nouns/game.ts'
import { listGameMenus } from '../../gateway/endpoints/games/list-game-menus.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { GatewayError } from '../../gateway/gateway-error.ts'
import { categoriesOrdered as categories } from '../categories/sources.ts'
import { gamesByCategory as byCategory } from './sources.ts'

const order: Order = {
  kind: 'order',
  id: 'categories',
  format: 1,
  steps: [
    {
      op: 'split',
      from: 'SPORTS',
      by: 'vendor',
      into: [
        { key: 'ESPORTS', members: { brand: 'vendors.esports' } },
        { key: 'TOTO', members: ['TT'] },
      ],
    },
  ],
}
const release = aRelease([order, aBrand({ vendors: { esports: ['IMES', 'OB'] } })])

type Asked = { gameType: string; vassalage?: string | undefined; pageNo: number; pageSize: number }
const mixed = ['SABA', 'IMES', 'OB', 'TT', 'SABA', 'SABA'].map((vendor, index) =>
  aGame({ nodeId: `${vendor}${index}`, gameType: 'SPORTS', ...(index % 2 ? { vendor } : { vassalage: vendor }) }),
)

/** A gateway that has these games, in pages no larger than `largest`. */
function answering(all: readonly GatewayGame[], largest = 999) {
  return ({ gameType, vassalage, pageNo, pageSize }: Asked): GameList => {
    const size = Math.min(pageSize, largest)
    const list = all.filter((game) => game.gameType === gameType && (!vassalage || (game.vendor ?? game.vassalage) === vassalage))
    return {
      games: list.slice((pageNo - 1) * size, pageNo * size),
      totalPages: Math.ceil(list.length / size),
      pageNum: pageNo,
      totalCount: list.length,
    }
  }
}

async function asking(
  args: { category: string; vendor?: string; page?: number; limit?: number; pageSize?: number },
  { all = mixed, largest = 999, entries = [anEntry('SPORTS', ['SABA', 'IMES', 'OB', 'TT'])] } = {},
) {
  const gateway = openGateway().answer(listGames, answering(all, largest)).answer(listGameMenus, { list: entries })
  const portal = await aPortal({ gateway, release })
  await portal.want(categories)
  await portal.want(byCategory, args)
  const state = portal.read(byCategory, args)
  const asked = gateway.calls.flatMap(({ name, params }) => (name === 'listGames' ? [params as Asked] : []))
  return { portal, gateway, page: state.status === 'ready' ? (state.value as GamePage) : state, asked }
}
const keysOf = (page: object) => ('games' in page ? (page as GamePage).games.map(({ key }) => key) : page)
const lists = (asked: Asked[]) => asked.map(({ gameType, vassalage = '' }) => `${gameType} ${vassalage}`.trim())

test('a category that is pulled out of another asks that one, once for each of its vendors', async () => {
  const { page, asked } = await asking({ category: 'ESPORTS' })
  expect(lists(asked)).toEqual(['SPORTS IMES', 'SPORTS OB'])
  expect({ keysOf: keysOf(page), page }).toMatchObject({ keysOf: ['IMES1', 'OB2'], page: { total: 2, pages: 1 } })
})

test('one pulled-out vendor, or the chosen one, is paged by the gateway', async () => {
  expect((await asking({ category: 'TOTO', page: 2, pageSize: 1 })).asked).toEqual([
    { gameType: 'SPORTS', vassalage: 'TT', pageNo: 2, pageSize: 1 },
  ])
  expect((await asking({ category: 'ESPORTS', vendor: 'OB', page: 3 })).asked).toEqual([
    { gameType: 'SPORTS', vassalage: 'OB', pageNo: 3, pageSize: 24 },
  ])
})

test('the category they come from shows no games of pulled-out vendors, and its pages are full', async () => {
  const pages = await Promise.all([1, 2].map((page) => asking({ category: 'SPORTS', page, pageSize: 2 })))
  expect(pages.map(({ page }) => keysOf(page))).toEqual([['SABA0', 'SABA4'], ['SABA5']])
  expect(pages.map(({ page }) => page)).toMatchObject([
    { pages: 2, total: 3 },
    { pages: 2, total: 3 },
  ])
  expect(keysOf((await asking({ category: 'SPORTS', limit: 2 })).page)).toEqual(['SABA0', 'SABA4'])
})

test('who names a pulled-out vendor of the category they come from sees its games', async () => {
  const { page, asked } = await asking({ category: 'SPORTS', vendor: 'IMES' })
  expect({ lists: lists(asked), keysOf: keysOf(page) }).toEqual({ lists: ['SPORTS IMES'], keysOf: ['IMES1'] })
})

test('a gateway that has the category itself is asked for it as well', async () => {
  const all = [...mixed, aGame({ nodeId: 'own', gameType: 'ESPORTS', vendor: 'TF' })]
  const entries = [anEntry('SPORTS', ['SABA', 'IMES']), anEntry('ESPORTS', ['TF'])]
  const { page, asked } = await asking({ category: 'ESPORTS' }, { all, entries })
  expect({ lists: lists(asked), keysOf: keysOf(page) }).toEqual({
    lists: ['SPORTS IMES', 'SPORTS OB', 'ESPORTS'],
    keysOf: ['IMES1', 'OB2', 'own'],
  })
  expect(lists((await asking({ category: 'ESPORTS', vendor: 'TF' }, { all, entries })).asked)).toEqual(['ESPORTS TF'])
})

test('that the gateway has the category itself is learned later: the list is asked again', async () => {
  const gateway = openGateway()
    .answer(listGames, answering([...mixed, aGame({ nodeId: 'own', gameType: 'ESPORTS', vendor: 'TF' })]))
    .answer(listGameMenus, { list: [anEntry('ESPORTS', ['TF'])] })
  const portal = await aPortal({ gateway, release })
  await portal.want(byCategory, { category: 'ESPORTS' })
  await portal.want(categories)
  expect(portal.read(byCategory, { category: 'ESPORTS' })).toMatchObject({ status: 'ready', value: { total: 3 } })
})

test('a gateway with smaller pages than it is asked for is read to the end', async () => {
  const { page, asked } = await asking({ category: 'SPORTS' }, { largest: 2 })
  expect([keysOf(page), asked.map(({ pageNo }) => pageNo)]).toEqual([
    ['SABA0', 'SABA4', 'SABA5'],
    [1, 2, 3],
  ])
})

test('a vendor whose list fails is left out; when all fail the list failed', async () => {
  const failing = (vendors: string[]) => (params: Asked) => {
    if (vendors.includes(params.vassalage ?? '')) throw new GatewayError('listGames', { kind: 'offline' })
    return answering(mixed)(params)
  }
  const states = await Promise.all(
    [['OB'], ['OB', 'IMES']].map(async (vendors) => {
      const portal = await aPortal({ gateway: openGateway().answer(listGames, failing(vendors)), release })
      await portal.want(byCategory, { category: 'ESPORTS' })
      return portal.read(byCategory, { category: 'ESPORTS' })
    }),
  )
  expect(states).toMatchObject([
    { status: 'ready', value: { total: 1 } },
    { status: 'failed', failure: { kind: 'offline' } },
  ])
})

test('without an order program a category is as the gateway sends it', async () => {
  const gateway = openGateway().answer(listGames, answering(mixed))
  const portal = await aPortal({ gateway })
  await portal.want(byCategory, { category: 'SPORTS' })
  await portal.want(byCategory, { category: 'ESPORTS' })
  expect(gateway.calls.slice(-2).map(({ params }) => params)).toEqual([
    { gameType: 'SPORTS', pageNo: 1, pageSize: 24 },
    { gameType: 'ESPORTS', pageNo: 1, pageSize: 24 },
  ])
})
