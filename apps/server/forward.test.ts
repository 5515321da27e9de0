import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { forward } from './forward.ts'

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A gateway that answers as told; gives its address. */
async function aGateway(answer: (request: http.IncomingMessage, response: http.ServerResponse, body: string) => void): Promise<URL> {
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (text) => (body += text)).on('end', () => answer(request, response, body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server's address
}

test('method, path, query, headers and body go through, and so does the answer', async () => {
  const gateway = await aGateway((request, response, body) => {
    const { authorization, connection, host, 'x-hop': hop, 'x-forwarded-for': visitor, 'x-forwarded-host': front } = request.headers
    response.writeHead(418, { 'Content-Type': 'application/json', 'X-Own': 'yes', Connection: 'keep-alive', 'Set-Cookie': ['a=1', 'b=2'] })
    response.end(JSON.stringify({ method: request.method, url: request.url, authorization, connection, hop, visitor, front, host, body }))
  })
  const request = new Request('http://portal.test/wps/relay/x?language=EN&a=%2B', {
    method: 'POST',
    body: '{"é":1}',
    headers: { Authorization: 'Bearer t', Connection: 'close, X-Hop', 'X-Hop': '1' },
  })
  const reply = await forward(request, gateway, { visitor: '10.0.0.9' })

  expect(reply.status).toBe(418)
  expect(reply.headers.get('X-Own')).toBe('yes')
  expect(reply.headers.has('Connection')).toBe(false)
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await reply.json()).toEqual({
    method: 'POST',
    url: '/wps/relay/x?language=EN&a=%2B',
    authorization: 'Bearer t',
    connection: 'keep-alive',
    visitor: '10.0.0.9',
    front: 'portal.test',
    host: gateway.host,
    body: '{"é":1}',
  })
})

test('an answer is streamed: its start arrives before its end is sent', async () => {
  let finish: () => void = () => undefined
  const gateway = await aGateway((_, response) => {
    response.write('first')
    finish = () => response.end('last')
  })
  const reader = (await forward(new Request('http://portal.test/wps/x'), gateway)).body!.getReader()

  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('last')
})

test("a path in the gateway's own address is kept in front", async () => {
  const gateway = await aGateway((request, response) => response.end(request.url))
  gateway.pathname = '/api/'

  expect(await (await forward(new Request('http://portal.test/wps/x?y=1'), gateway)).text()).toBe('/api/wps/x?y=1')
})

test('a packed answer stays packed', async () => {
  const gateway = await aGateway((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('packed'))
  const reply = await forward(new Request('http://portal.test/wps/x'), gateway)

  expect([reply.headers.get('Content-Encoding'), await reply.text()]).toEqual(['gzip', 'packed'])
})

test("a redirect is the browser's business", async () => {
  const gateway = await aGateway((_, response) => response.writeHead(302, { Location: '/elsewhere' }).end())

  expect((await forward(new Request('http://portal.test/wps/x'), gateway)).headers.get('Location')).toBe('/elsewhere')
})

test('a silent gateway is a 504 in its own envelope, an absent one a 502', async () => {
  const silent = await aGateway(() => undefined)
  const late = await forward(new Request('http://portal.test/wps/x'), silent, { silenceMs: 50 })
  const absent = await forward(new Request('http://portal.test/wps/x'), new URL('http://127.0.0.1:1'))

  expect([late.status, await late.json()]).toEqual([
    504,
    { success: false, errorCode: 'UPSTREAM', message: 'The gateway did not answer in time' },
  ])
  expect([absent.status, await absent.json()]).toEqual([
    502,
    { success: false, errorCode: 'UPSTREAM', message: 'The gateway cannot be reached' },
  ])
})

test('a visitor who leaves ends the call', async () => {
  let ended: (state: string) => void = () => undefined
  const gone = new Promise<string>((resolve) => (ended = resolve))
  const gateway = await aGateway((request, response) => {
    response.write('x')
    request.socket.on('close', () => ended('closed'))
  })
  const leaving = new AbortController()
  await forward(new Request('http://portal.test/wps/x', { signal: leaving.signal }), gateway)
  leaving.abort()

  expect(await gone).toBe('closed')
})
