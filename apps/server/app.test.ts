import { serve } from '@hono/node-server'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'

import { createApp } from './app.ts'
import { builtGallery, builtPages, builtPreview } from './files/build-files.ts'
import { folderOf, foyer, releaseOf, simpleBuild, oneRelease } from './example.testing.ts'
import type { LayoutStore } from './layouts/layouts.ts'
import type { Mock } from './gateway/mock.ts'
import { nobody } from './operators/operators.testing.ts'

const template =
  '<!doctype html>\n<html lang="en" dir="ltr">\n<head>\n<!-- a note --><title>Foyer</title>\n' +
  '<script type="module" crossorigin src="/assets/portal.js"></script>\n' +
  '<link rel="stylesheet" crossorigin href="/assets/portal.css">\n</head>\n<body>\n<div id="root"></div>\n</body>\n</html>'
const dist = folderOf({
  'portal/index.html': template,
  '.vite/manifest.json': JSON.stringify({
    'portal/index.html': { file: 'assets/portal.js', isEntry: true, assets: ['assets/geist-latin-wght-normal-A.woff2'] },
    '../src/widgets/banner/view.tsx': { file: 'assets/banner.js', css: ['assets/banner.css'], imports: ['_first.js'] },
    '_first.js': { file: 'assets/first.js', css: ['assets/portal.css'] },
    '../locales/en/index.ts': { file: 'assets/en.js' },
    'portal/framed.ts': { file: 'assets/framed.js', isDynamicEntry: true },
    'portal/all-widgets.ts': { file: 'assets/all.js', isDynamicEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
  }),
  'assets/portal.js': `console.log(${'1'.repeat(2_000)})`,
  'assets/portal.js.br': 'packed by brotli',
  'assets/portal.js.gz': 'packed by gzip',
  'favicon.svg': '<svg/>',
})
afterAll(() => rmSync(dist, { recursive: true }))

const release = releaseOf(
  {
    'brand/foyer': JSON.parse(JSON.stringify(foyer)),
    'page/home': { title: '</script><b>', routes: ['/'], nodes: [{ id: 'b', widget: 'banner' }] },
    'page/agent': { nodes: [] },
  },
  { '/': 'home', '/agent': 'agent' },
)
const layouts: LayoutStore = {
  problems: () => [],
  release: (brand) => ({ ...release, brand }),
  document: (hash) => (hash === 'known' ? '{"a":1}' : undefined),
  brand: (name) => (name === 'foyer' ? foyer : undefined),
  brandOf: (host, otherwise) => (host === 'k.test' ? 'kestrel' : otherwise),
  has: (brand) => brand !== 'nobody',
  scan: () => undefined,
  close: () => undefined,
  brands: () => ['foyer', 'kestrel'],
  files: () => [],
}
const editing = {
  build: simpleBuild,
  checkAhead: async () => undefined,
  layoutsDir: `${dist}/layouts`,
  hosts: [],
}
const preview = {
  build: { ...builtPreview(`${dist}/preview`), frame: ['/preview/frame.js', '/preview/assets/catalogue.js'] },
  gallery: builtGallery(`${dist}/gallery`),
  pictures: async () => () => undefined,
}
const mock: Mock = {
  answer: async (request) => (request.url.includes('/known') ? Response.json({ success: true, value: 'x'.repeat(3_000) }) : undefined),
  art: (path) => (path === '/img/a.svg' ? '<svg/>' : undefined),
  control: (body) => (JSON.stringify(body) === '{"scenario":"usual"}' ? undefined : 'The scenarios are usual'),
}
const picture = 'a'.repeat(16)
const releases = {
  ...oneRelease,
  picture: (name: string) => Promise.resolve(name === `${picture}.webp` ? Buffer.from('RIFF a picture') : undefined),
}
function anApp(gateway?: string, store: LayoutStore = layouts) {
  const lines: string[] = []
  const app = createApp({
    env: { brand: 'foyer', gateway: gateway ? new URL(gateway) : undefined, isTrustedProxy: () => false },
    layouts: store,
    mock: gateway ? undefined : mock,
    pages: builtPages(dist),
    operators: nobody,
    releases,
    editing,
    preview,
    print: (line) => lines.push(line),
  })
  return {
    app,
    lines,
    get: async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
      app.request(`http://foyer.test${path}`, { ...init, headers }),
  }
}
const html = { Accept: 'text/html,*/*' }

test("a preview frame's page names the preview's scripts and every widget's contract, which a player's page does not", async () => {
  const { get } = anApp()
  const linksOf = async (headers: Record<string, string>) => {
    const text = await (await get('/agent', headers)).text()
    return [...text.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, address]) => address)
  }

  expect(await linksOf({})).toEqual(['/assets/en.js'])
  expect(await linksOf({ 'Sec-Fetch-Dest': 'iframe' })).toEqual([
    '/preview/frame.js',
    '/preview/assets/catalogue.js',
    '/assets/en.js',
    '/assets/framed.js',
    '/assets/all.js',
    '/assets/shared.js',
  ])
})

