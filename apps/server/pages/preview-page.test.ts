import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Hono } from 'hono'

import { builtGallery, builtPreview } from '../files/build-files.ts'
import { folderOf } from '../example.testing.ts'
import { previewRoutes } from './preview-page.ts'
import { previewPictures } from './preview-pictures.ts'

const template =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta name="foyer-nonce" content="" />\n' +
  '<script type="module" crossorigin src="/preview/assets/preview-A.js"></script>\n' +
  '<link rel="modulepreload" crossorigin href="/preview/assets/react-B.js">\n</head>\n<body></body>\n</html>'
const dist = folderOf({
  'preview/index.html': template,
  'frame.js': 'export const start = 1',
  'assets/preview-A.js': 'a',
  'assets/preview-A.js.br': 'packed',
  '.vite/modules.json': '{}',
  '.vite/manifest.json': JSON.stringify({
    'preview/index.html': { file: 'assets/preview-A.js', isEntry: true, imports: ['_react.js', '_kit.js'], dynamicImports: ['_later.js'] },
    'frame/main.ts': { file: 'frame.js', isEntry: true, imports: ['_mock.js'] },
    '_react.js': { file: 'assets/react-B.js' },
    '_kit.js': { file: 'assets/kit-C.js' },
    '_later.js': { file: 'assets/later-D.js' },
    '_details.js': { file: 'assets/details-F.js', name: 'details' },
    'preview/model/drafts/recovery.ts': { file: 'assets/recovery-G.js', isDynamicEntry: true, imports: ['_store.js'] },
    '_store.js': { file: 'assets/store-H.js' },
    'kit/fields/schema-form.tsx': { file: 'assets/form-I.js', isDynamicEntry: true },
    '_mock.js': { file: 'assets/mock-E.js' },
  }),
})
afterAll(() => rmSync(dist, { recursive: true }))

const galleryDist = folderOf({
  'index.html': '<!doctype html><title>Widget gallery</title>',
  'example.html': '<!doctype html><title>Example of a widget</title>',
  'card.html': '<!doctype html><title>Picture of an example</title>',
  'assets/gallery-A.js': 'g',
})
afterAll(() => rmSync(galleryDist, { recursive: true }))

function aPreview({ dir = dist, galleryDir = galleryDist, hosts = [] as string[], strict = true } = {}) {
  const app = new Hono()
  const loaded = { times: 0 }
  const pictures = async () => {
    loaded.times += 1
    return (path: string) => (path === '/img/game/1.svg' ? '<svg/>' : undefined)
  }
  previewRoutes(app, { build: builtPreview(dir), gallery: builtGallery(galleryDir), hosts, strict, pictures })
  app.get('*', (context) => context.text('the portal'))
  return {
    loaded,
    get: async (path: string, headers: Record<string, string> = {}, socket?: { remoteAddress: string }) =>
      app.request(path.startsWith('http') ? path : `http://127.0.0.1:4000${path}`, { headers }, socket && { incoming: { socket } }),
  }
}

test("the editor's page has a policy of its own, and a new nonce each time", async () => {
  const { get } = aPreview()
  const [first, second] = await Promise.all([get('/preview/'), get('/preview/?brand=kestrel&doc=page/home')])
  const [html, other] = await Promise.all([first.text(), second.text()])
  const [, nonce = ''] = /<meta name="foyer-nonce" content="([\w-]+)"/.exec(html) ?? []

  expect(nonce).toHaveLength(24)
  expect(other).not.toContain(nonce)
  expect(first.headers.get('Content-Security-Policy')).toBe(
    `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: https:; ` +
      "font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; " +
      "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types foyer",
  )
  expect({
    status: first.status,
    "first.headers.get('Cache-Control')": first.headers.get('Cache-Control'),
    "first.headers.get('X-Content-Type-Options')": first.headers.get('X-Content-Type-Options'),
    "first.headers.get('Content-Type')": first.headers.get('Content-Type'),
  }).toEqual({
    status: 200,
    "first.headers.get('Cache-Control')": 'no-store',
    "first.headers.get('X-Content-Type-Options')": 'nosniff',
    "first.headers.get('Content-Type')": 'text/html; charset=UTF-8',
  })
})

