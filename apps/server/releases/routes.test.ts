import { Hono } from 'hono'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { guardCalls } from '../operators/access.ts'
import { signInRoutes } from '../operators/operator-routes.ts'
import { nobody } from '../operators/operators.testing.ts'
import { releaseEvents } from './events.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { releaseRoutes } from './routes.ts'

const stores: LayoutStore[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const store of stores.splice(0)) store.close()
  await closeAll()
})

const home = '_base/pages/home.json'
const help = 'foyer/pages/help.json'
const page = (one: string) => headings('home', { one, two: 'Two', three: 'Three' }, { routes: ['/'] })

async function aServer(dir = aFolder()) {
  const server = await openOver(dir)
  const { releases, lines } = server
  const layouts = createLayoutStore({
    dir: join(dir, 'layouts'),
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(join(dir, 'data'), join(dir, 'copy.json')),
    print: (line) => lines.push(line),
    everyMs: 1_000_000,
  })
  stores.push(layouts)
  const app = new Hono()
  const brandOf = () => 'foyer'
  const print = (line: string) => void lines.push(line)
  releaseEvents(app, {
    arms: { of: () => ({ layouts }) },
    releases,
    layouts,
    brandOf,
    addressOf: (context) => context.req.header('X-Address'),
    most: { all: 3, ofAddress: 2 },
  })
  const now = () => server.clock.now
  const guard = { hosts: [], operators: nobody, layouts, brandOf, print }
  signInRoutes(app, { ...guard, addressOf: () => undefined, now })
  guardCalls(app, guard)
  releaseRoutes(app, { releases, layouts, build: buildBrand, checkAhead, layoutsDir: join(dir, 'layouts'), hosts: [], brandOf, now, print })
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await app.request(`http://127.0.0.1:4000/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, body: JSON.parse(text) as Record<string, never>, text, headers: reply.headers }
  }
  return {
    ...server,
    app,
    dir,
    releases,
    layouts,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
    publish: (base: number, files: Record<string, string | null>, more: object = {}, headers?: Record<string, string>) =>
      ask(
        'POST',
        'releases',
        { base, files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { text }])), ...more },
        headers,
      ),
  }
}

test('all documents of a publication are one release, which the list, its own page and the difference show', async () => {
  const { publish, get, file } = await aServer()
  const { status, body, headers } = await publish(1, { [home]: page('New'), [help]: null }, { note: 'Summer' })
  expect({ status, body }).toEqual({
    status: 201,
    body: { number: 2, brands: ['foyer', 'kestrel'], files: { [home]: expect.any(String), [help]: null } },
  })
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(file(home)).toBe(page('New'))

  expect((await get('releases?limit=1')).body).toEqual({
    releases: [expect.objectContaining({ number: 2, parent: 1, by: null, way: 'editor', kind: 'publish', note: 'Summer', changes: 2 })],
    next: 2,
  })
  expect((await get('releases?limit=1&before=2')).body).toEqual({ releases: [expect.objectContaining({ number: 1, kind: 'import' })] })
  const one = (await get('releases/2')).body
  expect(one).toMatchObject({ number: 2, tree: { [home]: expect.stringMatching(/^[\w-]{43}$/) } })
  expect(one['changes']).toEqual((await get('releases/1/diff/2')).body['changes'])
  expect((await get('releases/1/diff/2')).body).toMatchObject({
    changes: [
      {
        path: home,
        document: 'page/home',
        kind: 'changed',
        changes: [{ subject: { kind: 'node', id: 'one' }, before: 'One', after: 'New' }],
      },
      { path: help, document: 'page/help', kind: 'removed' },
    ],
  })
  for (const path of ['releases/3', 'releases/0', 'releases/x', 'releases/1/diff/9'])
    expect(await get(path)).toMatchObject({ status: 404, body: { error: expect.stringMatching(/release/) } })
})

test('a conflict answers with both sides and the newest number, a fault with its diagnostics, and neither publishes the rest', async () => {
  const { publish, numbers } = await aServer()
  await publish(1, { [home]: page('Theirs') })
  expect(await publish(1, { [home]: page('Mine'), [help]: null })).toMatchObject({
    status: 409,
    body: {
      current: 2,
      error: expect.stringContaining('page/home'),
      conflicts: [{ document: 'page/home', theirs: page('Theirs'), yours: page('Mine') }],
    },
  })
  const fault = headings('help', {}).replace('[]', '[{"id":"x","widget":"page-headin","props":{"title":"x"}}]')
  expect(await publish(2, { [home]: page('Mine'), [help]: fault })).toMatchObject({
    status: 422,
    body: { diagnostics: [{ code: 'layout/unknown-widget', document: 'page/help' }] },
  })
  expect(await numbers()).toEqual([2, 1])
})

test('only some of the files are published where they are named', async () => {
  const { publish, text } = await aServer()
  expect((await publish(1, { [home]: page('New'), [help]: null }, { only: [home] })).body).toMatchObject({ number: 2 })
  expect(text(help)).toBeDefined()
  expect(await publish(2, { [home]: page('New') }, { only: [help] })).toMatchObject({ status: 400 })
})

test('restore and revert tell what they would do, then do it', async () => {
  const { publish, post, text } = await aServer()
  await publish(1, { [home]: page('New'), [help]: null })
  const dry = await post('releases/2/revert', { base: 2, dry: true })
  expect(dry).toMatchObject({
    status: 200,
    body: { dry: true, number: 3, conflicts: [], changes: [{ path: home }, { path: help, kind: 'added' }] },
  })
  expect(text(help)).toBeUndefined()
  expect(await post('releases/2/revert', { base: 2 })).toMatchObject({ status: 201, body: { number: 3 } })
  expect(text(help)).toBeDefined()
  expect(await post('releases/2/restore', { base: 3, note: 'Again' })).toMatchObject({ status: 201, body: { number: 4 } })
  expect(await post('releases/2/restore', { base: 2 })).toMatchObject({ status: 200, body: { number: 4, unchanged: true } })
  expect(await post('releases/1/restore', { base: 3 })).toMatchObject({ status: 409, body: { current: 4 } })
  expect(await post('releases/9/restore', { base: 4 })).toMatchObject({ status: 404 })
  expect(await post('releases/1/revert', { base: 4 })).toMatchObject({ status: 422 })
})

test('a repeat with its key gets the first answer for a day, from another server too; another request with it is refused', async () => {
  const { publish, numbers, clock, dir } = await aServer()
  const key = { 'Idempotency-Key': 'a-key-of-a-publication' }
  const [first, second] = await Promise.all([publish(1, { [home]: page('New') }, {}, key), publish(1, { [home]: page('New') }, {}, key)])
  expect([first.status, second.text]).toEqual([201, first.text])
  expect((await (await aServer(dir)).publish(1, { [home]: page('New') }, {}, key)).text).toBe(first.text)
  expect(await publish(1, { [home]: page('Other') }, {}, key)).toMatchObject({ status: 422 })
  expect(await publish(1, { [home]: page('New') }, {}, { 'Idempotency-Key': 'short' })).toMatchObject({ status: 400 })
  expect(await numbers()).toEqual([2, 1])

  const refused = { 'Idempotency-Key': 'a-key-of-a-conflict-01' }
  const conflict = await publish(1, { [home]: page('Mine') }, {}, refused)
  expect(conflict.status).toBe(409)
  await publish(2, { [home]: page('One') })
  expect((await publish(1, { [home]: page('Mine') }, {}, refused)).text).toBe(conflict.text)
  clock.now += 86_400_001
  expect(await publish(3, { [home]: page('New') }, {}, key)).toMatchObject({ status: 201, body: { number: 4 } })
})

test('the draft of what was published ends, and one with more in it stays', async () => {
  const { post, releases } = await aServer()
  const drafts = await releases.drafts()
  const [base, at] = [null, '2026-11-27T12:00:00.000Z']
  await drafts.write('main', { path: '_base/pages/home.json', document: 'page/home', text: page('New'), base, at }, undefined, 1)
  const more = headings('help', { more: 'More' })
  await drafts.write('main', { path: 'foyer/pages/help.json', document: 'page/help', text: more, base, at }, undefined, 1)
  const files = { [home]: { text: page('New') }, [help]: { text: headings('help', {}) } }
  expect((await post('releases?brand=foyer&draft=main', { base: 1, files })).status).toBe(201)
  expect((await drafts.files('main')).map(({ document }) => document)).toEqual(['page/help'])
  expect(await post('releases?brand=foyer&draft=..', { base: 1, files })).toMatchObject({ status: 400 })
})

test.each([
  ['no JSON', '{', {}, 400],
  ['another type', '{}', { 'Content-Type': 'text/plain' }, 415],
  ['no files', { base: 1, files: {} }, {}, 400],
  ['no base', { files: { [help]: { text: null } } }, {}, 400],
  ['a base that is to come', { base: 7, files: { [help]: { text: null } } }, {}, 422],
  ['something that this server cannot do', { base: 1, files: { [help]: { text: null } }, moon: 10 }, {}, 400],
  ['a share and hosts at once', { base: 1, files: { [help]: { text: null } }, share: 10, hosts: ['a.example'] }, {}, 400],
  ['a share of all', { base: 1, files: { [help]: { text: null } }, share: 100 }, {}, 400],
  ['a path out of the folder', { base: 1, files: { '../x.json': { text: '{}' } } }, {}, 422],
  ['too much', `{"base":1,"files":{},"note":"${'x'.repeat(17_000_000)}"}`, {}, 413],
])('a publication with %s is refused with a sentence', async (_, body, headers, status) => {
  const { post, numbers } = await aServer()
  const reply = await post('releases', body, headers)
  expect(reply).toMatchObject({ status, body: { error: expect.stringMatching(/^[^\n]{10,300}\.$/) } })
  expect(await numbers()).toEqual([1])
})

test('other sites and other machines may neither see releases nor make them', async () => {
  const { app } = await aServer()
  for (const path of ['me', 'releases', 'releases/1']) expect((await app.request(`http://evil.test/api/${path}`)).status).toBe(403)
  const reply = await app.request('http://127.0.0.1:4000/api/releases', {
    method: 'POST',
    headers: { Origin: 'http://evil.test' },
    body: '{}',
  })
  expect(reply.status).toBe(403)
  expect(await (await app.request('http://127.0.0.1:4000/api/me')).json()).toEqual({ operator: null, open: true })
  expect((await app.request('http://127.0.0.1:4000/api/releases', { method: 'DELETE' })).headers.get('Allow')).toBe('GET, HEAD, POST')
})