test('an address for people is the portal with its release inlined as data', async () => {
  const text = await (await anApp().get('/', html)).text()
  const [, data = ''] = /<script type="application\/json" id="foyer-release">(.*)<\/script>/.exec(text) ?? []

  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual({
    ...release,
    language: 'EN',
    documents: { ...release.documents, 'page/agent': { hash: 'page-agent#' } },
  })
  expect(text).toContain('<html lang="en" dir="ltr" data-brand="foyer" data-release="r1">')
  expect(text).toContain('<title>&lt;/script>&lt;b> · Foyer &lt;&amp; Co></title>')
  expect(text).not.toContain('a note')
})

test('a picture of an operator is given to pages of this origin alone, unpacked; what is none goes to no gateway', async () => {
  const { get } = anApp('http://127.0.0.1:9')
  const reply = await get(`/media/${picture}.webp`, { 'Accept-Encoding': 'gzip' })
  expect([reply.status, reply.headers.get('Content-Encoding'), reply.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
    200,
    null,
    'same-origin',
  ])
  expect(await reply.text()).toBe('RIFF a picture')
  for (const path of ['/media/other.webp', '/media/a/b.webp', '/media/']) expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/api/files')).status).toBe(403)
})

test('the page names what its widgets need', async () => {
  const text = await (await anApp().get('/', html)).text()

  expect(text).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/geist-latin-wght-normal-A.woff2">')
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/banner.css">')
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/banner.js">')
  expect(await (await anApp().get('/agent', html)).text()).not.toContain('banner.js')
})

test('no style sheet is named twice: then each link that comes later would cost the layout of the whole page', async () => {
  const text = await (await anApp().get('/', html)).text()
  const sheets = [...text.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, address = '']) => address)

  expect(sheets.filter((address) => address.startsWith('/assets/'))).toEqual(['/assets/portal.css', '/assets/banner.css'])
  expect(new Set(sheets).size).toBe(sheets.length)
})

test('the English words that are not in the first script are named by every page but the landing page', async () => {
  const words = '<link rel="modulepreload" crossorigin href="/assets/en.js">'

  expect(await (await anApp().get('/', html)).text()).not.toContain(words)
  expect(await (await anApp().get('/agent', html)).text()).toContain(words)
})

test("the brand's style sheet has its own address and is cached for ever", async () => {
  const { get } = anApp()
  const [, address = ''] = /href="(\/brand\/foyer\.[^"]+\.css)"/.exec(await (await get('/', html)).text()) ?? []
  const reply = await get(address)

  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(await reply.text()).toContain('--color-accent:#ff6a3d')
  expect((await get('/brand/foyer.other.css')).status).toBe(404)
})

