import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { createApp } from '../app.ts'
import { folderOf } from '../example.testing.ts'
import { builtGallery, builtPages, builtPreview } from '../files/build-files.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { aFolder, closeAll, headings, openOver } from '../releases/releases.testing.ts'
import { nobody } from '../operators/operators.testing.ts'

const stores: LayoutStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  await closeAll()
})

const home = '_base/pages/home.json'
const page = (title: string) => headings('home', { one: title }, { routes: ['/'] })
const html = { Accept: 'text/html' }
const dayMs = 86_400_000

/** A server whose draft `main` changes the home page, and a clock that is moved by hand for links. */
async function aServer() {
  const dir = aFolder()
  const { releases, clock, lines, change } = await openOver(dir)
  const layouts = createLayoutStore({
    dir: join(dir, 'layouts'),
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(join(dir, 'data'), join(dir, 'copy.json')),
    print: () => undefined,
    everyMs: 1_000_000,
  })
  stores.push(layouts)
  const dist = folderOf({
    'portal/index.html': '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
    '.vite/manifest.json': '{}',
    'service-worker.js': '// worker',
  })
  const logged: string[] = []
  const app = createApp({
    env: { brand: 'foyer', gateway: undefined, isTrustedProxy: () => false },
    layouts,
    mock: { answer: () => Promise.resolve(undefined), art: () => undefined, control: () => undefined },
    pages: builtPages(dist),
    operators: nobody,
    releases,
    editing: { build: buildBrand, checkAhead, layoutsDir: join(dir, 'layouts'), hosts: [] },
    preview: { build: builtPreview(dist), gallery: builtGallery(dist), pictures: () => Promise.resolve(() => undefined) },
    logRequest: (line) => logged.push(line),
    print: (line) => lines.push(line),
    now: () => clock.now,
  })
  const drafts = await releases.drafts()
  const at = new Date(clock.now).toISOString()
  await drafts.write('main', { path: home, document: 'page/home', text: page('Summer'), base: null, at }, undefined, 1)
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`http://127.0.0.1:4000${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const linkTo = async (of = 'drafts/main', body: object = {}) => {
    const reply = await ask('POST', `/api/${of}/links`, body)
    return { status: reply.status, ...((await reply.json()) as { token: string; id: string; until: string; error?: string }) }
  }
  return {
    ask,
    get: (path: string, headers = html as Record<string, string>) => ask('GET', path, undefined, headers),
    linkTo,
    clock,
    logged,
    lines,
    change,
    releases,
    drafts,
    app,
  }
}

test('a link shows the portal as the draft makes it to anybody, and public addresses stay as they are, whatever cookies say', async () => {
  const { get, linkTo, app, clock } = await aServer()
  const { token, status, until } = await linkTo()
  expect(status).toBe(201)
  expect(token).toMatch(/^[\w-]{43}$/)
  const before = await (await get('/')).text()

  const elsewhere = await app.request(`http://play.example.com/draft/${token}/`, { headers: { ...html, 'X-Forwarded-For': '9.9.9.9' } })
  const text = await elsewhere.text()
  expect(elsewhere.status).toBe(200)
  expect(text).toContain('"title":"Summer"')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toMatch(/rel="manifest"|rel="canonical"|foyer-build|href="\/brand\//)
  expect(text).toContain(`<link rel="stylesheet" href="/draft/${token}/brand/foyer.`)
  expect(text).toMatch(/<p class="preview-bar" role="note">Preview of a draft, until [^<]+ UTC<\/p>/)
  expect(Date.parse(until) - clock.now).toBe(7 * dayMs)

  const cookies = {
    ...html,
    Cookie: `draft=${token}; foyer-draft=${token}`,
    'X-Draft': token,
    Referer: `http://127.0.0.1:4000/draft/${token}/`,
  }
  const after = await get('/', cookies)
  expect(await after.text()).toBe(before)
  expect(before).not.toContain('Summer')
  expect(after.headers.get('X-Robots-Tag')).toBeNull()
})

test('everything below a link is private, is found by nobody and says no address to others', async () => {
  const { get, linkTo } = await aServer()
  const { token } = await linkTo()
  const manifest = await (await get(`/draft/${token}/api/layouts/manifest`)).json()
  const [{ hash }] = Object.values(manifest.documents) as [{ hash: string }]
  const all = Object.values(manifest.documents as Record<string, { hash: string }>).map((one) => one.hash)
  for (const [path, status] of [
    ['', 200],
    ['/', 200],
    ['/?lang=ar', 200],
    ['/nowhere', 404],
    ['/preview-bar.css', 200],
    ['/api/layouts/manifest', 200],
    [`/api/layouts/documents/${hash}`, 200],
    [`/api/layouts/documents/${all.join(',')}`, 200],
    ['/api/layouts/documents/unknown', 404],
    ['/api/releases', 404],
    ['/brand/foyer.unknown.css', 404],
    [manifest.sheet.slice(`/draft/${token}`.length), 200],
  ] as const) {
    const reply = await get(`/draft/${token}${path}`)
    expect({
      path,
      status: reply.status,
      cache: reply.headers.get('Cache-Control'),
      robots: reply.headers.get('X-Robots-Tag'),
      referrer: reply.headers.get('Referrer-Policy'),
      etag: reply.headers.get('ETag'),
      build: reply.headers.get('X-Foyer-Build'),
    }).toEqual({ path, status, cache: 'private, no-store', robots: 'noindex', referrer: 'no-referrer', etag: null, build: null })
  }
  const home = await (await get(`/draft/${token}/api/layouts/documents/${manifest.documents['page/home'].hash}`)).text()
  expect(home).toContain('Summer')
  expect((await get(`/api/layouts/documents/${manifest.documents['page/home'].hash}`)).status).toBe(404)
  const arabic = await (await get(`/draft/${token}/?lang=ar`)).text()
  expect(arabic).toMatch(/dir="rtl"[^]*<p class="preview-bar" role="note">معاينة/)
})

