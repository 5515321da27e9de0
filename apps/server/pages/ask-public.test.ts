import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'

import { askPublic } from './ask-public.ts'

const closed: string[] = []
/** A gateway that answers shortly, with a failure, or with a text that never ends. */
const gateway = createServer((request, response) => {
  const { url = '' } = request
  response.on('close', () => closed.push(url))
  response.writeHead(url === '/failure' ? 500 : 200, { 'Content-Type': 'application/json' })
  if (url === '/short') return void response.end('{"name":"é"}')
  const next = () => {
    while (response.write('x'.repeat(65_536)));
    response.once('drain', next)
  }
  next()
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})
const ask = askPublic(new URL(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`), undefined) // a TCP server's address

test('a success is given as text', async () => {
  expect(await ask({ url: '/short', headers: {} })).toBe('{"name":"é"}')
})

test.each(['/endless', '/failure'])('%s is not read to its end, and its connection is not kept', async (url) => {
  expect(await ask({ url, headers: {} })).toBeUndefined()
  await expect.poll(() => closed).toContain(url)
})

test('the permission says nothing of the place that asks, which is ours', async () => {
  const value = { info: null, location: { ip: '192.0.2.1' }, maintenance: false, regionRestriction: true }
  const askMock = askPublic(undefined, { answer: async () => Response.json({ success: true, value }) })

  expect(JSON.parse((await askMock({ url: '/wps/system/permission', headers: {} })) ?? '')).toEqual({
    success: true,
    value: { ...value, location: null, regionRestriction: false },
  })
})

test('the mock gateway is asked where there is no other', async () => {
  const answer = (request: Request) => Promise.resolve(new URL(request.url).pathname === '/known' ? Response.json({ a: 1 }) : undefined)
  const askMock = askPublic(undefined, { answer })

  expect(await Promise.all(['/known', '/unknown'].map((url) => askMock({ url, headers: {} })))).toEqual(['{"a":1}', undefined])
})