test('language and theme come from cookies; what the brand does not offer is ignored', async () => {
  const { get } = anApp()

  expect(await (await get('/', { ...html, Cookie: 'foyer-language=AR; foyer-theme=light' })).text()).toContain(
    '<html lang="ar" dir="rtl" data-brand="foyer" data-release="r1" data-theme="light">',
  )
  const several = 'foyer-language=%E0%A4%A; foyer-language=TH; foyer-theme=pink; foyer-language=AR; foyer-theme=light'
  expect(await (await get('/', { ...html, Cookie: several })).text()).toContain(
    '<html lang="ar" dir="rtl" data-brand="foyer" data-release="r1" data-theme="light">',
  )
  expect(await (await get('/', { ...html, Cookie: 'foyer-language=JA; foyer-theme="><script>' })).text()).toContain(
    '<html lang="en" dir="ltr" data-brand="foyer" data-release="r1">',
  )
})

test("the browser's bars have the colour of the theme that is shown", async () => {
  const { get } = anApp()
  const colors = async (cookie: string) =>
    [
      ...(await (await get('/', { ...html, Cookie: cookie })).text()).matchAll(
        /name="theme-color" data-scheme="(\w+)" media="([^"]+)" content="(#\w+)"/g,
      ),
    ].map(([, ...found]) => found.join(' '))

  expect(await colors('')).toEqual(['light (prefers-color-scheme: light) #f6f3f0', 'dark (prefers-color-scheme: dark) #0f0e13'])
  expect(await colors('foyer-theme=dark')).toEqual(['light not all #f6f3f0', 'dark all #0f0e13'])
})

test('a language that the address asks for comes before the cookie, and is another page', async () => {
  const { get } = anApp()
  const headOf = async (path: string, cookie: string) => {
    const text = await (await get(path, { ...html, Cookie: cookie })).text()
    return [/<html lang="([^"]*)"/.exec(text)?.[1], /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1]]
  }

  expect(await headOf('/?lang=ar', 'foyer-language=EN')).toEqual(['ar', 'https://play.example.com/?lang=ar'])
  expect(await headOf('/?lang=en', 'foyer-language=AR')).toEqual(['en', 'https://play.example.com/'])
  expect(await headOf('/?lang=xx', 'foyer-language=AR')).toEqual(['ar', 'https://play.example.com/?lang=ar'])
})

test('an address that no page has asks not to be indexed', async () => {
  const reply = await anApp().get('/nowhere', html)

  expect([reply.status, (await reply.text()).includes('<meta name="robots" content="noindex">')]).toEqual([404, true])
})

test('search engines are told where the map of the site is, and it names each public page in each language', async () => {
  const { get } = anApp()
  const robots = await get('/robots.txt')
  const map = await get('/sitemap.xml')

  expect([robots.headers.get('Content-Type'), await robots.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /preview/\nAllow: /\n\nSitemap: https://play.example.com/sitemap.xml\n',
  ])
  const text = await map.text()
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://play.example.com/"/>',
    '<xhtml:link rel="alternate" hreflang="ar" href="https://play.example.com/?lang=ar"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://play.example.com/"/>',
  ].join('')
  expect([map.headers.get('Content-Type'), text.split('\n').slice(2, -2)]).toEqual([
    'application/xml; charset=utf-8',
    ['https://play.example.com/', 'https://play.example.com/?lang=ar'].map((address) => `<url><loc>${address}</loc>${links}</url>`),
  ])
  expect((await get('/sitemap.xml', { 'If-None-Match': map.headers.get('ETag') ?? '' })).status).toBe(304)
  const other = await anApp().app.request('http://k.test:81/robots.txt') // of a brand without host names
  expect(await other.text()).toContain('Sitemap: http://k.test:81/sitemap.xml')
})