test('a link shows the draft as it is then; one that has ended, was revoked or never was has the same answer', async () => {
  const { get, ask, linkTo, clock, drafts } = await aServer()
  const { token, id, until } = await linkTo('drafts/main', { until: new Date(clock.now + 2 * dayMs).toISOString() })
  const other = await linkTo()
  const at = new Date(clock.now).toISOString()
  const [kept] = await drafts.files('main')
  await drafts.write('main', { path: home, document: 'page/home', text: page('Winter'), base: null, at }, kept?.etag, 1)
  expect(await (await get(`/draft/${token}/`)).text()).toContain('"title":"Winter"')

  const links = (await (await ask('GET', '/api/drafts/main/links')).json()).links as { id: string }[]
  expect(links.map((link) => link.id).sort()).toEqual([id, other.id].sort())
  expect(links[0]).toEqual({ id: expect.any(String), brand: 'foyer', by: null, at: expect.any(String), until: expect.any(String) })
  expect(JSON.stringify(links)).not.toContain(token)

  expect(await (await ask('GET', '/api/drafts/other/links')).json()).toEqual({ links: [] }) // nothing was drafted in it
  expect((await ask('POST', '/api/drafts/other/links', {})).status).toBe(404)
  expect((await ask('DELETE', `/api/drafts/other/links/${other.token}`)).status).toBe(404)
  expect((await ask('DELETE', `/api/releases/1/links/${other.token}`)).status).toBe(404)
  expect((await ask('DELETE', `/api/drafts/main/links/${other.token}`)).status).toBe(204)
  expect((await ask('DELETE', `/api/drafts/main/links/${other.id}`)).status).toBe(404)
  const revoked = await get(`/draft/${other.token}/`)
  const unknown = await get('/draft/nobody/rng')
  clock.now = Date.parse(until) - 1
  expect((await get(`/draft/${token}/`)).status).toBe(200)
  clock.now = Date.parse(until)
  const late = await get(`/draft/${token}/`)
  const answers = await Promise.all(
    [revoked, unknown, late].map(async (reply) => [reply.status, Object.fromEntries(reply.headers), await reply.text()]),
  )
  expect(answers[0]?.[0]).toBe(404)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]?.[2]).toContain('<p>This preview link does not exist, or it has ended.</p>')
})

test('a link of a release shows that release, also after later ones, of the brand that it names', async () => {
  const { get, linkTo, change, app } = await aServer()
  const { token } = await linkTo('releases/1', { brand: 'kestrel' })
  await change(1, home, page('Later'))
  const reply = await app.request(`http://play.example.com/draft/${token}/`, { headers: html })
  const text = await reply.text()
  expect(text).toContain('data-brand="kestrel"')
  expect(text).toContain('"title":"Two"')
  expect(text).toContain('>Preview of release 1, until ')
  expect((await get('/')).status).toBe(200)
})

test.each([
  ['a draft that is not there', 'drafts/nobody', {}, 404],
  ['a release that is not there', 'releases/9', {}, 404],
  ['a time that has gone', 'drafts/main', { until: '2020-01-01T00:00:00Z' }, 422],
  ['more than 90 days', 'drafts/main', { until: '2999-01-01T00:00:00Z' }, 422],
  ['no time', 'drafts/main', { until: 'tomorrow' }, 422],
  ['another brand', 'drafts/main', { brand: 'nobody' }, 422],
  ['something unknown', 'drafts/main', { forever: true }, 400],
])('a link to %s is refused with a sentence', async (_, of, body, status) => {
  const { linkTo } = await aServer()
  const made = await linkTo(of, body)
  expect({ status: made.status, error: made.error }).toEqual({ status, error: expect.stringMatching(/\.$/) })
})

test('links are made, listed and revoked by those who may edit alone', async () => {
  const { app } = await aServer()
  for (const [method, path] of [
    ['POST', '/api/drafts/main/links'],
    ['GET', '/api/drafts/main/links'],
    ['DELETE', '/api/drafts/main/links/x'],
    ['POST', '/api/releases/1/links'],
  ] as const)
    expect((await app.request(`http://play.example.com${path}`, { method })).status).toBe(403)
})

test('no line of the log has the token of a link', async () => {
  const { get, ask, linkTo, logged, lines } = await aServer()
  const { token } = await linkTo()
  await get(`/draft/${token}/rng`)
  await get(`/draft/${token}`)
  await ask('DELETE', `/api/drafts/main/links/${token}`)
  expect([...logged, ...lines].join('\n')).not.toContain(token)
  expect(logged.map((line) => JSON.parse(line).path)).toEqual([
    '/api/drafts/main/links',
    '/draft/-/rng',
    '/draft/-',
    '/api/drafts/main/links/-',
  ])
})