test('a stream tells the release at once and at each change, stays open by comments, and ends with the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, publish, layouts } = await aServer()
  expect((await app.request('http://127.0.0.1:4000/api/layouts/events?brand=nobody')).status).toBe(404)
  const reply = await app.request('http://127.0.0.1:4000/api/layouts/events?brand=foyer')
  expect(reply.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader.read()).value
  const before = layouts.release('foyer').release
  expect(await next()).toBe(`event: release\ndata: {"number":1,"release":"${before}"}\n\n`)
  await publish(1, { [home]: page('New') })
  const after = layouts.release('foyer').release
  expect(after).not.toBe(before)
  expect(await next()).toBe(`event: release\ndata: {"number":2,"release":"${after}"}\n\n`)
  vi.advanceTimersByTime(20_000)
  expect(await next()).toBe(': still here\n\n')
  await closeAll()
  expect(await reader.read()).toMatchObject({ done: true })
})

test('a proxy is told to hold no message of a stream back, to keep none and to pack none', async () => {
  const { app } = await aServer()
  for (const method of ['GET', 'HEAD']) {
    const { headers, body } = await app.request('http://127.0.0.1:4000/api/layouts/events?brand=foyer', {
      method,
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(['X-Accel-Buffering', 'Cache-Control', 'Content-Encoding', 'Content-Length'].map((name) => headers.get(name))).toEqual([
      'no',
      'no-store, no-transform',
      null,
      null,
    ])
    await body?.cancel()
  }
})

test('streams are bounded for an address and in all: one too many is asked to come again, and one that ends makes room', async () => {
  const { app } = await aServer()
  const open = (address: string) =>
    app.request('http://127.0.0.1:4000/api/layouts/events?brand=foyer', { headers: { 'X-Address': address } })
  const first = await open('192.0.2.1')
  const statuses = [first, await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.2'), await open('192.0.2.3')].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([200, 200, 503, 200, 503])
  const refused = await open('192.0.2.3')
  expect([refused.headers.get('Retry-After'), refused.headers.get('Cache-Control')]).toEqual(['60', 'no-store'])

  await first.body?.cancel()
  expect([(await open('192.0.2.1')).status, (await open('192.0.2.1')).status]).toEqual([200, 503])
})

test('the files of a release are as they were in it, also where a later one changed or removed them', async () => {
  const { publish, get, file } = await aServer()
  const before = file(home)
  await publish(1, { [home]: page('New'), [help]: null })
  const filesOf = async (number: number) => {
    const { body } = await get(`releases/${number}/files`)
    const files = body.files as unknown as { path: string; name: string; brand: string; text: string }[]
    return files.filter(({ path }) => path === home || path === help).map(({ path, name, brand, text }) => ({ path, name, brand, text }))
  }
  expect((await filesOf(1)).map(({ path }) => path)).toEqual([home, help])
  expect((await filesOf(1))[0]).toEqual({ path: home, name: 'page/home', brand: '_base', text: before })
  expect(await filesOf(2)).toEqual([{ path: home, name: 'page/home', brand: '_base', text: page('New') }])
  expect((await get('releases/9/files')).status).toBe(404)
})
