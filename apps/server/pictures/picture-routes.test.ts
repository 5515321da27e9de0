import { Hono } from 'hono'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { hostileFiles } from '../../../tests/support/pictures/picture-files.ts'
import { lastGoodIn } from '../layouts/last-good.ts'
import { createLayoutStore } from '../layouts/layouts.ts'
import type { LayoutStore } from '../layouts/layouts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { DatabaseError } from '../releases/database-error.ts'
import { guardCalls } from '../operators/access.ts'
import { nobody } from '../operators/operators.testing.ts'
import { aFolder, closeAll, headings, openOver } from '../releases/releases.testing.ts'
import { mediaRoutes, pictureRoutes } from './picture-routes.ts'
import { aPng } from './pictures.testing.ts'

const stores: LayoutStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  await closeAll()
})

type Listed = { file: string; name: string; width: number; height: number; widths: number[]; bytes: number; usedIn: object[] }

async function aServer() {
  const dir = aFolder()
  const server = await openOver(dir)
  const { releases, clock } = server
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const lastGood = lastGoodIn(join(dir, 'data'), join(dir, 'copy.json'))
  const layoutsDir = join(dir, 'layouts')
  const layouts = createLayoutStore({ dir: layoutsDir, files: releases.files, build: buildBrand, lastGood, print, everyMs: 1_000_000 })
  stores.push(layouts)
  const app = new Hono()
  guardCalls(app, { hosts: [], operators: nobody, layouts, brandOf: () => 'foyer', print })
  pictureRoutes(app, {
    releases,
    layouts,
    build: buildBrand,
    checkAhead,
    layoutsDir,
    hosts: [],
    brandOf: () => 'foyer',
    now: () => clock.now,
    print,
  })
  let failure: Error | undefined
  mediaRoutes(app, { picture: (name) => (failure ? Promise.reject(failure) : releases.picture(name)), print })
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array<ArrayBuffer>) =>
    app.request(path.startsWith('http') ? path : `http://127.0.0.1:4000${path}`, { method, headers, ...(body && { body }) })
  const upload = async (bytes: Uint8Array, name = 'summer.png', more: Record<string, string> = {}, brand = 'foyer') => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Foyer-Name': encodeURIComponent(name), ...more }
    const reply = await ask('POST', `/api/files?brand=${brand}`, headers, new Uint8Array(bytes))
    return { status: reply.status, body: (await reply.json()) as Listed & { error: string } }
  }
  return {
    ...server,
    ask,
    lines,
    upload,
    list: async (brand = 'foyer') => ((await (await ask('GET', `/api/files?brand=${brand}`)).json()) as { files: Listed[] }).files,
    fail: (error: Error) => void (failure = error),
  }
}
const help = 'foyer/pages/help.json'
const withPicture = (file: string) => headings('help', { first: 'First' }, { picture: `/media/${file}.webp` })

test('an upload is listed, newest first, and publishes nothing; the same picture again is told to be known', async () => {
  const { upload, list, releases, clock } = await aServer()
  const bytes = await aPng('#e63946')
  const { status, body } = await upload(bytes, 'Été 夏.png')
  expect([status, body]).toEqual([
    201,
    { file: expect.stringMatching(/^[\w-]{16}$/), width: 400, height: 200, widths: [320], name: 'Été 夏.png', bytes: expect.any(Number) },
  ])
  expect(await upload(bytes, 'other.png')).toEqual({ status: 200, body })
  clock.now += 1_000
  const second = await upload(await aPng('#1d3557', { width: 100, height: 100 }), 'C:\\pictures\\b.png')
  const { name: _, ...known } = body

  expect(await list()).toEqual([
    { ...second.body, name: 'b.png', at: new Date(clock.now).toISOString(), usedIn: [] },
    { ...known, name: 'Été 夏.png', at: new Date(clock.now - 1_000).toISOString(), usedIn: [] },
  ])
  expect([await list('kestrel'), releases.number()]).toEqual([[], 1])
})

