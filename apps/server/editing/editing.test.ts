import { serve } from '@hono/node-server'
import { readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { nobody } from '../operators/operators.testing.ts'
import { aPage, anEditor } from './editing.testing.ts'
import type { Editor } from './editing.testing.ts'

const open: Editor[] = []
const servers: ReturnType<typeof serve>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  for (const { layouts, dir } of open.splice(0)) {
    layouts.close()
    rmSync(dir, { recursive: true, force: true })
  }
})
function editor(options?: Parameters<typeof anEditor>[0]): Editor {
  const made = anEditor(options)
  open.push(made)
  return made
}
const home = 'foyer/drafts/main/page/home'

test.each(['127.0.0.1:4000', 'localhost:4000', 'foyer.localhost', '[::1]:4000', 'LOCALHOST'])('%s is this machine', async (host) => {
  expect((await editor().get(`http://${host}/api/layouts/${home}`)).status).toBe(200)
})

test.each(['evil.test', 'localhost.evil.test', 'evil-localhost', '127.0.0.1.evil.test', '10.0.0.5:4000', '0.0.0.0', '[::ffff:10.0.0.1]'])(
  '%s is not, whatever it resolves to',
  async (host) => {
    const { ask, drafted } = editor()
    for (const [method, path] of [
      ['GET', home],
      ['GET', 'foyer/drafts/main'],
      ['PUT', home],
      ['DELETE', home],
      ['PUT', 'foyer/documents/page/home'],
      ['POST', home],
    ] as const) {
      const reply = await ask(
        method,
        `http://${host}/api/layouts/${path}`,
        { 'If-Match': '*' },
        method === 'PUT' ? aPage('home') : undefined,
      )
      expect({ method, status: reply.status, error: (await reply.json()).error }).toEqual({
        method,
        status: 403,
        error: expect.stringContaining('EDIT_HOSTS'),
      })
    }
    expect(await drafted()).toEqual([])
  },
)

test('the Host header decides, not the address that was connected to', async () => {
  expect((await editor().get(home, { Host: 'rebound.evil.test' })).status).toBe(403)
  expect((await editor().get(home, { Host: 'a b' })).status).toBe(403)
})

test('at hosts that the environment names operators edit from anywhere and behind a proxy, once they are signed in', async () => {
  const hosts = ['lobby.example.com', '10.0.0.5:4000']
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.com', roles: { '*': 'admin' as const } }
  expect((await editor({ hosts }).get(`http://lobby.example.com/api/layouts/${home}`)).status).toBe(401)
  const { ask } = editor({ hosts, operators: { ...nobody, of: () => Promise.resolve(anna) } })
  const statuses = await Promise.all([
    ask(
      'GET',
      `http://lobby.example.com/api/layouts/${home}`,
      { Origin: 'https://lobby.example.com', 'X-Forwarded-For': '9.9.9.9' },
      undefined,
      { remoteAddress: '9.9.9.9' },
    ),
    ask('GET', `http://lobby.example.com:8080/api/layouts/${home}`),
    ask('GET', `http://10.0.0.5:4000/api/layouts/${home}`),
    ask('GET', `http://10.0.0.5:4001/api/layouts/${home}`),
    ask('GET', `http://other.example.com/api/layouts/${home}`),
  ])

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403])
})

test('without named hosts edits from another machine, through a proxy or from a closed socket are refused', async () => {
  const { ask } = editor()
  const statusOf = async (socket: { remoteAddress?: string }, headers = {}) => (await ask('GET', home, headers, undefined, socket)).status

  expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((remoteAddress) => statusOf({ remoteAddress })))).toEqual([
    200, 200, 200,
  ])
  expect(await Promise.all(['10.0.0.9', '::ffff:10.0.0.9', 'fe80::1'].map((remoteAddress) => statusOf({ remoteAddress })))).toEqual([
    403, 403, 403,
  ])
  expect(await statusOf({})).toBe(403)
  expect(await statusOf({ remoteAddress: '127.0.0.1' }, { 'X-Forwarded-For': '9.9.9.9' })).toBe(403)
})

