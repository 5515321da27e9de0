import { expect, test } from 'vitest'

import { onceOnly as createOnceOnly } from './once-only.ts'

type Parts = { method?: string; key?: string | null; token?: string | null; path?: string; body?: string }
const key = 'a-key-of-16-signs'
const call = (more: Parts = {}) => {
  const { method = 'POST', key: own = key, token = 'a', path = '/wps/deposit', body = '{"amount":1}' } = more
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(own !== null && { 'Idempotency-Key': own }) }
  return new Request(`http://portal.test${path}`, { method, headers, ...(method !== 'GET' && { body }) })
}
/** The same for one visitor. */
function onceOnly(now?: () => number) {
  const once = createOnceOnly(now && { now })
  return (request: Request, make: (request: Request) => Promise<Response>, visitor = '192.0.2.1') => once(request, visitor, make)
}
/** A gateway that books what it is asked. */
function aGateway(answer: (booked: number) => Response = (booked) => Response.json({ success: true, value: booked })) {
  const gateway = { booked: 0, ask: async () => answer((gateway.booked += 1)) }
  return gateway
}

test('an equal call in flight waits for the first, and both get its answer', async () => {
  const once = onceOnly()
  const gateway = aGateway()
  let release: (() => void) | undefined
  const slow = () => new Promise<Response>((resolve) => (release = () => resolve(gateway.ask())))
  const both = [once(call(), slow), once(call(), gateway.ask)]
  await expect.poll(() => release).toBeDefined()
  release?.()
  const texts = await Promise.all(both.map(async (one) => (await one).text()))
  expect({ texts, booked: gateway.booked }).toEqual({ texts: Array(2).fill('{"success":true,"value":1}'), booked: 1 })
})

test('a call that is answered gets the same answer again: status, headers and body', async () => {
  const once = onceOnly()
  const gateway = aGateway(() => Response.json({ success: false }, { status: 429, headers: { 'Retry-After': '7' } }))
  await once(call(), gateway.ask)
  const again = await once(call(), gateway.ask)
  expect([again.status, again.headers.get('Retry-After'), await again.text(), gateway.booked]).toEqual([429, '7', '{"success":false}', 1])
})

test.each([
  ['another key', { key: 'another-key-of-16' }],
  ['another session', { token: 'b' }],
  ['another address', { path: '/wps/withdraw' }],
  ['another method', { method: 'PUT' }],
])('a call of %s is another one', async (_, other) => {
  const once = onceOnly()
  const gateway = aGateway()
  await once(call(), gateway.ask)
  await once(call(other), gateway.ask)
  expect(gateway.booked).toBe(2)
})

test('guests of two addresses with one key are two callers, and so are two sessions of one address', async () => {
  const once = onceOnly()
  const gateway = aGateway()
  const texts = []
  for (const [token, visitor] of [
    [null, '192.0.2.1'],
    [null, '192.0.2.2'],
    ['a', '192.0.2.1'],
    ['a', '192.0.2.2'], // a phone that left the house
  ] as const)
    texts.push(await (await once(call({ token }), gateway.ask, visitor)).text())
  expect(texts.map((text) => (JSON.parse(text) as { value: number }).value)).toEqual([1, 2, 3, 3])
})

test('a key that came with another body is refused, and so is one that can be guessed', async () => {
  const once = onceOnly()
  const gateway = aGateway()
  const statuses = []
  for (const more of [{}, { body: '{"amount":2}' }, {}, { key: '' }, { key: '1' }, { key: 'fifteen-letters' }, { key: 'a'.repeat(201) }])
    statuses.push((await once(call(more), gateway.ask)).status)
  expect({ statuses, booked: gateway.booked }).toEqual({ statuses: [200, 422, 200, 400, 400, 400, 400], booked: 1 })
})

test("the gateway gets the body that was read, and a stranger's many calls push no answer of another out", async () => {
  const once = onceOnly()
  const gateway = aGateway()
  const bodies: string[] = []
  await once(call(), async (request) => {
    bodies.push(await request.text())
    return gateway.ask()
  })
  for (let count = 0; count < 2_100; count++) await once(call({ token: 'b', key: `${key}-${count}` }), gateway.ask, '192.0.2.2')
  await once(call(), gateway.ask)
  expect([bodies, gateway.booked]).toEqual([['{"amount":1}'], 2_101])
  await once(call({ token: 'b', key: `${key}-0` }), gateway.ask, '192.0.2.2') // its own oldest is forgotten
  expect(gateway.booked).toBe(2_102)
})

test.each([
  ['without a key', { key: null }],
  ['of GET', { method: 'GET' }],
])('calls %s are made each time', async (_, one) => {
  const once = onceOnly()
  const gateway = aGateway()
  await once(call(one), gateway.ask)
  await once(call(one), gateway.ask)
  expect(gateway.booked).toBe(2)
})

test('an answer is kept for two minutes', async () => {
  let now = 0
  const once = onceOnly(() => now)
  const gateway = aGateway()
  await once(call(), gateway.ask)
  now = 119_999
  await once(call(), gateway.ask)
  expect(gateway.booked).toBe(1)
  now = 120_000
  await once(call(), gateway.ask)
  expect(gateway.booked).toBe(2)
})

test('a long answer reaches its own client whole; an equal call hears that nobody knows', async () => {
  const once = onceOnly()
  const long = 'x'.repeat(200_000)
  const gateway = aGateway(() => new Response(long))
  const own = await once(call(), gateway.ask)
  const again = await once(call(), gateway.ask)
  expect([(await own.text()) === long, again.status, await again.json(), gateway.booked]).toEqual([
    true,
    502,
    { success: false, errorCode: 'UPSTREAM' },
    1,
  ])
})

test('a call that fails here is made once, too', async () => {
  const once = onceOnly()
  const gateway = aGateway(() => {
    throw new Error('broken')
  })
  await expect(once(call(), gateway.ask)).rejects.toThrow('broken')
  expect([(await once(call(), gateway.ask)).status, gateway.booked]).toEqual([502, 1])
})

test('an answer that breaks off is a 502, which says that nobody knows', async () => {
  const once = onceOnly()
  const gateway = aGateway(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) })))
  const texts = [await once(call(), gateway.ask), await once(call(), gateway.ask)].map((answer) => answer.json())
  expect([await Promise.all(texts), gateway.booked]).toEqual([Array(2).fill({ success: false, errorCode: 'UPSTREAM' }), 1])
})

test('an answer without a body stays one', async () => {
  const once = onceOnly()
  const gateway = aGateway(() => new Response(null, { status: 204 }))
  await once(call(), gateway.ask)
  expect((await once(call(), gateway.ask)).status).toBe(204)
})