test('what is no picture, too large or sent otherwise is refused in a sentence, and nothing is kept', async () => {
  const { upload, list, ask } = await aServer()
  for (const { bytes } of hostileFiles) {
    const { status, body } = await upload(bytes)
    expect([[413, 415].includes(status), body.error]).toEqual([true, expect.stringMatching(/^The .*\.$/)])
  }
  expect((await upload(new Uint8Array(12 * 1_048_576 + 1))).status).toBe(413)
  const good = await aPng('#e63946', { width: 8, height: 8 })
  expect((await upload(good, 'a.png', { 'Content-Type': 'image/png' })).status).toBe(415)
  expect((await upload(good, ' ')).status).toBe(400)
  expect((await upload(good, 'a.png', {}, 'nobody')).status).toBe(404)
  expect((await upload(good, 'a.png', { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await upload(good, 'a.png', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask('GET', 'http://example.com/api/files?brand=foyer')).status).toBe(403)
  expect((await ask('PUT', '/api/files')).status).toBe(405)
  expect(await list()).toEqual([])
})

test('a picture has an address of its hash that never changes and can be nothing but a picture', async () => {
  const { upload, ask, fail, lines } = await aServer()
  const { body } = await upload(await aPng('#e63946'))
  for (const name of [`${body.file}.webp`, `${body.file}-320.webp`]) {
    const reply = await ask('GET', `/media/${name}`)
    expect([reply.status, Object.fromEntries(reply.headers)]).toEqual([
      200,
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': expect.any(String),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        etag: `"${name.replace('.webp', '')}"`,
        'x-content-type-options': 'nosniff',
      },
    ])
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([bytes.toString('latin1', 8, 12), String(bytes.length)]).toEqual(['WEBP', reply.headers.get('content-length')])
    expect((await ask('GET', `/media/${name}`, { 'If-None-Match': reply.headers.get('etag') ?? '' })).status).toBe(304)
  }
  for (const name of ['media.json', `${body.file}.html`, `${body.file}-640.webp`, `${body.file.slice(1)}x.webp`])
    expect([name, (await ask('GET', `/media/${name}`)).status]).toEqual([name, 404])
  fail(new DatabaseError('away', 'no answer'))
  const reply = await ask('GET', `/media/${body.file}.webp`)
  expect([reply.status, reply.headers.get('Cache-Control'), lines.at(-1)]).toEqual([503, 'no-store', 'A picture cannot be read: no answer'])
})

test('a picture says where it is used, also in drafts and in what is scheduled, and is deleted only once it is not', async () => {
  const { upload, list, ask, change, releases, clock } = await aServer()
  const { file } = (await upload(await aPng('#e63946'))).body
  const remove = async () => {
    const reply = await ask('DELETE', `/api/files/${file}?brand=foyer`)
    return [reply.status, reply.status === 204 ? '' : ((await reply.json()) as { error: string }).error]
  }
  await change(1, help, withPicture(file))
  const live = { brand: 'foyer', document: 'page/help' }
  expect((await list())[0]?.usedIn).toEqual([live])
  expect(await remove()).toEqual([409, 'summer.png is used in page/help of foyer; take it out there first.'])

  const at = new Date(clock.now).toISOString()
  const text = headings('news', { one: 'One' }).replace('"One"', `"/media/${file}.webp"`)
  const drafts = await releases.drafts()
  const draft = await drafts.write('main', { path: 'foyer/pages/news.json', document: 'page/news', text, base: null, at }, undefined, 2)
  await change(2, help, headings('help', { first: 'First' }))
  const inDraft = { brand: 'foyer', document: 'page/news', node: 'one', in: 'draft' }
  expect((await list())[0]?.usedIn).toEqual([inDraft])
  expect(await remove()).toEqual([409, 'summer.png is used in page/news of foyer, in a draft; take it out there first.'])

  await drafts.remove('main', 'foyer/pages/news.json', draft?.etag ?? '')
  const none = { by: null, note: '', until: null, release: null, ended: null, refusal: null, approval: null, zone: 'UTC' }
  const scheduled = await releases.store().schedules.add({
    ...none,
    state: 'waiting',
    at: '2099-01-01T00:00:00.000Z',
    made: at,
    base: 3,
    documents: [help],
    brands: ['foyer'],
    changes: 1,
    files: { [help]: { text: withPicture(file) } },
  })
  expect(await remove()).toEqual([409, 'summer.png is used in page/help of foyer, in what is scheduled; take it out there first.'])
  if (scheduled) await releases.store().schedules.change(scheduled, { state: 'cancelled' })

  expect(await remove()).toEqual([204, ''])
  expect([await list(), releases.number(), await remove()]).toEqual([[], 4, [404, 'foyer has no such picture.']])
  expect((await ask('GET', `/media/${file}.webp`)).status).toBe(200) // release 2 has it
})
