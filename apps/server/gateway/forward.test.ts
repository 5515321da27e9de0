import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { forward } from './forward.ts'

const servers: http.Server[] = []
const raw: net.Server[] = []
afterEach(() => {
  for (const server of raw.splice(0)) server.close()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a gateway with the given answers; returns its address. */
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
    const { authorization, connection, host, 'x-hop': hop } = request.headers
    response.writeHead(418, { 'Content-Type': 'application/json', 'Retry-After': '7', Connection: 'keep-alive' })
    response.end(JSON.stringify({ method: request.method, url: request.url, authorization, connection, hop, host, body }))
  })
  const request = new Request('http://portal.test/wps/relay/x?language=EN&a=%2B', {
    method: 'POST',
    body: '{"é":1}',
    headers: { Authorization: 'Bearer t', Connection: 'close, X-Hop', 'X-Hop': '1' },
  })
  const reply = await forward(request, gateway)

  expect(reply.status).toBe(418)
  expect(reply.headers.get('Retry-After')).toBe('7')
  expect(reply.headers.has('Connection')).toBe(false)
  expect(await reply.json()).toEqual({
    method: 'POST',
    url: '/wps/relay/x?language=EN&a=%2B',
    authorization: 'Bearer t',
    connection: 'keep-alive',
    host: gateway.host,
    body: '{"é":1}',
  })
})

const spoofed = {
  'X-Forwarded-For': '1.2.3.4',
  'X-Forwarded-Host': 'bank.test',
  'X-Forwarded-Proto': 'https',
  'X-Real-IP': '1.2.3.4',
  Forwarded: 'for=1.2.3.4',
  Cookie: 'foyer-language=EN',
}
const seenBy = async (trusted: boolean) => {
  const gateway = await aGateway(({ headers }, response) => response.end(JSON.stringify(headers)))
  const request = new Request('http://portal.test/wps/x', { headers: spoofed })
  const seen = (await (await forward(request, gateway, { visitor: '10.0.0.9', trusted })).json()) as Record<string, string>
  return {
    for: seen['x-forwarded-for'],
    host: seen['x-forwarded-host'],
    proto: seen['x-forwarded-proto'],
    others: Object.keys(seen).filter((name) => ['x-real-ip', 'forwarded', 'cookie'].includes(name)),
  }
}

test("a visitor's own forwarding headers and the portal's cookies are dropped", async () => {
  expect(await seenBy(false)).toEqual({ for: '10.0.0.9', host: 'portal.test', proto: 'http', others: [] })
})

test('a trusted proxy names the visitor; its address is added to the chain', async () => {
  expect(await seenBy(true)).toEqual({ for: '1.2.3.4, 10.0.0.9', host: 'bank.test', proto: 'https', others: [] })
})

test('of the reply a browser gets only headers that cannot act for our origin, and a policy under which nothing runs', async () => {
  const acting = {
    'Set-Cookie': ['a=1', 'b=2'],
    'Clear-Site-Data': '"storage"',
    'Service-Worker-Allowed': '/',
    Refresh: '0;url=https://evil.test',
    Link: '<https://evil.test>; rel=preload',
    'Alt-Svc': 'h2="evil.test:443"',
    'Content-Security-Policy': "script-src 'unsafe-inline'",
    'X-Own': 'yes',
  }
  const gateway = await aGateway((_, response) =>
    response.writeHead(200, { ...acting, 'Content-Type': 'application/json', ETag: '"1"' }).end('{}'),
  )
  const { headers } = await forward(new Request('http://portal.test/wps/x'), gateway)

  expect(Object.keys(acting).filter((name) => headers.has(name))).toEqual(['Content-Security-Policy'])
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('ETag')).toBe('"1"')
})

test.each([
  { type: 'text/html', status: 200, forwarded: 502 },
  { type: 'text/html; charset=utf-8', status: 500, forwarded: 500 },
  { type: 'image/svg+xml', status: 200, forwarded: 502 },
  { type: 'application/xhtml+xml', status: 404, forwarded: 404 },
])("a call's reply of type $type with status $status is never sent on as what it is", async ({ type, status, forwarded }) => {
  const gateway = await aGateway((_, response) => response.writeHead(status, { 'Content-Type': type }).end('<script>alert(1)</script>'))
  const reply = await forward(new Request('http://portal.test/wps/x'), gateway)

  expect(reply.status).toBe(forwarded)
  expect(await reply.json()).toEqual({ success: false, errorCode: 'UPSTREAM' })
})

