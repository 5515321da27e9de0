import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

import { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import { Workspace } from '../../../src/schemas/workspace.ts'
import { DatabaseError } from '../releases/database-error.ts'
import { hashOf } from '../releases/tree.ts'
import { aPage, anEditor } from './editing.testing.ts'
import type { Editor } from './editing.testing.ts'

const open: Editor[] = []
afterEach(() => {
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
// Not Response.text(), which removes a byte order mark
const text = (reply: Response) => reply.arrayBuffer().then((bytes) => Buffer.from(bytes).toString('utf8'))
const changed = aPage('home', { routes: ['/'], title: 'Changed' })

test('a workspace is all files of the base and the brand, what other brands own, the brands, the draft and what players get', async () => {
  const { get, put, etag, layouts } = editor()
  await put(home, changed, { 'If-Match': await etag(home) })
  const reply = await get('foyer/drafts/main')
  const workspace = Workspace.parse(await reply.json())

  expect(workspace.files.map(({ name, brand, path }) => [name, brand, path])).toEqual([
    ['brand/base', '_base', '_base/brand.json'],
    ['flags/flags', '_base', '_base/flags.json'],
    ['page/help', '_base', '_base/pages/help.json'],
    ['page/home', '_base', '_base/pages/home.json'],
    ['brand/foyer', 'foyer', 'foyer/brand.json'],
  ])
  expect(workspace.brands).toEqual([
    { id: 'foyer', name: 'Foyer' },
    { id: 'kestrel', name: 'Kestrel' },
  ])
  expect(workspace.others?.map(({ name, path }) => [name, path])).toEqual([
    ['brand/kestrel', 'kestrel/brand.json'],
    ['page/help', 'kestrel/pages/help.json'],
  ])
  expect(workspace.drafts).toEqual({ 'page/home': { text: changed, etag: await etag(home), at: expect.stringMatching(/^\d{4}-.*Z$/) } })
  expect({ brand: workspace.brand, draft: workspace.draft, release: workspace.release }).toEqual({
    brand: 'foyer',
    draft: 'main',
    release: layouts.release('foyer').release,
  })
  expect({ 'Cache-Control': reply.headers.get('Cache-Control'), Vary: reply.headers.get('Vary') }).toEqual({
    'Cache-Control': 'no-store',
    Vary: 'Origin, Host',
  })
})

test('the base has a workspace too, of its own files alone', async () => {
  const workspace = Workspace.parse(await (await editor().get('_base/drafts/main')).json())

  expect(new Set(workspace.files.map(({ brand }) => brand))).toEqual(new Set(['_base']))
  expect(workspace.brands).toHaveLength(2)
})

test('a workspace says where players see the brand: here, at its own host, or nowhere', async () => {
  const hosts = JSON.stringify({ kind: 'brand', id: 'kestrel', format: 1, name: 'Kestrel', hosts: ['kestrel.example'] })
  const portals = async ({ get }: ReturnType<typeof editor>) =>
    Promise.all(
      ['foyer', '_base', 'kestrel'].map(async (brand) => Workspace.parse(await (await get(`${brand}/drafts/main`)).json()).portal),
    )
  expect(await portals(editor())).toEqual(['', '', undefined])
  expect(await portals(editor({ files: { 'kestrel/brand.json': hosts } }))).toEqual(['', '', 'https://kestrel.example'])
})

test('a workspace has a tag that changes with every edit, and answers 304 to it', async () => {
  const { get, put, etag } = editor()
  const tag = await etag('foyer/drafts/main')
  expect((await get('foyer/drafts/main', { 'If-None-Match': tag })).status).toBe(304)
  await put(home, changed, { 'If-Match': await etag(home) })

  expect((await get('foyer/drafts/main', { 'If-None-Match': tag })).status).toBe(200)
  expect((await get('foyer/drafts/main', { 'If-None-Match': `W/${await etag('foyer/drafts/main')}` })).status).toBe(304)
})

test('a draft of a text that players no longer have comes with it, until a write says that it is merged with the newer one', async () => {
  const { get, put, etag } = editor()
  const before = await text(await get('foyer/documents/page/home'))
  const ofHome = async () => Workspace.parse(await (await get('foyer/drafts/main')).json()).drafts['page/home']
  await put(home, changed, { 'If-Match': await etag(home) })
  expect(await ofHome()).not.toHaveProperty('base')

  const file = 'foyer/documents/page/home'
  await put(file, aPage('home', { routes: ['/'], title: 'Published' }), { 'If-Match': await etag(file) })
  expect(await ofHome()).toMatchObject({ text: changed, base: before })
  await put(home, aPage('home', { routes: ['/'], title: 'More' }), { 'If-Match': await etag(home), 'Foyer-Base': '"an-older-one"' })
  expect(await ofHome()).toMatchObject({ base: before })
  await put(home, changed, { 'If-Match': await etag(home), 'Foyer-Base': await etag('foyer/documents/page/home') })
  expect(await ofHome()).not.toHaveProperty('base')

  await put('foyer/drafts/main/page/summer', aPage('summer'), { 'If-None-Match': '*' })
  await put('foyer/documents/page/summer', aPage('summer', { title: 'Published' }), { 'If-None-Match': '*' })
  expect(Workspace.parse(await (await get('foyer/drafts/main')).json()).drafts['page/summer']).toMatchObject({ base: null })
})

test('a draft without any write is empty', async () => {
  expect((await (await editor().get('foyer/drafts/some-other-1')).json()).drafts).toEqual({})
})

test('a document comes from the draft, else from the brand, else from the base, and says so', async () => {
  const { get, put, etag } = editor()
  const from = async (path: string) => (await get(path)).headers.get('Foyer-From')
  expect({
    from: await from(home),
    "from('kestrel/drafts/main/page/help')": await from('kestrel/drafts/main/page/help'),
    "from('_base/drafts/main/page/help')": await from('_base/drafts/main/page/help'),
    "from('foyer/drafts/main/brand/foyer')": await from('foyer/drafts/main/brand/foyer'),
    "from('foyer/drafts/main/flags/flags')": await from('foyer/drafts/main/flags/flags'),
  }).toEqual({
    from: 'base',
    "from('kestrel/drafts/main/page/help')": 'brand',
    "from('_base/drafts/main/page/help')": 'brand',
    "from('foyer/drafts/main/brand/foyer')": 'brand',
    "from('foyer/drafts/main/flags/flags')": 'base',
  })
  await put(home, changed, { 'If-Match': await etag(home) })

  const reply = await get(home)
  expect({ "reply.headers.get('Foyer-From')": reply.headers.get('Foyer-From'), text: await text(reply) }).toEqual({
    "reply.headers.get('Foyer-From')": 'draft',
    text: changed,
  })
  expect((await get(home, { 'If-None-Match': reply.headers.get('ETag') ?? '' })).status).toBe(304)
  expect(await from('foyer/drafts/other/page/home')).toBe('base')
  expect(await from('kestrel/drafts/main/page/help')).toBe('brand')
})

test('the draft of a shared document is one for every brand that shares it: each has it, edits it and takes it back', async () => {
  const made = editor()
  const [inKestrel, inBase] = ['kestrel/drafts/main/page/home', '_base/drafts/main/page/home']
  const draftsOf = async (brand: string) => Object.keys((await (await made.get(`${brand}/drafts/main`)).json()).drafts)
  await made.put(home, changed, { 'If-Match': await made.etag(home) })
  await made.put('foyer/drafts/main/page/help', aPage('help', { title: 'More' }), {
    'If-Match': await made.etag('foyer/drafts/main/page/help'),
  })
  await made.put('foyer/drafts/main/page/summer', aPage('summer'), { 'If-None-Match': '*' })
  expect([await text(await made.get(inKestrel)), await text(await made.get(inBase))]).toEqual([changed, changed])
  expect({ foyer: await draftsOf('foyer'), kestrel: await draftsOf('kestrel'), base: await draftsOf('_base') }).toEqual({
    foyer: ['page/help', 'page/home', 'page/summer'],
    kestrel: ['page/home'], // it has a help of its own, and the new page is Foyer's
    base: ['page/help', 'page/home'],
  })

  const old = await made.etag(home)
  const more = aPage('home', { routes: ['/'], title: 'Changed in Kestrel' })
  expect((await made.put(inKestrel, more, { 'If-Match': await made.etag(inKestrel) })).status).toBe(200)
  expect((await made.put(home, changed, { 'If-Match': old })).status).toBe(409)
  expect(await text(await made.get(home))).toBe(more)
  expect((await made.remove(inKestrel, { 'If-Match': await made.etag(inKestrel) })).status).toBe(204)
  expect((await made.get(home)).headers.get('Foyer-From')).toBe('base')
})

test('a change of the shared brand.json is a draft of the base alone', async () => {
  const { get, put, etag } = editor()
  const path = '_base/drafts/main/brand/base'
  await put(path, `${await text(await get(path))}\n`, { 'If-Match': await etag(path) })

  expect((await (await get('foyer/drafts/main')).json()).drafts).toEqual({})
})

test('a document that does not exist gets a 404 with what to do, and is created with If-None-Match: *', async () => {
  const { get, put } = editor()
  const path = 'foyer/drafts/main/page/summer'
  const missing = await get(path)
  expect({ status: missing.status, json: await missing.json() }).toEqual({
    status: 404,
    json: {
      code: 'not-found',
      error: 'Nobody has page/summer: neither the draft main, nor foyer, nor _base; make it with PUT and If-None-Match: *.',
    },
  })
  expect((await put(path, aPage('summer'), { 'If-None-Match': '*' })).status).toBe(200)

  expect((await put(path, aPage('summer'), { 'If-None-Match': '*' })).status).toBe(409)
  expect((await put(home, changed, { 'If-None-Match': '*' })).status).toBe(409)
})

test.each([
  [
    'odd spacing, unknown keys and escapes',
    '{ "kind":"page",\t"id" : "home","format":1,\n\n"nodes":[ ],"\\u0066uture":{"a":1e0,"b":"\\/\\u00e9é"} }   ',
  ],
  ['CRLF', aPage('home').replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${aPage('home')}`],
  ['a future version', aPage('home', { format: 99, minReader: 99, later: [] })],
  ['characters beyond the plane', aPage('home', { title: 'مرحبا 🎰 \u2028' })],
])('a draft with %s comes back byte for byte, also after a restart', async (_, odd) => {
  const { dir, put, get, etag } = editor()
  expect((await put(home, odd, { 'If-Match': await etag(home) })).status).toBe(200)
  const again = editor({ dir })

  expect(await text(await get(home))).toBe(odd)
  expect(await text(await again.get(home))).toBe(odd)
  expect(await again.etag(home)).toBe(await etag(home))
  expect((await (await again.get('foyer/drafts/main')).json()).drafts['page/home'].text).toBe(odd)
})

test('a file with a byte order mark is given with it', async () => {
  const { get } = editor({ files: { 'foyer/pages/odd.json': `\uFEFF${aPage('odd')}` } })

  expect((await text(await get('foyer/drafts/main/page/odd'))).charCodeAt(0)).toBe(0xfeff)
})

test('a write answers its tag, its time and the problems of this document', async () => {
  const { put, etag } = editor()
  const reply = await put(home, aPage('home', { routes: ['/'], nodes: [{ id: 'x', widget: 'nothing-known' }] }), {
    'If-Match': await etag(home),
  })
  const { diagnostics, ...rest } = await reply.json()

  expect(reply.status).toBe(200)
  expect(rest).toEqual({ etag: reply.headers.get('ETag'), at: expect.stringMatching(/Z$/) })
  expect(
    diagnostics.map((entry: unknown) => Diagnostic.parse(entry)).map(({ code, document, line }: Diagnostic) => [code, document, line]),
  ).toEqual([['layout/unknown-widget', 'page/home', 9]])
})

test("what a draft creates is available to the draft's other documents", async () => {
  const { put, etag } = editor()
  const withChrome = aPage('home', { routes: ['/'], chrome: { header: 'summer' } })
  const problems = async () =>
    (await (await put(home, withChrome, { 'If-Match': await etag(home) })).json()).diagnostics.map(({ code }: Diagnostic) => code)
  expect(await problems()).toEqual(['document/unknown-reference'])
  await put('foyer/drafts/main/page/summer', aPage('summer'), { 'If-None-Match': '*' })

  expect(await problems()).toEqual([])
})

test('a write without a condition gets a 428 that says which one to send', async () => {
  const { put, drafted } = editor()
  const reply = await put(home, changed)

  expect({ status: reply.status, json: await reply.json() }).toEqual({
    status: 428,
    json: {
      code: 'precondition-required',
      error: 'Say which page/home you changed: send If-Match with the ETag that you read, or If-None-Match: * for one that nobody has.',
    },
  })
  expect((await put(home, changed, { 'If-None-Match': '"x"' })).status).toBe(428)
  expect(await drafted()).toEqual([])
})

test('a write that comes too late gets both sides and changes nothing', async () => {
  const { put, get, etag } = editor()
  const old = await etag(home)
  await put(home, changed, { 'If-Match': old })
  const mine = aPage('home', { title: 'Mine' })
  const reply = await put(home, mine, { 'If-Match': old })

  expect({ status: reply.status, json: await reply.json() }).toEqual({
    status: 409,
    json: {
      code: 'changed-meanwhile',
      error: expect.stringMatching(/^page\/home has changed since you read it; .*\.$/),
      yours: mine,
      theirs: { text: changed, etag: await etag(home), from: 'draft' },
    },
  })
  expect(await text(await get(home))).toBe(changed)
  expect((await put('foyer/drafts/main/page/gone', aPage('gone'), { 'If-Match': '"x"' })).status).toBe(409)
})

test('a file that changed under an editor who read it is a conflict with the file', async () => {
  const { put, etag, dir } = editor()
  const old = await etag(home)
  writeFileSync(`${dir}/layouts/_base/pages/home.json`, changed)
  const { theirs } = await (await put(home, aPage('home'), { 'If-Match': old })).json()

  expect(theirs).toEqual({ text: changed, etag: await etag(home), from: 'base' })
})

test("of many writes with one tag exactly one wins, and what is kept is the winner's", async () => {
  const { put, get, etag } = editor()
  const tag = await etag(home)
  const texts = Array.from({ length: 8 }, (_, index) => aPage('home', { title: `Number ${index}` }))
  const replies = await Promise.all(texts.map((one) => put(home, one, { 'If-Match': tag })))
  const winners = texts.filter((_, index) => replies[index]?.status === 200)

  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect([await text(await get(home))]).toEqual(winners)
})

test('of many who make the same document exactly one does', async () => {
  const { put } = editor()
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => put('foyer/drafts/main/page/summer', aPage('summer'), { 'If-None-Match': '*' })),
  )

  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

const nested = (depth: number): object => ({ id: `n${depth}`, widget: 'columns', slots: { main: depth > 0 ? [nested(depth - 1)] : [] } })
test.each([
  ['text that is no JSON', '{"kind":"page",', 'json/syntax'],
  ['an empty text', '', 'json/syntax'],
  ['null, which is how a draft takes a document away', 'null', 'document/misplaced'],
  ['a list', '[]', 'document/misplaced'],
  ['another id', aPage('other'), 'document/misplaced'],
  ['another kind', aPage('home').replace('page', 'menu'), 'document/misplaced'],
  ['too many brackets', `${aPage('home').slice(0, -3)}, "x": ${'['.repeat(70)}${']'.repeat(70)}}`, 'json/depth'],
  ['slots that nest too deep', aPage('home', { nodes: [nested(10)] }), 'layout/too-deep'],
  [
    'too many nodes',
    aPage('home', { nodes: Array.from({ length: 1_001 }, (_, index) => ({ id: `n-${index}`, widget: 'columns' })) }),
    'layout/too-many-nodes',
  ],
])('%s is refused with its diagnostics', async (_, bad, code) => {
  const { put, etag, drafted } = editor()
  const reply = await put(home, bad, { 'If-Match': await etag(home) })
  const { error, diagnostics } = await reply.json()

  expect([reply.status, error, [...new Set(diagnostics.map((one: unknown) => Diagnostic.parse(one).code))]]).toEqual([
    422,
    expect.stringMatching(/\.$/),
    [code],
  ])
  expect(await drafted()).toEqual([])
})

test('text that is not UTF-8 is refused, for it could not come back as it was', async () => {
  const { put, etag } = editor()
  const bytes = new Uint8Array([...Buffer.from(aPage('home'))].map((byte) => (byte === 0x41 ? 0xff : byte)))

  expect((await put(home, bytes, { 'If-Match': await etag(home) })).status).toBe(422)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=latin1', ''])(
  'a body of type "%s" is a 415',
  async (type) => {
    const { ask } = editor()
    const reply = await ask('PUT', home, { 'If-Match': '*', 'Content-Type': type }, new Uint8Array(Buffer.from(changed)))

    expect({ status: reply.status, error: (await reply.json()).error }).toEqual({
      status: 415,
      error: expect.stringContaining('application/json'),
    })
  },
)

test('a packed body is a 415', async () => {
  expect((await editor().put(home, changed, { 'If-Match': '*', 'Content-Encoding': 'gzip' })).status).toBe(415)
})

test('a body over the limit is a 413 and is not read further', async () => {
  const { put, etag } = editor()
  let pulled = 0
  const endless = new ReadableStream({
    pull: (stream) => (++pulled > 160 ? stream.close() : stream.enqueue(new Uint8Array(64 * 1024).fill(32))),
  }) // 10 MB
  const reply = await put(home, endless, { 'If-Match': await etag(home) })

  expect({ status: reply.status, error: (await reply.json()).error }).toEqual({
    status: 413,
    error: expect.stringContaining('262144 bytes'),
  })
  expect(pulled).toBeLessThan(10)
  expect((await put(home, `${changed}${' '.repeat(256 * 1024)}`, { 'If-Match': '*' })).status).toBe(413)
  expect((await put(home, changed.padEnd(256 * 1024), { 'If-Match': '*' })).status).toBe(200)
})

test('a draft removes a document of the brand, and lists it as removed until that is reverted', async () => {
  const { ask, get, remove, etag, file } = editor()
  const help = 'kestrel/drafts/main/page/help'
  const reply = await ask('PUT', help, { 'If-Match': await etag(help), 'Foyer-Delete': 'true' })
  expect(reply.status).toBe(200)
  expect((await (await get('kestrel/drafts/main')).json()).drafts['page/help'].text).toBeNull()
  const gone = await get(help)
  expect({
    status: gone.status,
    "gone.headers.get('Foyer-From')": gone.headers.get('Foyer-From'),
    "gone.headers.get('ETag')": gone.headers.get('ETag'),
  }).toEqual({ status: 404, "gone.headers.get('Foyer-From')": 'draft', "gone.headers.get('ETag')": reply.headers.get('ETag') })
  expect(file('layouts/kestrel/pages/help.json')).toContain('Help of Kestrel')

  expect((await remove(help, { 'If-Match': reply.headers.get('ETag') ?? '' })).status).toBe(204)
  expect((await get(help)).headers.get('Foyer-From')).toBe('brand')
})

test.each([
  [home, /belongs to _base/],
  ['foyer/drafts/main/page/nobody', /Nobody has/],
  ['foyer/drafts/main/brand/foyer', /without it is none/],
])('%s cannot be taken away', async (path, why) => {
  const { ask, etag } = editor()
  const tag = await etag(path)
  const reply = await ask('PUT', path, { ...(tag ? { 'If-Match': tag } : { 'If-None-Match': '*' }), 'Foyer-Delete': 'true' })

  expect({ status: reply.status, error: (await reply.json()).error }).toEqual({ status: 422, error: expect.stringMatching(why) })
})

test('a draft is reverted only with its own tag', async () => {
  const { put, remove, get, etag, drafted } = editor()
  expect((await remove(home, { 'If-Match': '*' })).status).toBe(404)
  await put(home, changed, { 'If-Match': await etag(home) })
  expect((await remove(home)).status).toBe(428)
  const late = await remove(home, { 'If-Match': '"old"' })
  expect({ status: late.status, text: (await late.json()).theirs.text }).toEqual({ status: 409, text: changed })

  const reply = await remove(home, { 'If-Match': await etag(home) })
  expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 204, text: '' })
  expect((await get(home)).headers.get('Foyer-From')).toBe('base')
  expect(await drafted()).toEqual([])
})

test('a second brand document or second flags are refused with where to send them', async () => {
  const { put } = editor()
  const brand = await put('foyer/drafts/main/brand/other', '{"kind":"brand","id":"other","format":1}', { 'If-None-Match': '*' })
  const flags = await put('foyer/drafts/main/flags/other', '{"kind":"flags","id":"other","format":1,"flags":{}}', { 'If-None-Match': '*' })

  expect({ 'brand.status': brand.status, 'flags.status': flags.status }).toEqual({ 'brand.status': 422, 'flags.status': 422 })
  expect((await brand.json()).error).toContain('brand/foyer')
})

test("a brand's own document and the flags are drafted like pages", async () => {
  const { put, get, etag } = editor()
  for (const path of ['foyer/drafts/main/brand/foyer', 'foyer/drafts/main/flags/flags', '_base/drafts/main/brand/base']) {
    const before = await text(await get(path))
    const reply = await put(path, `${before}\n`, { 'If-Match': await etag(path) })
    expect({ status: reply.status, diagnostics: (await reply.json()).diagnostics }).toEqual({ status: 200, diagnostics: [] })
  }
})

test('a disk error is reported, and the draft stays as it was', async () => {
  const { put, get, etag, dir, lines } = editor()
  mkdirSync(`${dir}/data/foyer.db`, { recursive: true }) // a folder stands where the database should be
  const reply = await put(home, changed, { 'If-Match': '*' })

  expect({ status: reply.status, error: (await reply.json()).error }).toEqual({
    status: 507,
    error: expect.stringContaining('nothing has changed'),
  })
  expect(lines.filter((line) => line.startsWith('A change by an editor could not be written: '))).toHaveLength(1)
  rmSync(`${dir}/data/foyer.db`, { recursive: true })
  expect((await get(home)).headers.get('Foyer-From')).toBe('base')
  expect((await put(home, changed, { 'If-Match': await etag(home) })).status).toBe(200)
})

test('with the database away a save is a 503 that asks to keep the text, and is written once the database is back', async () => {
  const made = editor()
  const tag = await made.etag(home)
  made.failDrafts(new DatabaseError('away', 'connect ECONNREFUSED'))
  const reply = await made.put(home, changed, { 'If-Match': tag })
  expect({ status: reply.status, error: (await reply.json()).error }).toEqual({
    status: 503,
    error: 'The database does not answer, so the server cannot tell that this is saved. Keep your text and try again.',
  })
  expect((await made.get('foyer/drafts/main')).status).toBe(503)
  made.failDrafts(undefined)
  expect((await made.put(home, changed, { 'If-Match': tag })).status).toBe(200)
})

test('of writes with one tag by two servers exactly one wins', async () => {
  const one = editor()
  const two = editor({ dir: one.dir })
  const tag = await one.etag(home)
  const replies = await Promise.all(
    [one, two, one, two].map((server, index) => server.put(home, aPage('home', { title: `${index}` }), { 'If-Match': tag })),
  )
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await text(await two.get(home))).toBe(await text(await one.get(home)))
})

const atPath = (path: string, draft = 'main') => `http://127.0.0.1:4000/api/drafts/${draft}/files/${path}`

test('a draft is read and written by the paths of its files too, and a write that comes too late gets a 412 with both sides', async () => {
  const { ask, get, put, remove, etag } = editor()
  const [base, own] = [atPath('_base/pages/home.json'), atPath('foyer/pages/home.json')]
  const first = await etag(base)
  expect((await put(base, changed, { 'If-Match': first })).status).toBe(200)
  expect(await text(await get(home))).toBe(changed)
  expect((await get(base)).headers.get('Foyer-From')).toBe('draft')

  const late = await put(base, aPage('home'), { 'If-Match': first })
  expect({ status: late.status, body: await late.json() }).toMatchObject({
    status: 412,
    body: { code: 'changed-meanwhile', yours: aPage('home'), theirs: { text: changed, from: 'draft' } },
  })
  expect((await put(base, changed)).status).toBe(428)
  // the brand's own file is another one than the shared one
  expect((await get(own)).status).toBe(404)
  expect((await put(own, aPage('home', { routes: ['/'] }), { 'If-None-Match': '*' })).status).toBe(200)
  expect((await put(own, aPage('home', { routes: ['/'] }), { 'If-None-Match': '*' })).status).toBe(412)

  const listed = await (await get('http://127.0.0.1:4000/api/drafts')).json()
  const at = expect.stringMatching(/Z$/)
  expect(listed).toEqual({
    drafts: [
      {
        id: 'main',
        title: 'main',
        by: null,
        base: 1,
        files: {
          '_base/pages/home.json': { base: hashOf(aPage('home', { routes: ['/'] })), hash: hashOf(changed), at },
          'foyer/pages/home.json': { base: null, hash: hashOf(aPage('home', { routes: ['/'] })), at },
        },
      },
    ],
  })
  expect((await remove(own, { 'If-Match': await etag(own) })).status).toBe(204)
  expect((await remove(own, { 'If-Match': '*' })).status).toBe(404)
  expect((await ask('PUT', atPath('kestrel/pages/help.json'), { 'If-Match': '*', 'Foyer-Delete': 'true' })).status).toBe(200)
  expect((await get('kestrel/drafts/main/page/help')).status).toBe(404)
})

test.each([
  '..%2f..%2fx',
  'foyer%2fpages%2f..%2f..%2fx',
  'nobody/pages/home.json',
  'foyer/media/x.webp',
  'foyer/pages/Home.json',
  'x',
  '_base',
])('no draft has a file at %s', async (path) => {
  const { put, get, remove, drafted } = editor()
  const asked = [await put(atPath(path), aPage('home'), { 'If-None-Match': '*' }), await get(atPath(path)), await remove(atPath(path))]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await drafted()).toEqual([])
})

test('the file that a draft began from stays known while it is changed further', async () => {
  const { put, etag, drafts } = editor()
  await put(home, changed, { 'If-Match': await etag(home) })
  await put(home, aPage('home', { routes: ['/'], title: 'Further' }), { 'If-Match': await etag(home) })
  expect((await (await drafts()).files('main')).map(({ base }) => base)).toEqual([hashOf(aPage('home', { routes: ['/'] }))])
})