test.each([
  'http://evil.test',
  'null',
  'http://127.0.0.1:4001',
  'http://127.0.0.1',
  'http://localhost:4000',
  'file://',
  'https://127.0.0.1:4000.evil.test',
])('a page of %s is refused', async (origin) => {
  const { ask, drafted } = editor()
  for (const [method, path] of [
    ['PUT', home],
    ['DELETE', home],
    ['GET', home],
    ['GET', 'foyer/drafts/main'],
    ['OPTIONS', home],
    ['PUT', 'foyer/documents/page/home'],
  ] as const) {
    const reply = await ask(method, path, { Origin: origin, 'If-Match': '*' }, method === 'PUT' ? aPage('home') : undefined)
    expect([method, reply.status, [...reply.headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([method, 403, []])
  }
  expect(await drafted()).toEqual([])
})

test('pages of this server may, and a browser that asks for another site may not', async () => {
  const { get } = editor()
  const statuses = await Promise.all([
    get(home, { Origin: 'http://127.0.0.1:4000' }),
    get(home, { 'Sec-Fetch-Site': 'same-origin' }),
    get(home, { 'Sec-Fetch-Site': 'none' }),
    get(home, { 'Sec-Fetch-Site': 'cross-site' }),
    get(home, { 'Sec-Fetch-Site': 'same-site' }),
  ])

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403])
})

const everythingIn = (dir: string) => new Set(readdirSync(dir, { recursive: true, encoding: 'utf8' }))
const encoded = (text: string) => encodeURIComponent(text)
test.each([
  'foyer/drafts/..%2f..%2fx/page/home',
  'foyer/drafts/main/page/..%2f..%2f..%2fbrand',
  'foyer/drafts/main/..%2f..%2fpages/home',
  '..%2ffoyer/drafts/main/page/home',
  'foyer/drafts/main/page/%2e%2e%2fhome',
  'foyer/drafts/%2e%2e/page/home',
  `foyer/drafts/main/page/${encoded('home\0')}`,
  `foyer/drafts/main/page/${encoded('home.json')}`,
  `foyer/drafts/main/page/${encoded('C:\\x')}`,
  'foyer/drafts/main/page/Home',
  'foyer/drafts/main/page/-',
  `foyer/drafts/main/page/${'a'.repeat(65)}`,
  `foyer/drafts/${'a'.repeat(65)}/page/home`,
  'foyer/drafts/Main/page/home',
  'foyer/drafts/main/pages/home',
  'foyer/drafts/main/constructor/home',
  'foyer/drafts/main/__proto__/home',
  'schemas/drafts/main/page/home',
  'nobody/drafts/main/page/home',
  '%5fbase%2f/drafts/main/page/home',
  'foyer/documents/page/..%2f..%2fx',
  'foyer/documents/..%2f/x',
  '..%2f../documents/page/x',
  'schemas/documents/page/x',
  `foyer/documents/page/${encoded('../../../x')}`,
  '.git/documents/page/x',
  '_base%2f..%2fschemas/documents/page/x',
])('%s leads nowhere', async (path) => {
  const { ask, dir } = editor()
  const before = everythingIn(dir)
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const reply = await ask(
      method,
      path,
      method === 'PUT' ? { 'If-None-Match': '*' } : { 'If-Match': '*' },
      method === 'PUT' ? aPage('x') : undefined,
    )
    expect({ method, value: [400, 404].includes(reply.status) }).toEqual({ method, value: true })
  }
  expect(everythingIn(dir)).toEqual(before)
})

test('the answer to an unknown method lists the known ones', async () => {
  const { ask } = editor()
  const replies = await Promise.all([ask('POST', home), ask('PATCH', 'foyer/documents/page/home'), ask('DELETE', 'foyer/drafts/main')])

  expect(replies.map(({ status, headers }) => [status, headers.get('Allow')])).toEqual([
    [405, 'GET, HEAD, PUT, DELETE'],
    [405, 'GET, HEAD, PUT, DELETE'],
    [405, 'GET, HEAD'],
  ])
})

/** The same over a real socket, where bodies arrive in parts. */
async function listening(made: Editor): Promise<number> {
  return new Promise((resolve) => {
    const server = serve({ fetch: made.app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, (info) =>
      resolve(info.port),
    )
    servers.push(server)
  })
}

test('10 MB over a socket get their 413, and the server goes on', async () => {
  const made = editor()
  const port = await listening(made)
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: `/api/layouts/${home}`,
        headers: { 'Content-Type': 'application/json', 'If-Match': '*', 'Transfer-Encoding': 'chunked' },
      },
      (reply) => resolve(reply.statusCode),
    )
    request.on('error', reject)
    for (let part = 0; part < 160; part += 1) request.write(Buffer.alloc(64 * 1024, 32))
    request.end()
  })

  expect(status).toBe(413)
  expect((await fetch(`http://127.0.0.1:${port}/api/layouts/${home}`)).status).toBe(200)
  expect(await made.drafted()).toEqual([])
})

test('a body that is cut off on the way is not kept', async () => {
  const made = editor()
  const port = await listening(made)
  const text = aPage('home')
  await new Promise<void>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(
        `PUT /api/layouts/${home} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
          `If-Match: *\r\nContent-Length: ${text.length + 50}\r\n\r\n${text}`,
        () => setTimeout(() => socket.destroy(), 50),
      )
    })
    socket.on('close', () => resolve())
  })
  expect((await (await fetch(`http://127.0.0.1:${port}/api/layouts/foyer/drafts/main`)).json()).drafts).toEqual({})
})