test('a file of a kind that a browser would open as a page is a download', async () => {
  const gateway = await aGateway((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>'))
  const { headers } = await forward(new Request('http://portal.test/img/x.png'), gateway, { kind: 'file' })

  expect(headers.get('Content-Type')).toBe('application/octet-stream')
  expect(headers.get('Content-Disposition')).toBe('attachment')
})

/** A gateway that writes these bytes as its answer, whatever they are, and closes. */
async function aRawGateway(bytes: string): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(bytes, 'latin1'))
  })
  raw.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server's address
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const odd: Record<string, string> = {
  'status 999': 'HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}',
  'status 600': 'HTTP/1.1 600 Odd\r\nContent-Length: 2\r\n\r\n{}',
  'status 000': 'HTTP/1.1 000 Odd\r\nContent-Length: 2\r\n\r\n{}',
  'status 1000': 'HTTP/1.1 1000 Odd\r\nContent-Length: 2\r\n\r\n{}',
  'no status': 'HTTP/1.1 \r\n\r\n',
  'an unasked 101': 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'a 100 and nothing more': 'HTTP/1.1 100 Continue\r\n\r\n',
  'nothing at all': '',
  'no HTTP': 'SSH-2.0-OpenSSH_9.6\r\n',
  'a NUL in a header': `${ok}X-A: a\0b\r\nContent-Length: 2\r\n\r\n{}`,
  'a header without a name': `${ok}: b\r\nContent-Length: 2\r\n\r\n{}`,
  'two lengths': `${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'a negative length': `${ok}Content-Length: -2\r\n\r\n{}`,
  'headers without an end': `${ok}X-A: ${'a'.repeat(40_000)}\r\n`,
}
test.each(Object.entries(odd))('%s is a 502', async (_, bytes) => {
  const reply = await forward(new Request('http://portal.test/wps/x'), await aRawGateway(bytes), { timeoutMs: 2_000 })

  expect(reply.status).toBe(502)
  expect(await reply.json()).toEqual({ success: false, errorCode: 'UPSTREAM' })
})

const odder: Record<string, string> = {
  'cut off': `${ok}Content-Length: 200\r\n\r\n{"succ`,
  'a broken chunk': `${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n`,
  'a body that is not what it says': `${ok}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
  trailers: `${ok}Transfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n2\r\n{}\r\n0\r\nX-T: 1\r\n\r\n`,
  'a 204 with a body': 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n{}',
  'latin letters in a header': `${ok}ETag: "é"\r\nContent-Length: 2\r\n\r\n{}`,
}
test.each(Object.entries(odder))('a reply with %s ends for itself, and the next one comes', async (_, bytes) => {
  const gateway = await aRawGateway(bytes)
  const read = async () => {
    const reply = await forward(new Request('http://portal.test/wps/x'), gateway, { timeoutMs: 2_000 })
    return reply.text().then(
      () => 'whole',
      () => 'broken',
    )
  }
  expect(['whole', 'broken']).toContain(await read())
  expect(['whole', 'broken']).toContain(await read())
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

  expect({ "reply.headers.get('Content-Encoding')": reply.headers.get('Content-Encoding'), text: await reply.text() }).toEqual({
    "reply.headers.get('Content-Encoding')": 'gzip',
    text: 'packed',
  })
})

test("a redirect is the browser's business", async () => {
  const gateway = await aGateway((_, response) => response.writeHead(302, { Location: '/elsewhere' }).end())

  expect((await forward(new Request('http://portal.test/wps/x'), gateway)).headers.get('Location')).toBe('/elsewhere')
})

test('a silent gateway is a 504 in its own envelope, without words', async () => {
  const silent = await aGateway(() => undefined)
  const late = await forward(new Request('http://portal.test/wps/x'), silent, { timeoutMs: 50 })

  expect(late.status).toBe(504)
  expect(await late.json()).toEqual({ success: false, errorCode: 'UPSTREAM' })
})

test('an absent gateway is a 502 in its own envelope, without words, that says that nothing was sent', async () => {
  const absent = await forward(new Request('http://portal.test/wps/x'), new URL('http://127.0.0.1:1'))

  expect(absent.status).toBe(502)
  expect(await absent.json()).toEqual({ success: false, errorCode: 'UPSTREAM', value: { sent: false } })
})

test('of a call that is cut off after it was sent nobody knows, also on a connection that was kept', async () => {
  const gateway = await aGateway((request, response) => (request.url === '/wps/cut' ? request.socket.destroy() : response.end('{}')))
  const ask = async (path: string) =>
    (await forward(new Request(`http://portal.test${path}`, { method: 'POST', body: '{}' }), gateway)).json()

  expect([await ask('/wps/cut'), await ask('/wps/kept'), await ask('/wps/cut')]).toEqual([
    { success: false, errorCode: 'UPSTREAM' },
    {},
    { success: false, errorCode: 'UPSTREAM' },
  ])
})

