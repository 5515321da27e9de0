import { expect, test } from 'vitest'

import { onceOnly } from './once-only.ts'

const call = (more: { method?: string; key?: string | null; token?: string; path?: string } = {}) => {
  const { method = 'POST', key = 'k1', token = 'a', path = '/wps/deposit' } = more
  const headers = { Authorization: `Bearer ${token}`, ...(key !== null && { 'Idempotency-Key': key }) }
  return new Request(`http://portal.test${path}`, { method, headers })
}
/** A gateway that books what it is asked. */
function aGateway(answer: (booked: number) => Response = (booked) => Response.json({ success: true, value: booked })) {
  const gateway = { booked: 0, ask: async () => answer((gateway.booked += 1)) }
  return gateway
}

test('an equal call in flight waits for the first, and both get its answer', async () => {
  const once = onceOnly()
  const gateway = aGateway()
  let release = () => {}
  const slow = () => new Promise<Response>((resolve) => (release = () => resolve(gateway.ask())))
  const both = [once(call(), slow), once(call(), gateway.ask)]
  await Promise.resolve()
  release()
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
  ['another key', { key: 'k2' }],
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
