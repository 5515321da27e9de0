import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { readAnswer } from './answer.ts'
import { aGateway, failureOf, guest, noGames, page, reply, success } from './client.testing.ts'
import type { Endpoint } from './endpoint.ts'
import { listGameMenus } from './endpoints/games/list-game-menus.ts'
import { listGames } from './endpoints/games/list-games.ts'

test('the parsed value of the envelope', async () => {
  const { gateway } = aGateway([success({ games: [{ nodeId: 7, gameType: 'RNG' }, { nodeId: null }], totalPages: '3', more: {} })])
  expect(await gateway.call(listGames, page, guest)).toEqual({ games: [{ nodeId: '7', gameType: 'RNG' }], totalPages: 3 })
})

test.each([null, undefined])('a value of %s is empty where a list or a page is due', async (value) => {
  const { gateway } = aGateway([() => success(value)])
  expect(await gateway.call(listGames, page, guest)).toEqual(noGames)
  expect(await gateway.call(listGameMenus, undefined, guest)).toEqual({ list: [] })
})

test('a business failure is refused, with its code, message and value', async () => {
  const { gateway, sent } = aGateway([
    reply({ success: false, errorCode: 'LOGIN_INVALID', message: '<b>no</b>', value: { captcha: true } }),
  ])
  expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({
    kind: 'refused',
    code: 'LOGIN_INVALID',
    message: '<b>no</b>',
    status: 200,
    value: { captcha: true },
  })
  expect(sent).toHaveLength(1)
})

test('a failure without a code gets the code of its status, or UNKNOWN', async () => {
  const bare = { success: 0 }
  const { gateway } = aGateway([reply(bare), reply(bare, 404), reply({}, 405), reply({ message: 5, errorCode: 5 }, 418)])
  const failures = [await failureOf(gateway.call(listGames, page, guest)), await failureOf(gateway.call(listGames, page, guest))]
  failures.push(await failureOf(gateway.call(listGames, page, guest)), await failureOf(gateway.call(listGames, page, guest)))
  expect(failures).toEqual([
    { kind: 'refused', code: 'UNKNOWN', message: '', status: 200 },
    { kind: 'refused', code: 'NOT_FOUND', message: '', status: 404 },
    { kind: 'refused', code: 'METHOD_NOT_ALLOWED', message: '', status: 405 },
    { kind: 'refused', code: 'UNKNOWN', message: '', status: 418 },
  ])
})

test('a body that is no envelope, or whose value does not parse, breaks the contract; its content is not repeated', async () => {
  const { gateway } = aGateway([reply([1]), reply({ value: noGames }), success('top secret'), success({ games: 'top secret' })])
  const details: unknown[] = []
  for (let i = 0; i < 4; i += 1) details.push(await failureOf(gateway.call(listGames, page, guest)))
  expect(details).toEqual([
    { kind: 'contract', detail: 'no envelope' },
    { kind: 'contract', detail: 'no envelope' },
    { kind: 'contract', detail: 'value: Invalid input' },
    { kind: 'contract', detail: 'games: Expected a list' },
  ])
})

test.each(['', '<html>502</html>', '{"success":true,"val', 'alert(1)', 'undefined'])(
  'a body of %j is the same as no answer, with any status',
  async (body) => {
    for (const status of [200, 401, 404, 429, 500, 503]) {
      const { gateway, sent } = aGateway([() => reply(body, status)])
      expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({ kind: status >= 500 ? 'server' : 'offline' })
      expect(sent).toHaveLength(status >= 500 ? 3 : 1)
    }
  },
)

test.each([502, 504])(
  'a %i of the server in front of the gateway counts as an answer of the site, so that the portal shows its own message',
  async (status) => {
    const { gateway } = aGateway(Array.from({ length: 3 }, () => reply({ success: false, errorCode: 'UPSTREAM' }, status)))
    expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({ kind: 'server' })
  },
)

test('what the server in front of the gateway could not send has not reached the gateway', async () => {
  const { gateway } = aGateway([() => reply({ success: false, errorCode: 'UPSTREAM', value: { sent: false } }, 502)])
  expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({ kind: 'server', sent: false })
})

test('a 5xx without a failure envelope says that the site broke down', async () => {
  const { gateway } = aGateway([() => reply({ error: 'Bad Gateway' }, 502)])
  expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({ kind: 'server' })
})

test('a value whose properties throw breaks the contract', () => {
  const impossible = z.pipe(
    z.unknown(),
    z.transform((): never => expect.unreachable('stack')),
  )
  const endpoint: Endpoint<unknown, unknown, never> = { name: 'x', method: 'GET', path: '/wps/x', token: 'no', value: impossible }
  expect(readAnswer(endpoint, { status: 200, retryAfter: null, text: '{"success":true}' }, 0)).toEqual({
    failure: { kind: 'contract', detail: 'could not be read' },
  })
})

test('an id that no number can hold keeps its digits; an amount of as many digits is still an amount', async () => {
  const games = '[{"nodeId":9223372036854775807,"gameType":"RNG"},{"nodeId":9223372036854775806,"gameType":"RNG","gameName":"a \\"\\\\"}]'
  const text = `{"success":true,"value":{"games":${games},"totalPages":3.0000000000000004,"totalCount":12345678901234567e-16}}`
  const { gateway } = aGateway([reply(text)])
  expect(await gateway.call(listGames, page, guest)).toEqual({
    games: [
      { nodeId: '9223372036854775807', gameType: 'RNG' },
      { nodeId: '9223372036854775806', gameType: 'RNG', gameName: 'a "\\' },
    ],
    totalPages: 3,
    totalCount: 1,
  })
})

test.each([
  '{"success":true,"value":01234567890123456}',
  '{"success":true,"value":-12345678901234567.}',
  '{"success":true} 12345678901234567',
])('%s stays no JSON', async (body) => {
  const { gateway } = aGateway([reply(body)])
  expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({ kind: 'offline' })
})

test('a body is never run', async () => {
  const { gateway } = aGateway([reply('globalThis.hacked = true')])
  await failureOf(gateway.call(listGames, page, guest))
  expect('hacked' in globalThis).toBe(false)
})

test('keys such as __proto__ change no object', async () => {
  const { gateway } = aGateway([
    reply(
      '{"success":true,"__proto__":{"bad":1},"value":{"__proto__":{"bad":1},' +
        '"list":[{"gameCategory":"RNG","cards":{"__proto__":[{"vassalage":"A","gameType":"RNG"}]}}]}}',
    ),
  ])
  const { list } = await gateway.call(listGameMenus, undefined, guest)
  expect(list[0]?.cards.constructor).toBeUndefined()
  expect({
    'Object.keys(list[0]?.cards ?? {})': Object.keys(list[0]?.cards ?? {}),
    "'bad' in {}": 'bad' in {},
    "'bad' in list": 'bad' in list,
  }).toEqual({ 'Object.keys(list[0]?.cards ?? {})': [], "'bad' in {}": false, "'bad' in list": false })
})