test('the key by which a call is made once stays here', async () => {
  const gateway = await aGateway(({ headers }, response) => response.end(JSON.stringify({ key: headers['idempotency-key'] ?? 'none' })))
  const request = new Request('http://portal.test/wps/x', { method: 'POST', headers: { 'Idempotency-Key': 'k' } })
  expect(await (await forward(request, gateway)).json()).toEqual({ key: 'none' })
})

test('a call that goes to its end is not broken off when its visitor leaves', async () => {
  let begun: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (begun = resolve))
  let answer: () => void = () => undefined
  const gateway = await aGateway((_, response) => {
    answer = () => void response.end('{"success":true}')
    begun()
  })
  const leaving = new AbortController()
  const request = new Request('http://portal.test/wps/x', { method: 'POST', body: '{}', signal: leaving.signal })
  const reply = forward(request, gateway, { toItsEnd: true })
  await asked
  leaving.abort()
  answer()
  expect(await (await reply).json()).toEqual({ success: true })
})

test('an upload may take longer than a call', async () => {
  const gateway = await aGateway((_, response) => void setTimeout(() => response.end('{}'), 150))
  const upload = () => {
    const body = new FormData()
    body.set('file', new Blob(['x']), 'proof.png')
    return new Request('http://portal.test/wps/x', { method: 'POST', body })
  }
  const limits = { timeoutMs: 50, uploadTimeoutMs: 5_000 }

  expect((await forward(upload(), gateway, limits)).status).toBe(200)
  expect((await forward(new Request('http://portal.test/wps/x'), gateway, limits)).status).toBe(504)
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

test.each([
  ['says its length', 'application/json', 1_048_577],
  ['is sent in pieces', 'application/json', undefined],
  ['is an upload', 'multipart/form-data; boundary=x', 17_000_000],
])('a body over the limit that %s is a 413 with a sentence, and the gateway gets no whole request', async (_, type, length) => {
  let whole = 0
  const gateway = await aGateway((_request, response) => {
    whole += 1
    response.end('{}')
  })
  let sent = 0
  const pieces = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 40) controller.close()
      else controller.enqueue(new Uint8Array(65_536))
    },
  })
  const headers = { 'Content-Type': type, ...(length !== undefined && { 'Content-Length': String(length) }) }
  const request = new Request('http://portal.test/wps/x', { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit)
  const reply = await forward(request, gateway)

  expect([reply.status, await reply.json()]).toEqual([
    413,
    { success: false, errorCode: 'TOO_LARGE', message: expect.stringMatching(/^The request has more than (?:1|16) MB/) as string },
  ])
  expect(whole).toBe(0)
  expect(sent).toBeLessThan(40)
})

const part = 'x'.repeat(65_536)

/** A gateway with a long answer, in parts of 64 KB, that waits for its reader, and is silent once `silentAfter` of them are sent. */
async function aLongAnswer({ parts, silentAfter = Infinity }: { parts: number; silentAfter?: number }) {
  const state = { sent: 0, isClosed: false }
  const gateway = await aGateway((_, response) => {
    response.on('close', () => (state.isClosed = true))
    const next = () => {
      while (state.sent < parts) {
        if (state.sent >= silentAfter) return
        state.sent += 1
        if (!response.write(part)) return void response.once('drain', next)
      }
      response.end()
    }
    next()
  })
  return { gateway, state }
}

/** Waits until a count has not changed for a while. */
async function still(count: () => number): Promise<number> {
  for (let before = -1; before !== count(); await new Promise((resolve) => setTimeout(resolve, 200))) before = count()
  return count()
}

test('a client that stops reading stops the gateway, as soon as the connections between them are full', async () => {
  const { gateway, state } = await aLongAnswer({ parts: 1_024 })
  const reader = (await forward(new Request('http://portal.test/wps/x'), gateway)).body!.getReader()
  await reader.read()
  expect(await still(() => state.sent)).toBeLessThan(512)
  await reader.cancel()
  await expect.poll(() => state.isClosed).toBe(true)
})

test('a client may pause for longer than the gateway may be silent', async () => {
  const { gateway } = await aLongAnswer({ parts: 64 })
  const reader = (await forward(new Request('http://portal.test/wps/x'), gateway, { timeoutMs: 1_000 })).body!.getReader()
  let size = (await reader.read()).value?.length ?? 0
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  for (let read = await reader.read(); !read.done; read = await reader.read()) size += read.value.length

  expect(size).toBe(64 * part.length)
})

test('a gateway that falls silent while the client waits for more breaks the answer off', async () => {
  const { gateway } = await aLongAnswer({ parts: 64, silentAfter: 3 })
  const reply = await forward(new Request('http://portal.test/wps/x'), gateway, { timeoutMs: 300 })

  await expect(reply.text()).rejects.toThrow('aborted')
})
