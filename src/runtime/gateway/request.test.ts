import { expect, test } from 'vitest'

import { aGateway, guest, member, noGames, page, success } from './client.testing.ts'
import { addFavourite } from './endpoints/add-favourite.ts'
import { listGames } from './endpoints/list-games.ts'
import { listRecentGames } from './endpoints/list-recent-games.ts'
import { readMember } from './endpoints/read-member.ts'
import { readPermission } from './endpoints/read-permission.ts'
import { removeFavourite } from './endpoints/remove-favourite.ts'

test('a GET carries its parameters and what the site adds, sorted by name, and no body', async () => {
  const { gateway, sent } = aGateway([success(noGames)])

  await gateway.call(listGames, { ...page, vassalage: undefined }, guest)

  expect(sent[0]?.url).toBe(
    'https://gw.test/wps/relay/GCSGAME_gameList?clientType=3&gameType=RNG&language=EN&merchant=foyer&pageNo=1&pageSize=24&platform=flash%2Chtml5-desktop',
  )
  expect([sent[0]?.init.method, sent[0]?.init.body, sent[0]?.init.credentials]).toEqual(['GET', undefined, 'omit'])
})

test('a DELETE carries its parameters in the query too', async () => {
  const { gateway, sent } = aGateway([success(true)])
  await gateway.call(removeFavourite, { nodeId: 'a+b&c' }, member)
  expect([sent[0]?.url, sent[0]?.init.body]).toEqual(['https://gw.test/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=a%2Bb%26c', undefined])
})

test('a POST carries JSON', async () => {
  const { gateway, sent } = aGateway([success(true)])
  await gateway.call(addFavourite, { nodeId: '1', vendor: 'JDB', gameType: 'RNG' }, member)
  expect([sent[0]?.url, sent[0]?.init.body, sent[0]?.headers.get('Content-Type')]).toEqual([
    'https://gw.test/wps/relay/MCSFE_addFavoriteGameV2',
    '{"nodeId":"1","vendor":"JDB","gameType":"RNG"}',
    'application/json',
  ])
})

test('every call names language and merchant; the token goes only where there is a session and the call takes one', async () => {
  const { gateway, sent } = aGateway([() => success(null)])
  await gateway.call(readPermission, undefined, guest).catch(() => {})
  await gateway.call(readPermission, undefined, member).catch(() => {})
  await gateway.call(listGames, page, { ...member, language: 'AR' })
  await gateway.call(listRecentGames, undefined, member)

  expect(sent.map(({ headers }) => [headers.get('Language'), headers.get('Merchant'), headers.get('Authorization')])).toEqual([
    ['EN', 'foyer', null],
    ['EN', 'foyer', 'Bearer secret-token'],
    ['AR', 'foyer', null],
    ['EN', 'foyer', 'Bearer secret-token'],
  ])
})

test('the token is in no address and in no error', async () => {
  const { gateway, sent } = aGateway([new Error('secret-token leaked by a proxy')])
  const error: unknown = await gateway.call(readMember, undefined, member).catch((e: unknown) => e)
  expect(sent.map(({ url }) => url).join()).not.toContain('secret')
  expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain('secret')
})