test('the site can be installed: a manifest in the language of the page, with icons in the colours of the brand', async () => {
  const { get } = anApp()
  const page = await (await get('/?lang=ar', html)).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(page) ?? []
  const reply = await get(address)
  const manifest = (await reply.json()) as { icons: { src: string; purpose: string }[] }

  expect(reply.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
  expect(manifest).toMatchObject({
    name: 'Foyer <& Co>',
    short_name: 'Foyer <& Co>',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  const touch = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(page)?.[1] ?? ''
  for (const src of [touch, ...manifest.icons.map((icon) => icon.src)]) {
    const icon = await get(src)
    expect([icon.status, icon.headers.get('Content-Type'), icon.headers.get('Cache-Control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
  }
  expect((await get('/brand/foyer.icon-192.unknown-00.png')).status).toBe(404)
})

test("the content policy is strict and names the gateway and the brand's launch origins", async () => {
  const policy = (await anApp('http://gateway.test:81/base').get('/', html)).headers.get('Content-Security-Policy')

  expect(policy).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' http://gateway.test:81; " +
      "img-src 'self' data: https: http://gateway.test:81; " +
      "frame-src 'self' https: http://gateway.test:81 http://games.example.com; object-src 'none'; base-uri 'self'; " +
      "frame-ancestors 'self'; " +
      "form-action 'self'; require-trusted-types-for 'script'; trusted-types foyer dompurify",
  )
  expect(policy).not.toContain('unsafe')
})

test('a page is sent with no-cache and a tag, and a request with that tag gets 304', async () => {
  const { get } = anApp()
  const first = await get('/', html)

  expect(first.headers.get('Cache-Control')).toBe('no-cache')
  expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect((await get('/', { ...html, 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(304)
})

test('other spellings of an address lead to the one that is drawn and kept', async () => {
  const { get } = anApp()
  const replies = await Promise.all(
    ['/agent/', '/agent//?lang=ar', '//', '/agent', '/nowhere/', '//evil.test/'].map((path) => get(path, html)),
  )

  expect(replies.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
    [308, '/agent'],
    [308, '/agent?lang=ar'],
    [308, '/'],
    [200, null],
    [404, null],
    [404, null],
  ])
})

test('an address longer than any of ours costs nothing', async () => {
  const { get } = anApp()
  expect((await get(`/${'/'.repeat(15_000)}x`, html)).status).toBe(414)
  expect((await get(`/agent?note=${'x'.repeat(7_000)}`, html)).status).toBe(200)
})

test("a page's address gives the page whatever is accepted, so that a shared cache never has a file of the gateway for it", async () => {
  const { get } = anApp('http://127.0.0.1:1')
  const replies = await Promise.all(['/agent', '/nowhere'].map((path) => get(path, { Accept: 'image/webp' })))

  expect(replies.map(({ status, headers }) => [status, headers.get('Content-Type')])).toEqual([
    [200, 'text/html; charset=utf-8'],
    [502, 'application/json'],
  ])
})

test('an address that no page has is the portal with status 404', async () => {
  const reply = await anApp().get('/nowhere', html)

  expect([reply.status, (await reply.text()).includes('foyer-release')]).toEqual([404, true])
})

test.each([
  '/assets/gone.js',
  '/assets/../.vite/manifest.json',
  '/.vite/manifest.json',
  '/%2e%2e/package.json',
  '/portal/index.html',
  '/api/nothing',
  '/x.js',
])('%s is a plain 404, never the page', async (path) => {
  const reply = await anApp().get(path, html)

  expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 404, text: expect.not.stringContaining('<html') })
})

test('files of the build come packed as the client likes, and for ever', async () => {
  const { get } = anApp()
  const bodies = await Promise.all(
    ['br, gzip', 'gzip', 'br;q=0', ''].map(async (accepted) => (await get('/assets/portal.js', { 'Accept-Encoding': accepted })).text()),
  )

  expect(bodies.map((body) => body.slice(0, 16))).toEqual(['packed by brotli', 'packed by gzip', 'console.log(1111', 'console.log(1111'])
  expect((await get('/assets/portal.js')).headers.get('Cache-Control')).toContain('immutable')
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).not.toContain('immutable')
})

test('what is made on the fly is packed too', async () => {
  const { get } = anApp()
  const gzip = await get('/wps/known', { 'Accept-Encoding': 'gzip, br' })

  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString())).toEqual({ success: true, value: 'x'.repeat(3_000) })
  expect((await get('/wps/known')).headers.get('Content-Encoding')).toBeNull()
})

test('the manifest names hashes, has a tag and answers 304 to it', async () => {
  const { get } = anApp()
  const reply = await get('/api/layouts/manifest?brand=foyer')

  expect(await reply.json()).toEqual({
    ...release,
    number: 1,
    sheet: expect.stringMatching(/^\/brand\/foyer\.[\w-]+\.css$/),
    documents: { 'brand/foyer': { hash: 'brand-foyer#' }, 'page/home': { hash: 'page-home#' }, 'page/agent': { hash: 'page-agent#' } },
  })
  expect((await get('/api/layouts/manifest?brand=foyer', { 'If-None-Match': reply.headers.get('ETag') ?? '' })).status).toBe(304)
  expect((await get('/api/layouts/manifest?brand=nobody')).status).toBe(404)
})

test('a document is found by its hash and never changes', async () => {
  const { get } = anApp()
  const reply = await get('/api/layouts/documents/known')

  expect({ json: await reply.json(), "reply.headers.get('Cache-Control')": reply.headers.get('Cache-Control') }).toEqual({
    json: { a: 1 },
    "reply.headers.get('Cache-Control')": 'public, max-age=31536000, immutable',
  })
  expect((await get('/api/layouts/documents/unknown')).status).toBe(404)
})

test('several documents are answered together by their hashes; one that is unknown is no part of an answer that is kept', async () => {
  const { get } = anApp()
  const reply = await get('/api/layouts/documents/known,known')

  expect({ text: await reply.text(), cache: reply.headers.get('Cache-Control') }).toEqual({
    text: '{"known":{"a":1}}', // once, however often it is named
    cache: 'public, max-age=31536000, immutable',
  })
  const { status, headers } = await get('/api/layouts/documents/known,unknown')
  expect({ status, kept: headers.get('Cache-Control')?.includes('immutable') ?? false }).toEqual({ status: 404, kept: false })
})

test('a document is answered in one language with English, under an address of its own; a language of no such name is none', async () => {
  const { get } = anApp()
  const reply = await get('/api/layouts/documents/TH/known')

  expect({ json: await reply.json(), cache: reply.headers.get('Cache-Control') }).toEqual({
    json: { a: 1 },
    cache: 'public, max-age=31536000, immutable',
  })
  expect((await get('/api/layouts/documents/th/known')).status).toBe(404)
})

test('without a gateway the mock gateway answers, draws, and changes its scenario', async () => {
  const { get } = anApp()
  const post = (scenario: string, headers = {}) =>
    get('/__mock', { Host: '127.0.0.1', ...headers }, { method: 'POST', body: JSON.stringify({ scenario }) })

  expect((await get('/wps/unknown')).status).toBe(404)
  expect({
    "(await get('/img/a.svg')).status": (await get('/img/a.svg')).status,
    "(await get('/img/b.svg')).status": (await get('/img/b.svg')).status,
  }).toEqual({ "(await get('/img/a.svg')).status": 200, "(await get('/img/b.svg')).status": 404 })
  expect({
    "(await get('/mock/known')).status": (await get('/mock/known')).status,
    "(await get('/mock/unknown')).status": (await get('/mock/unknown')).status,
  }).toEqual({ "(await get('/mock/known')).status": 200, "(await get('/mock/unknown')).status": 404 })
  expect([
    (await post('usual')).status,
    (await post('nonsense')).status,
    (await post('usual', { Origin: 'http://evil.test' })).status,
    (await post('usual', { Host: 'foyer.test' })).status,
    (await post('x'.repeat(20_000))).status,
  ]).toEqual([200, 400, 403, 403, 413])
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', gateway: 'mock' })
})

test('each error of the mock control has a code and a sentence', async () => {
  const { get } = anApp()
  const post = async (body: string, headers = {}) =>
    (await get('/__mock', { Host: '127.0.0.1', ...headers }, { method: 'POST', body })).json() as Promise<object>

  expect([
    await post('{"scenario":"nonsense"}'),
    await post('no JSON'),
    await post('{}', { Origin: 'http://evil.test' }),
    await post('x'.repeat(20_000)),
  ]).toEqual(
    ['bad-request', 'bad-request', 'forbidden', 'too-large'].map((code) => ({
      code,
      error: expect.stringMatching(/^[A-Z].{10}/) as string,
    })),
  )
})

test('a call whose body is larger than a call may be is a 413 with a sentence, and the mock gateway is not asked', async () => {
  const { get } = anApp()
  const reply = await get('/wps/known', {}, { method: 'POST', body: 'a'.repeat(1_048_577) })
  expect([reply.status, await reply.json()]).toEqual([
    413,
    { success: false, errorCode: 'TOO_LARGE', message: 'The request has more than 1 MB, the most that this call may send.' },
  ])
})

test('the mock gateway answers an address with a broken percent sign with 400', async () => {
  const { get } = anApp()
  const replies = await Promise.all(['/wps/%E0%A4%A', '/lgw/%', '/lotto/%zz', '/mock/%', '/img/%.svg'].map((path) => get(path)))

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(await replies[0]!.json()).toMatchObject({ success: false, errorCode: 'PARAM_INVALID' })
})

test('every error of the API is JSON with a code and a sentence, a fault of the server too', async () => {
  const document = () => {
    throw new Error('a fault of ours')
  }
  const { get, lines } = anApp(undefined, { ...layouts, document })
  const ask = async (path: string, method = 'GET') => {
    const reply = await get(path, {}, { method })
    return { status: reply.status, ...((await reply.json()) as object) }
  }
  const sentence = expect.stringMatching(/\.$/) as string

  expect(await ask('/api/layouts/documents/any')).toEqual({ status: 500, code: 'server-fault', error: sentence })
  expect(lines).toEqual([expect.stringContaining('a fault of ours')])
  expect(await ask('/api/layouts/manifest?brand=nobody')).toEqual({ status: 404, code: 'not-found', error: sentence })
  expect(await ask('/api/nonsense')).toEqual({ status: 404, code: 'not-found', error: sentence })
  expect(await ask('/api/layouts/manifest', 'POST')).toEqual({ status: 404, code: 'not-found', error: sentence })
})

test('with a gateway there is no mock, calls and its own pictures are asked of it', async () => {
  const { get } = anApp('http://127.0.0.1:1')
  const statuses = await Promise.all(
    [get('/wps/x'), get('/lgw/x'), get('/lotto/x'), get('/img/a.svg'), get('/assets/gone.js')].map(async (reply) => (await reply).status),
  )

  expect(statuses).toEqual([502, 502, 502, 502, 404])
  expect((await get('/__mock', {}, { method: 'POST', body: '{"scenario":"usual"}' })).status).toBe(404)
  expect((await get('/mock/known')).headers.get('Content-Type')).not.toBe('application/json')
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', gateway: 'forwarded' })
})

test('tokens that are no plain values are left out and named once', async () => {
  const { lines } = anApp()
  expect(lines).toEqual([])
  const odd = { ...foyer, tokens: { ...foyer.tokens, dark: { accent: 'red} *{' } } }
  const said: string[] = []
  const app = createApp({
    env: { brand: 'foyer', gateway: undefined, isTrustedProxy: () => false },
    layouts: { ...layouts, brand: () => odd },
    mock,
    pages: builtPages(dist),
    operators: nobody,
    releases: oneRelease,
    editing,
    preview,
    print: (line) => said.push(line),
  })
  for (let time = 0; time < 2; time++) await app.request('http://foyer.test/', { headers: html })

  expect(said).toEqual(['foyer: tokens left out, they are no plain values: dark.accent'])
})

test('a server without a build says what to run', () => {
  expect(() => builtPages('/nowhere')).toThrow('Run "npm run build" first.')
})

test('the server is ready when it has a release and its gateway answers, also while its database does not', async () => {
  const rest = { layouts: 'ready', database: 'away', master: 'folder', release: 1 }
  const ready = await anApp().get('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { ...rest, gateway: 'ready' }])
  const without = await anApp('http://127.0.0.1:1').get('/readyz')
  expect(without.status).toBe(503)
  expect(await without.json()).toEqual({ ...rest, gateway: 'unreachable' })
})

test('asking whether the gateway is there keeps no connection to it, however long its answer is', async () => {
  let isClosed = false
  const gateway = http.createServer((_, response) => {
    const next = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', next)
    }
    response.on('close', () => (isClosed = true))
    next()
  })
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  const { port } = gateway.address() as AddressInfo // a TCP server's address

  expect((await anApp(`http://127.0.0.1:${port}`).get('/readyz')).status).toBe(200)
  await expect.poll(() => isClosed).toBe(true)
  gateway.close()
})

test.each(['/', '/wps/unknown', '/assets/gone.js', '/healthz', '/preview/', '/api/layouts/manifest?brand=nobody'])(
  'the reply of %s is read as what it says it is, by pages of our origin alone',
  async (path) => {
    const { headers } = await anApp().get(path, html)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  },
)

/** A gateway whose every answer has a tag, for calls and files alike. */
const taggedGateway = http.createServer((request, response) => {
  response.setHeader('ETag', '"g"').setHeader('Vary', 'Language')
  if (request.headers['if-none-match'] === '"g"') return response.writeHead(304).end()
  const type = request.url?.endsWith('.png') ? 'image/png' : 'application/json'
  return response.writeHead(200, { 'Content-Type': type }).end(`{"long":"${'x'.repeat(3_000)}"}`)
})
afterAll(() => taggedGateway.close())

test.each([
  ['/', true],
  ['/agent', true],
  ['/nowhere', false],
  ['/favicon.svg', true],
  ['/assets/portal.js', true],
  ['/assets/gone.js', false],
  ['/api/layouts/manifest', true],
  ['/api/layouts/documents/known', false],
  ['/api/nothing', false],
  ['/manifest.webmanifest', true],
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/healthz', false],
  ['/img/a.svg', false],
  ['/wps/known', false],
  ['/wps/forwarded', true],
  ['/forwarded.png', true],
])('the reply of %s varies by the same headers for GET, HEAD and a tag that is known, packed or not', async (path, hasTag) => {
  if (!taggedGateway.listening) await once(taggedGateway.listen(0, '127.0.0.1'), 'listening')
  const { port } = taggedGateway.address() as AddressInfo // a TCP server's address
  const { get } = anApp(path.includes('forwarded') ? `http://127.0.0.1:${port}` : undefined)
  const packed = { ...html, 'Accept-Encoding': 'gzip' }
  const first = await get(path, packed)
  const tag = first.headers.get('ETag')
  const replies = [
    first,
    await get(path, html),
    await get(path, packed, { method: 'HEAD' }),
    ...(tag === null ? [] : [await get(path, { ...packed, 'If-None-Match': tag }), await get(path, { ...packed, 'If-None-Match': '"g"' })]),
  ]

  expect(replies.some(({ status }) => status === 304)).toBe(hasTag)
  expect([...new Set(replies.map(({ headers }) => headers.get('Vary')))]).toEqual([expect.stringContaining('Accept-Encoding')])
})

test('pictures and games may be loaded by the frame of a game, whose origin is none', async () => {
  for (const path of ['/img/a.svg', '/mock/known'])
    expect((await anApp().get(path)).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})

test.each([
  ['no host', ''],
  ['two hosts', 'Host: a.test\r\nHost: b.test\r\n'],
  ['a host that is none', 'Host: a b\r\n'],
  ['a host with a path', 'Host: a.test/x\r\n'],
  ['a host with a name and password', 'Host: me:you@a.test\r\n'],
])('a request with %s is a 400', async (_, host) => {
  const server = serve({ fetch: anApp().app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
  await once(server, 'listening')
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1') // a TCP server's address
  socket.end(`GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
  const reply = await text(socket)
  server.close()

  expect(reply.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
})
