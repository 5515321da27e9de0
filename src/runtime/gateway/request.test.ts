import { expect, test } from 'vitest'

import { aGateway, guest, member, noGames, page, success } from './client.testing.ts'
import { addFavourite } from './endpoints/games/add-favourite.ts'
import { changePassword } from './endpoints/session/change-password.ts'
import { listGames } from './endpoints/games/list-games.ts'
import { logInFreePlay } from './endpoints/session/log-in-free-play.ts'
import { listRecentGames } from './endpoints/games/list-recent-games.ts'
import { readMember } from './endpoints/member/read-member.ts'
import { readPermission } from './endpoints/system/read-permission.ts'
import { register } from './endpoints/session/register.ts'
import { removeFavourite } from './endpoints/games/remove-favourite.ts'
import { resetPasswordByEmail } from './endpoints/session/reset-password-by-email.ts'

test('a GET carries its parameters and what the site adds, sorted by name, and no body', async () => {
  const { gateway, sent } = aGateway([success(noGames)])

  await gateway.call(listGames, { ...page, vassalage: undefined }, guest)

  expect(sent[0]?.url).toBe(
    'https://gw.test/wps/relay/GCSGAME_gameList?clientType=3&gameType=RNG&language=EN&merchant=foyer' +
      '&pageNo=1&pageSize=24&platform=flash%2Chtml5-desktop',
  )
  expect({ method: sent[0]?.init.method, body: sent[0]?.init.body, credentials: sent[0]?.init.credentials }).toEqual({
    method: 'GET',
    body: undefined,
    credentials: 'omit',
  })
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

test('a form has a form body and its content type', async () => {
  const { gateway, sent } = aGateway([success(true)])
  await gateway.call(resetPasswordByEmail, { username: 'maya lin', email: 'maya+a@b.test&c=d' }, guest)
  expect([sent[0]?.url, sent[0]?.init.method, sent[0]?.init.body, sent[0]?.headers.get('Content-Type')]).toEqual([
    'https://gw.test/wps/member/password/email',
    'POST',
    'username=maya+lin&email=maya%2Ba%40b.test%26c%3Dd',
    'application/x-www-form-urlencoded',
  ])
})

test('the random text of a free-play login travels in a header, beside the version, and not in the body', async () => {
  const { gateway, sent } = aGateway([success({ token: 't' })])
  const params = { os: 'Linux', platform: 'W', random: 'oKGio6+/==' } as const
  await gateway.call(logInFreePlay, params, guest)
  expect({
    "sent[0]?.headers.get('X-Random')": sent[0]?.headers.get('X-Random'),
    "sent[0]?.headers.get('X-Gateway-Version')": sent[0]?.headers.get('X-Gateway-Version'),
    body: sent[0]?.init.body,
  }).toEqual({
    "sent[0]?.headers.get('X-Random')": 'oKGio6+/==',
    "sent[0]?.headers.get('X-Gateway-Version')": '3',
    body: '{"os":"Linux","platform":"W"}',
  })
  expect(params.random).toBe('oKGio6+/==') // the caller's own object is left alone
})

test('no other call carries those headers', async () => {
  const { gateway, sent } = aGateway([() => success(true)])
  await gateway.call(changePassword, { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }, member)
  await gateway.call(removeFavourite, { nodeId: '1' }, member)
  expect(sent.flatMap(({ headers }) => [headers.get('X-Random'), headers.get('X-Gateway-Version')])).toEqual([null, null, null, null])
})

test('a PUT carries JSON, and what is undefined is left out', async () => {
  const { gateway, sent } = aGateway([success({ token: 't' })])
  await gateway.call(
    register,
    { username: 'enc', email: undefined, domain: 'd', registerUrl: '/', registerMethod: 'WEB', login: true },
    guest,
  )
  expect({ method: sent[0]?.init.method, body: sent[0]?.init.body }).toEqual({
    method: 'PUT',
    body: '{"username":"enc","domain":"d","registerUrl":"/","registerMethod":"WEB","login":true}',
  })
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