const first = [
  '/preview/assets/react-B.js',
  '/preview/assets/kit-C.js',
  '/preview/assets/details-F.js',
  '/preview/assets/recovery-G.js',
  '/preview/assets/store-H.js',
]
test.each([
  ['', first],
  ['?doc=page/home&sel=hot', [...first, '/preview/assets/form-I.js']],
])('of the address "%s" links name what its script imports or asks for at once, none that is loaded later', async (search, files) => {
  const html = await (await aPreview().get(`/preview/${search}`)).text()

  expect([...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map((match) => match[1])).toEqual(files)
})

test('the scripts of a preview frame are those that its entry imports at once', () => {
  const dir = folderOf({
    'preview/index.html': template,
    '.vite/manifest.json': '{}',
    '.vite/frame-manifest.json': JSON.stringify({
      'frame/main.ts': { file: 'frame.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['_axe.js'] },
      '_shared.js': { file: 'assets/frame-shared-J.js' },
      '_axe.js': { file: 'assets/frame-axe-K.js' },
    }),
  })

  expect(builtPreview(dir).frame).toEqual(['/preview/frame.js', '/preview/assets/frame-shared-J.js'])
  expect(builtPreview('/nowhere').frame).toEqual([])
  rmSync(dir, { recursive: true })
})

test.each([
  ['', '/api/layouts/foyer/drafts/main'],
  ['?brand=kestrel&draft=summer-2027&doc=page/home', '/api/layouts/kestrel/drafts/summer-2027'],
  ['?brand=%22%3E%3Cscript%3E&draft=../x', '/api/layouts/foyer/drafts/main'],
])('the documents of the address "%s" are asked for along with the scripts, before any of them runs', async (search, address) => {
  const html = await (await aPreview().get(`/preview/${search}`)).text()

  expect([...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)).toEqual([
    `<link rel="preload" as="fetch" crossorigin href="${address}">`,
  ])
})

test('while developing there is no policy, for scripts are inline then', async () => {
  expect((await aPreview({ strict: false }).get('/preview/')).headers.get('Content-Security-Policy')).toBeNull()
})

test('an address without the last slash is redirected, with its query', async () => {
  const reply = await aPreview().get('/preview?brand=kestrel&t=2027-01-20T00:00:00%2B08:00')

  expect({ status: reply.status, "reply.headers.get('Location')": reply.headers.get('Location') }).toEqual({
    status: 302,
    "reply.headers.get('Location')": '/preview/?brand=kestrel&t=2027-01-20T00:00:00%2B08:00',
  })
})

test("files of the build are for ever, but for the frame's script, which every portal knows by one name", async () => {
  const { get } = aPreview()
  const [asset, packed, frame] = await Promise.all([
    get('/preview/assets/preview-A.js'),
    get('/preview/assets/preview-A.js', { 'Accept-Encoding': 'br' }),
    get('/preview/frame.js'),
  ])

  expect({
    "asset.headers.get('Cache-Control')": asset.headers.get('Cache-Control'),
    'asset.text()': await asset.text(),
    'packed.text()': await packed.text(),
  }).toEqual({
    "asset.headers.get('Cache-Control')": 'public, max-age=31536000, immutable',
    'asset.text()': 'a',
    'packed.text()': 'packed',
  })
  expect({ 'Cache-Control': frame.headers.get('Cache-Control'), 'Content-Type': frame.headers.get('Content-Type') }).toEqual({
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/javascript; charset=utf-8',
  })
  expect((await get('/preview/frame.js', { 'If-None-Match': frame.headers.get('ETag') ?? '' })).status).toBe(304)
})

test.each([
  '/preview/nothing',
  '/preview/index.html',
  '/preview/preview/index.html',
  '/preview/.vite/manifest.json',
  '/preview/.vite/modules.json',
  '/preview/assets/%2e%2e/.vite/manifest.json',
  '/preview/assets/..%2f..%2fpackage.json',
  '/preview/assets/',
  '/preview/page/home',
])('%s is a 404, never the portal', async (path) => {
  const reply = await aPreview().get(path)

  expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 404, text: expect.stringMatching(/^There is .*\.$/) })
})

test('without a build the page says what to run, and the portal is not affected', async () => {
  const { get } = aPreview({ dir: '/nowhere' })
  const reply = await get('/preview/')

  expect({ status: reply.status, text: await reply.text() }).toEqual({
    status: 404,
    text: 'There is no build of the preview. Run "npm run build", then start the server again.',
  })
  expect(await (await get('/previews')).text()).toBe('the portal')
})

