import { rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'

import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { requestOf } from '../../../src/runtime/gateway/request.ts'
import { createApp } from '../app.ts'
import { builtGallery, builtPages, builtPreview } from '../files/build-files.ts'
import type { Draw } from './drawn-pages.ts'
import { folderOf, foyer, releaseOf, simpleBuild, oneRelease } from '../example.testing.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { nobody } from '../operators/operators.testing.ts'

const dist = folderOf({
  'portal/index.html':
    '<!doctype html>\n<html lang="en" dir="ltr">\n<head>\n<title>Foyer</title>\n' +
    '<script type="module" crossorigin src="/assets/portal.js"></script>\n</head>\n<body>\n' +
    '<div id="root"><div>outline</div></div>\n</body>\n</html>',
  '.vite/manifest.json': JSON.stringify({
    'portal/index.html': { file: 'assets/portal.js', isEntry: true },
    'portal/early.ts': { file: 'assets/early.js', isEntry: true },
  }),
})
afterAll(() => rmSync(dist, { recursive: true }))

const release = releaseOf(
  { 'page/home': { kind: 'page', id: 'home', nodes: [] }, 'page/member': { kind: 'page', id: 'member', access: 'login', nodes: [] } },
  { '/': 'home', '/rng': 'home', '/member': 'member' },
)
const layouts: LayoutStore = {
  problems: () => [],
  release: () => release,
  document: () => undefined,
  brand: () => foyer,
  brandOf: (_, otherwise) => otherwise,
  has: () => true,
  scan: () => undefined,
  close: () => undefined,
  brands: () => ['foyer'],
  files: () => [],
}
const call = requestOf('', readPermission, undefined, { language: 'EN', merchant: 'foyer', merchantCode: 'foyer' }, undefined)

/** A server whose drawings show the permission's reply, and what they were drawn for. */
function anApp({
  answer = () => Promise.resolve(Response.json({ success: true })),
  draw,
}: { answer?: () => Promise<Response>; draw?: Draw } = {}) {
  const lines: string[] = []
  const asked: Request[] = []
  const drawing = vi.fn<Draw>(async (options) => {
    const reply = await Promise.race([options.replyTo(call), new Promise<undefined>((resolve) => setTimeout(resolve, 20))])
    return {
      html: `<main><!--$-->${options.device} ${reply?.text ?? 'waiting'}<!--/$--></main>`,
      isUnfinished: false,
      language: 'EN',
      documents: options.carried,
      replies: new Map(),
      drawn: {
        now: options.now,
        random: 0,
        device: options.device,
        hasSession: options.hasSession,
        chrome: [],
        views: [],
        wanted: [],
        replies: {},
      },
    }
  })
  const app = createApp({
    env: { brand: 'foyer', gateway: undefined, isTrustedProxy: () => false },
    layouts,
    mock: {
      answer: (request) => {
        asked.push(request)
        return answer()
      },
      art: () => undefined,
      control: () => undefined,
    },
    pages: builtPages(dist),
    operators: nobody,
    releases: oneRelease,
    editing: {
      build: simpleBuild,
      checkAhead: async () => undefined,
      layoutsDir: `${dist}/layouts`,
      hosts: [],
    },
    preview: { build: builtPreview(`${dist}/preview`), gallery: builtGallery(`${dist}/gallery`), pictures: async () => () => undefined },
    draw: draw ?? drawing,
    print: (line) => lines.push(line),
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await app.request(`http://foyer.test${path}`, { headers: { Accept: 'text/html', ...headers } })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  return { app, lines, asked, drawing, get }
}

test('a page for everybody comes drawn: its content is in the root, and its scripts are named for later', async () => {
  const { text } = await anApp().get('/')
  expect(text).toContain('<div>outline</div>')
  expect(text).toContain('<div id="root" data-drawn-for="desktop"><main><!--$-->desktop {"success":true}<!--/$--></main></div>')
  expect(text).not.toMatch(/modulepreload|src="\/assets\/portal\.js"/)
  expect(text).toContain('<script type="application/json" id="foyer-start">["/assets/portal.js"')
  expect(text).toContain('src="/assets/early.js"')
})

test.each([
  ['a page of members', '/member', {}],
  ['an address with a token', '/?token=secret', {}],
  ['an address with a query', '/rng?vassalage=PG', {}],
  ['an address of no page', '/nowhere', {}],
  ['a page in a frame, as of a preview', '/', { 'Sec-Fetch-Dest': 'iframe' }],
])('%s is left to the browser', async (_, path, headers) => {
  const { get, drawing } = anApp()
  const { text } = await get(path, headers)
  expect(text).toContain('outline')
  expect(text).not.toContain('secret')
  expect(drawing).not.toHaveBeenCalled()
})

test('a still for a frame without scripts is drawn for a guest on the named device, without a word about scripts', async () => {
  const { get } = anApp()
  const framed = { 'Sec-Fetch-Dest': 'iframe', Cookie: 'foyer-session=1; foyer-device=tablet; foyer-language=AR' }
  const { text } = await get('/?still=phone', framed)
  expect(text).toContain('<div id="root" data-drawn-for="phone"><main><!--$-->phone {')
  expect(text).not.toContain('<noscript>')
  expect((await get('/?still=desktop', framed)).text).toContain('desktop {')
  expect((await get('/', { Cookie: 'a=1' })).text).toContain('<noscript>')
})

test('nothing of a visitor but what several share reaches a drawing or the gateway', async () => {
  const { get, drawing, asked } = anApp()
  const private_ = {
    Cookie: 'foyer-language=AR; foyer-theme=dark; foyer-session=1; foyer-login=harbour; token=secret; other=secret',
    Authorization: 'Bearer secret',
    'X-Forwarded-For': '203.0.113.9',
    'Accept-Language': 'secret',
  }
  const { text } = await get('/', private_)
  const [options] = drawing.mock.calls[0]!
  expect(options).toMatchObject({ cookies: 'foyer-language=AR; foyer-theme=dark', hasSession: true, device: 'desktop', pathname: '/' })
  expect(JSON.stringify([...asked.map(({ headers }) => [...headers]), options, text])).not.toMatch(/secret|harbour|203\.0/)
})

test('visitors with the same choices share a drawing, at the same time too; another choice, device or session has its own', async () => {
  const { get, drawing } = anApp()
  const [one, other] = await Promise.all([get('/', { Cookie: 'a=1' }), get('/', { Cookie: 'b=2' })])
  expect(one.text).toBe(other.text)
  expect(drawing).toHaveBeenCalledTimes(1)

  const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' }
  const onPhone = (await get('/', phone)).text
  expect(onPhone).toContain('<div id="root" data-drawn-for="phone"><main><!--$-->phone {')
  expect(onPhone).not.toContain('outline') // no window is narrower
  expect((await get('/', { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; SM-X200) Safari' })).text).toContain('tablet {')
  expect((await get('/', { ...phone, Cookie: 'foyer-device=tablet' })).text).toContain('tablet {') // as wide as its last page was
  expect((await get('/', { Cookie: 'foyer-device=watch' })).text).toContain('desktop {')
  await get('/', { Cookie: 'foyer-session=1' })
  await get('/', { Cookie: 'foyer-theme=dark' })
  await get('/rng')
  expect(drawing).toHaveBeenCalledTimes(6)
  expect(one.headers.get('Vary')).toBe('Cookie, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile, Sec-Fetch-Dest')
})

test('a drawing stays while the gateway answers the same, and an unchanged page is not sent again', async () => {
  const { get, drawing } = anApp()
  const first = await get('/')
  const again = await get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect(drawing).toHaveBeenCalledTimes(1)
})

test('another scenario of the mock gateway is drawn at once', async () => {
  let text = 'one'
  const { app, get } = anApp({ answer: () => Promise.resolve(new Response(text)) })
  expect((await get('/')).text).toContain('desktop one')
  text = 'two'
  await app.request('http://127.0.0.1/__mock', { method: 'POST', body: '{}', headers: { Host: '127.0.0.1' } })
  expect((await get('/')).text).toContain('desktop two')
})

test.each([
  ['hangs', () => new Promise<Response>(() => undefined)],
  ['cannot be reached', () => Promise.reject(new Error('no connection'))],
  ['answers 500', () => Promise.resolve(new Response('no', { status: 500 }))],
])('a gateway that %s costs nobody the page', async (_, answer) => {
  const { status, text } = await anApp({ answer }).get('/')
  expect(status).toBe(200)
  expect(text).toContain('desktop waiting')
})

test('a page that cannot be drawn is left to the browser, and the console says why', async () => {
  const { get, lines } = anApp({ draw: () => Promise.reject(new Error('broken view')) })
  const { status, text } = await get('/')
  expect({ status, isOutline: text.includes('outline') }).toEqual({ status: 200, isOutline: true })
  expect(lines).toEqual(['/ could not be drawn, the browser draws it: broken view'])
})
