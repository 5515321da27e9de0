import { expect, test, vi } from 'vitest'

import { aGateway, failureOf, guest, member, noGames, page, refused, reply, success } from './client.testing.ts'
import { createGateway } from './client.ts'
import { addFavourite } from './endpoints/games/add-favourite.ts'
import { listGames } from './endpoints/games/list-games.ts'
import { logOut } from './endpoints/session/log-out.ts'
import { readMember } from './endpoints/member/read-member.ts'
import { refreshBalance } from './endpoints/wallets/refresh-balance.ts'
import { register } from './endpoints/session/register.ts'
import { removeFavourite } from './endpoints/games/remove-favourite.ts'
import { longestWait } from '../../../tests/support/runner/longest-wait.ts'

test.each([
  ['a network error', new TypeError('failed to fetch')],
  ['500', refused('INTERNAL', 500)],
  ['502 with a page', reply('<html>', 502)],
  ['504, cut short', reply('{"succ', 504)],
])('a GET is tried twice more after %s, with growing pauses', async (_, first) => {
  const { gateway, sent, clock } = aGateway([first, first, success(noGames)])
  expect(await gateway.call(listGames, page, guest)).toEqual(noGames)
  expect({ sentCount: sent.length, waits: clock.waits }).toEqual({ sentCount: 3, waits: [400, 1200] })
})

test('the third try is the last one', async () => {
  const { gateway, sent } = aGateway([refused('INTERNAL', 500)])
  expect(await failureOf(gateway.call(listGames, page, guest))).toEqual({
    kind: 'refused',
    code: 'INTERNAL',
    message: 'Said so',
    status: 500,
  })
  expect(sent).toHaveLength(3)
})

test('pauses differ from client to client, so that not all retry at once', async () => {
  const { gateway, clock } = aGateway([new Error()], { random: () => 0 })
  await failureOf(gateway.call(listGames, page, guest))
  expect(clock.waits).toEqual([300, 900])
})

test('POST, PUT and DELETE are never repeated', async () => {
  for (const bad of [new TypeError('failed to fetch'), refused('INTERNAL', 500), reply('', 503)]) {
    const { gateway, sent } = aGateway([bad])
    await failureOf(gateway.call(addFavourite, { nodeId: '1', vendor: 'JDB', gameType: 'RNG' }, member))
    await failureOf(gateway.call(removeFavourite, { nodeId: '1' }, member))
    await failureOf(gateway.call(logOut, undefined, member))
    await failureOf(gateway.call(register, { username: 'enc', domain: 'd', registerUrl: '/', registerMethod: 'WEB', login: true }, guest))
    expect(sent).toHaveLength(4)
  }
})

test('a body that breaks off is requested again', async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }))
  const { gateway, sent } = aGateway([broken, success(noGames)])
  expect(await gateway.call(listGames, page, guest)).toEqual(noGames)
  expect(sent).toHaveLength(2)
})

test('after 15 s without a whole answer the client gives up and aborts the request', async () => {
  const { gateway, sent, clock } = aGateway(['silence'])
  const failure = failureOf(gateway.call(listGames, page, guest))
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)
  clock.strike()
  expect(await failure).toEqual({ kind: 'offline' })
  expect({ sentCount: sent.length, aborted: sent[0]?.init.signal?.aborted }).toEqual({ sentCount: 1, aborted: true })
})

test('a body that never ends is aborted too', async () => {
  const endless = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"success":')) }))
  const { gateway, sent, clock } = aGateway([endless])
  const failure = failureOf(gateway.call(listGames, page, guest))
  await vi.waitFor(() => expect(sent).toHaveLength(1), longestWait)
  clock.strike()
  expect(await failure).toEqual({ kind: 'offline' })
})

test('401 is not tried again', async () => {
  const { gateway, sent } = aGateway([refused('TOKEN_EXPIRED', 401)])
  expect(await failureOf(gateway.call(readMember, undefined, member))).toMatchObject({
    kind: 'refused',
    code: 'TOKEN_EXPIRED',
    status: 401,
  })
  expect(sent).toHaveLength(1)
})

test('429 contains the seconds to wait, 300 when the gateway sends none', async () => {
  const headers: Record<string, string>[] = [
    { 'Retry-After': '42' },
    { 'Retry-After': 'Wed, 20 Jan 2027 00:02:00 GMT' },
    {},
    { 'Retry-After': 'soon' },
  ]
  const { gateway, sent } = aGateway(headers.map((header) => refused('TOO_MANY_REQUESTS', 429, header)))
  const waits: unknown[] = []
  for (const _ of headers) waits.push(await failureOf(gateway.call(refreshBalance, undefined, member)))
  expect(waits.map((failure) => (failure as { retryAfter: number }).retryAfter)).toEqual([42, 120, 300, 300])
  expect(sent).toHaveLength(4)
})

test('503 MAINTENANCE is not tried again, another 503 is', async () => {
  const closed = aGateway([refused('MAINTENANCE', 503, { 'Retry-After': '600' })])
  expect(await failureOf(closed.gateway.call(listGames, page, guest))).toMatchObject({ code: 'MAINTENANCE', status: 503, retryAfter: 600 })
  const busy = aGateway([refused('UPSTREAM', 503)])
  await failureOf(busy.gateway.call(listGames, page, guest))
  expect({ 'closed.sent.length': closed.sent.length, 'busy.sent.length': busy.sent.length }).toEqual({
    'closed.sent.length': 1,
    'busy.sent.length': 3,
  })
})

test('each call that changes something has a key of its own for our server, and none for a gateway at another origin', async () => {
  const keys: (string | null)[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    return success(noGames)
  }
  for (const origin of ['', 'https://gateway.test']) {
    const gateway = createGateway({ origin, fetch })
    await gateway.call(removeFavourite, { nodeId: '1' }, member)
    await gateway.call(removeFavourite, { nodeId: '1' }, member)
    await gateway.call(listGames, page, guest)
  }
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/), null, null, null, null])
  expect(keys[0]).not.toBe(keys[1])
})