test.each(['/preview/', '/preview', '/preview/frame.js', '/preview/img/game/1.svg'])(
  '%s is refused to hosts that may not edit, with a sentence',
  async (path) => {
    const { get, loaded } = aPreview()
    const reply = await get(`http://foyer.test${path}`)
    const page = await reply.text()

    expect({ status: reply.status, "reply.headers.get('Content-Security-Policy')": reply.headers.get('Content-Security-Policy') }).toEqual({
      status: 403,
      "reply.headers.get('Content-Security-Policy')": "default-src 'none'; frame-ancestors 'none'",
    })
    expect(page).toContain('<p>Editing is refused at the host &quot;foyer.test&quot;; ')
    expect((await get(path, {}, { remoteAddress: '10.0.0.9' })).status).toBe(403)
    expect(
      (await aPreview({ hosts: ['foyer.test'] }).get(`http://foyer.test${path}`, {}, { remoteAddress: '10.0.0.9' })).status,
    ).toBeLessThan(400)
    expect(loaded.times).toBe(0)
  },
)

test('pictures are drawn at any gateway, and the mock gateway is loaded by the first of them alone', async () => {
  const { get, loaded } = aPreview()
  await get('/preview/')
  expect(loaded.times).toBe(0)
  const [picture, none] = await Promise.all([get('/preview/img/game/1.svg'), get('/preview/img/game/2.svg')])

  expect({
    'picture.status': picture.status,
    "picture.headers.get('Content-Type')": picture.headers.get('Content-Type'),
    text: await picture.text(),
    'none.status': none.status,
  }).toEqual({ 'picture.status': 200, "picture.headers.get('Content-Type')": 'image/svg+xml', text: '<svg/>', 'none.status': 404 })
  expect(loaded.times).toBe(1)
})

test("pictures are for the preview's own pages", async () => {
  const { get } = aPreview()
  const statuses = await Promise.all(
    ['same-origin', 'none', 'cross-site', 'same-site'].map((site) => get('/preview/img/game/1.svg', { 'Sec-Fetch-Site': site })),
  )

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403])
})

test("the mock gateway's pictures have the paths that its replies name", async () => {
  const draw = await previewPictures()

  expect(
    ['/img/scene/home-reef.svg', '/img/vendor/PG.svg', '/img/placeholder.svg'].filter((path) => !draw(path)?.startsWith('<svg')),
  ).toEqual([])
  expect(['/img/game/1.svg', '/img/../server.ts', '/other'].map(draw)).toEqual([undefined, undefined, undefined])
  const ofExamples = ['/img/game/jl-ember-koi.svg', '/img/game/jl-%D8%A7%D9%84.svg', '/img/slider/1.svg', '/img/captcha/1.svg']
  expect(ofExamples.filter((path) => !draw(path)?.startsWith('<svg'))).toEqual([])
})

test("the gallery has the editor's policy; an example has a portal's, in a sandbox that only the gallery may frame", async () => {
  const { get } = aPreview()
  const [gallery, example] = await Promise.all([
    get('/preview/gallery/?widget=balance'),
    get('/preview/gallery/example.html?widget=balance'),
  ])

  expect(await gallery.text()).toContain('<title>Widget gallery</title>')
  expect(gallery.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(await example.text()).toContain('<title>Example of a widget</title>')
  expect(example.headers.get('Content-Security-Policy')).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; " +
      "frame-src 'self' https:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types foyer dompurify; sandbox allow-scripts allow-same-origin allow-forms",
  )
})

test('the page of a picture of an example runs nothing, sends nothing and frames nothing', async () => {
  const card = await aPreview().get('/preview/gallery/card.html')

  expect(await card.text()).toContain('<title>Picture of an example</title>')
  expect(card.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'self'; sandbox allow-same-origin",
  )
})

test("the gallery's files are served below its address, and pictures of examples that its build has not are drawn", async () => {
  const { get } = aPreview()
  const [script, picture, nothing, without] = await Promise.all([
    get('/preview/gallery/assets/gallery-A.js'),
    get('/preview/gallery/img/game/1.svg'),
    get('/preview/gallery/nothing'),
    get('/preview/gallery'),
  ])

  expect([script.status, await script.text()]).toEqual([200, 'g'])
  expect([picture.status, await picture.text()]).toEqual([200, '<svg/>'])
  expect([nothing.status, await nothing.text()]).toEqual([404, 'There is nothing at this address of the gallery.'])
  expect([without.status, without.headers.get('Location')]).toEqual([302, '/preview/gallery/'])
})

test('only those who may edit get the gallery, and without a build it says what to run', async () => {
  const elsewhere = await aPreview().get('http://evil.example/preview/gallery/')
  expect(elsewhere.status).toBe(403)

  const unbuilt = await aPreview({ galleryDir: folderOf({}) }).get('/preview/gallery/')
  expect([unbuilt.status, await unbuilt.text()]).toEqual([
    404,
    'There is no build of the widget gallery. Run "npm run build", then start the server again.',
  ])
})
