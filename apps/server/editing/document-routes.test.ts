import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
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
const home = 'foyer/documents/page/home'
const help = 'kestrel/documents/page/help'
const changed = aPage('home', { routes: ['/'], title: 'Changed' })
const titleOf = ({ layouts }: Editor, brand: string, page: string) =>
  (layouts.release(brand, 1e9).documents[`page/${page}`]?.body as { title?: string } | undefined)?.title

test('an inherited document is written in its own folder, and every brand that inherits it has it at once', async () => {
  const made = editor()
  const reply = await made.put(home, changed, { 'If-Match': await made.etag(home) })

  expect({ status: reply.status, json: await reply.json() }).toEqual({
    status: 200,
    json: {
      etag: reply.headers.get('ETag'),
      at: expect.stringMatching(/Z$/),
      path: '_base/pages/home.json',
      brands: ['foyer', 'kestrel'],
      diagnostics: [],
    },
  })
  expect(made.file('layouts/_base/pages/home.json')).toBe(changed)
  expect({
    "titleOf(made, 'foyer', 'home')": titleOf(made, 'foyer', 'home'),
    "titleOf(made, 'kestrel', 'home')": titleOf(made, 'kestrel', 'home'),
  }).toEqual({ "titleOf(made, 'foyer', 'home')": 'Changed', "titleOf(made, 'kestrel', 'home')": 'Changed' })
  expect(made.has('layouts/foyer/pages')).toBe(false)
  expect(await made.etag(home)).toBe(reply.headers.get('ETag'))
})

test('brands that have a document of their own do not follow the base', async () => {
  const made = editor()
  const path = 'foyer/documents/page/help'
  const { brands } = await (await made.put(path, aPage('help', { title: 'New' }), { 'If-Match': await made.etag(path) })).json()

  expect(brands).toEqual(['foyer'])
  expect(titleOf(made, 'kestrel', 'help')).toBe('Help of Kestrel')
})

test("a brand's own document stays its own", async () => {
  const made = editor()
  const answer = await (await made.put(help, aPage('help', { title: 'New' }), { 'If-Match': await made.etag(help) })).json()

  expect({ path: answer.path, brands: answer.brands }).toEqual({ path: 'kestrel/pages/help.json', brands: ['kestrel'] })
  expect(made.file('layouts/_base/pages/help.json')).toBe(aPage('help'))
})

test("into=own makes a copy in the brand's folder and leaves the others alone", async () => {
  const made = editor()
  const answer = await (await made.put(`${home}?into=own`, changed, { 'If-Match': await made.etag(home) })).json()

  expect({ path: answer.path, brands: answer.brands }).toEqual({ path: 'foyer/pages/home.json', brands: ['foyer'] })
  expect(made.file('layouts/_base/pages/home.json')).toBe(aPage('home', { routes: ['/'] }))
  expect({
    "titleOf(made, 'foyer', 'home')": titleOf(made, 'foyer', 'home'),
    "titleOf(made, 'kestrel', 'home')": titleOf(made, 'kestrel', 'home'),
  }).toEqual({ "titleOf(made, 'foyer', 'home')": 'Changed', "titleOf(made, 'kestrel', 'home')": 'A page' })
  expect((await made.put(`${home}?into=elsewhere`, changed, { 'If-Match': '*' })).status).toBe(400)
})

test.each([
  ['page/summer', aPage('summer'), 'foyer/pages/summer.json'],
  ['menu/side', '{"kind":"menu","id":"side","format":1,"items":[]}', 'foyer/menus/side.json'],
  ['order/categories', '{"kind":"order","id":"categories","format":1,"steps":[]}', 'foyer/orders/categories.json'],
  ['overlay/lunar', '{"kind":"overlay","id":"lunar","format":1,"target":"page/home","priority":1,"steps":[]}', 'foyer/overlays/lunar.json'],
  ['form/login', '{"kind":"form","id":"login","format":1,"fields":[],"submit":{"label":"Go","intent":"submit"}}', 'foyer/forms/login.json'],
])("a new %s goes into the brand's folder", async (name, text, path) => {
  const made = editor()
  const reply = await made.put(`foyer/documents/${name}`, text, { 'If-None-Match': '*' })

  expect({ status: reply.status, path: (await reply.json()).path }).toEqual({ status: 200, path })
  expect(made.file(`layouts/${path}`)).toBe(text)
  expect(made.layouts.release('foyer', 1e9).documents[name]).toBeDefined()
})

test('brand.json and flags.json are written in their own folder', async () => {
  const made = editor()
  for (const [name, path] of [
    ['brand/foyer', 'foyer/brand.json'],
    ['brand/base', '_base/brand.json'],
    ['flags/flags', '_base/flags.json'],
  ] as const) {
    const at = `foyer/documents/${name}`
    const text = `${made.file(`layouts/${path}`)}\n`
    const reply = await made.put(at, text, { 'If-Match': await made.etag(at) })
    expect({ status: reply.status, path: (await reply.json()).path, 'made.file(`layouts/${path}`)': made.file(`layouts/${path}`) }).toEqual(
      { status: 200, path, 'made.file(`layouts/${path}`)': text },
    )
  }
  const own = await made.put('foyer/documents/flags/flags?into=own', '{"kind":"flags","id":"flags","format":1,"flags":{}}', {
    'If-Match': '*',
  })
  expect((await own.json()).path).toBe('foyer/flags.json')
})

test.each([
  ['odd spacing and escapes', '{ "kind":"page",\t"id" : "home","format":1,\n\n"routes":["/"],"nodes":[ ],"title":"\\u0066\\/\\u00e9é"}   '],
  ['CRLF', changed.replaceAll('\n', '\r\n')],
])('a text with %s is on the disk byte for byte, and nothing else is left beside it', async (_, odd) => {
  const made = editor()
  expect((await made.put(home, odd, { 'If-Match': await made.etag(home) })).status).toBe(200)

  expect(made.file('layouts/_base/pages/home.json')).toBe(odd)
  expect(await (await made.get(home)).text()).toBe(odd)
  expect(readdirSync(`${made.dir}/layouts/_base/pages`)).toEqual(['help.json', 'home.json'])
})

test.each([
  ['an unknown widget', aPage('home', { nodes: [{ id: 'x', widget: 'nothing-known' }] }), 'layout/unknown-widget', 'page/home'],
  ['a byte order mark', `\uFEFF${aPage('home')}`, 'json/encoding', 'page/home'],
  ['text that is no JSON', '{', 'json/syntax', 'page/home'],
  ['the text of another page', aPage('help'), 'document/misplaced', 'page/home'],
])('%s is not written', async (_, bad, code, document) => {
  const made = editor()
  const before = made.file('layouts/_base/pages/home.json')
  const reply = await made.put(home, bad, { 'If-Match': await made.etag(home) })
  const { error, diagnostics } = await reply.json()

  expect({ status: reply.status, error }).toEqual({ status: 422, error: expect.stringMatching(/^[^\n]+$/) })
  expect(diagnostics.map((one: Diagnostic) => [one.code, one.document])).toEqual([[code, document]])
  expect(made.file('layouts/_base/pages/home.json')).toBe(before)
})

test('unknown content of a file is kept and does not prevent other changes; more of it is refused', async () => {
  const later = { id: 'later', widget: 'wheel-of-tomorrow', since: 2 }
  const made = editor({ files: { '_base/pages/home.json': aPage('home', { nodes: [later] }) } })
  const next = aPage('home', { title: 'Another', nodes: [later] })
  const written = await made.put(home, next, { 'If-Match': await made.etag(home) })
  expect([written.status, (await written.json()).diagnostics.map(({ code }: Diagnostic) => code)]).toEqual([
    200,
    expect.arrayContaining(['layout/unknown-widget']),
  ])
  expect(made.file('layouts/_base/pages/home.json')).toBe(next)

  const more = await made.put(home, aPage('home', { nodes: [later, { id: 'two', widget: 'wheel-of-today' }] }), {
    'If-Match': await made.etag(home),
  })
  expect([more.status, (await more.json()).diagnostics.map(({ message }: Diagnostic) => message)]).toEqual([
    422,
    [expect.stringContaining('wheel-of-today')],
  ])
})

test("a write that breaks another document is refused with that document's errors", async () => {
  const made = editor({
    files: {
      '_base/pages/front.json': aPage('front', { chrome: { header: 'bar' } }),
      '_base/pages/bar.json': aPage('bar'),
      'kestrel/pages/bar.json': aPage('bar'),
    },
  })
  const taken = await made.remove('_base/documents/page/bar', { 'If-Match': await made.etag('_base/documents/page/bar') })
  const clash = await made.put('foyer/documents/page/help', aPage('help', { routes: ['/'] }), { 'If-Match': '*' })

  expect([taken.status, (await taken.json()).diagnostics.map(({ code, document }: Diagnostic) => [code, document])]).toEqual([
    422,
    [['document/unknown-reference', 'page/front']],
  ])
  expect([clash.status, (await clash.json()).diagnostics.map(({ code, document }: Diagnostic) => [code, document])]).toEqual([
    422,
    [['page/route-clash', 'page/home']],
  ])
})

test('errors that were already in other documents do not prevent a change', async () => {
  const made = editor({ files: { '_base/pages/broken.json': aPage('broken', { nodes: [{ id: 'x', widget: 'nothing-known' }] }) } })

  expect((await made.put(home, changed, { 'If-Match': await made.etag(home) })).status).toBe(200)
})

test('what would break a brand that follows is refused with the name of that brand, though the brand that asks is whole', async () => {
  const made = editor({ files: { 'foyer/pages/summer.json': aPage('summer') } })
  const reply = await made.put(home, aPage('home', { routes: ['/'], chrome: { header: 'summer' } }), { 'If-Match': await made.etag(home) })
  const { error, diagnostics } = await reply.json()

  expect({ status: reply.status, found: diagnostics.map(({ code, brands }: Diagnostic) => [code, brands]) }).toEqual({
    status: 422,
    found: [['document/unknown-reference', ['kestrel']]],
  })
  expect(error).toContain('In kestrel: There is no page/summer.')
})

test('a shared menu that links to a page of one brand is written, and the answer names the brands that lack the page', async () => {
  const menu = (to: string) => JSON.stringify({ kind: 'menu', id: 'side', format: 1, items: [{ id: 'one', label: 'One', to }] })
  const made = editor({
    files: { '_base/menus/side.json': menu('/'), 'foyer/pages/summer.json': aPage('summer', { routes: ['/summer'] }) },
  })
  const side = 'foyer/documents/menu/side'
  const foundIn = async (to: string) => {
    const { diagnostics } = await (await made.put(side, menu(to), { 'If-Match': await made.etag(side) })).json()
    return diagnostics.map(({ code, pointer, brands }: Diagnostic) => [code, pointer, brands])
  }

  expect(await foundIn('/summer')).toEqual([['page/unknown-route', '/items/0/to', ['kestrel']]])
  expect(await foundIn('/nowhere')).toEqual([['page/unknown-route', '/items/0/to', undefined]])
})

test('a write without a condition is a 428, one that comes too late a 409 with both sides', async () => {
  const made = editor()
  const old = await made.etag(home)
  expect((await made.put(home, changed)).status).toBe(428)
  writeFileSync(`${made.dir}/layouts/_base/pages/home.json`, aPage('home', { title: 'By hand' }))
  const reply = await made.put(home, changed, { 'If-Match': old })

  expect({ status: reply.status, json: await reply.json() }).toEqual({
    status: 409,
    json: {
      code: 'changed-meanwhile',
      error: expect.stringMatching(/\.$/),
      yours: changed,
      theirs: { text: aPage('home', { title: 'By hand' }), etag: await made.etag(home), from: 'base' },
    },
  })
  expect(made.file('layouts/_base/pages/home.json')).toBe(aPage('home', { title: 'By hand' }))
})

test('of many writes with one tag exactly one wins', async () => {
  const made = editor()
  const tag = await made.etag(home)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      made.put(home, aPage('home', { routes: ['/'], title: `Number ${index}` }), { 'If-Match': tag }),
    ),
  )

  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
})

test('after writing, the draft of the same text is gone; one that has moved on stays', async () => {
  const made = editor()
  const draft = 'foyer/drafts/main/page/home'
  await made.put(draft, changed, { 'If-Match': await made.etag(draft) })
  await made.put(`${home}?draft=main`, aPage('home', { routes: ['/'], title: 'Older' }), { 'If-Match': await made.etag(home) })
  expect((await made.get(draft)).headers.get('Foyer-From')).toBe('draft')
  await made.put(`${home}?draft=main`, changed, { 'If-Match': await made.etag(home) })

  expect((await made.get(draft)).headers.get('Foyer-From')).toBe('base')
  expect((await made.put(`${home}?draft=../x`, changed, { 'If-Match': '*' })).status).toBe(400)
})

test('a shared draft ends for every brand when it is published', async () => {
  const made = editor()
  const [draft, inKestrel] = ['foyer/drafts/main/page/home', 'kestrel/drafts/main/page/home']
  const from = async (path: string) => (await made.get(path)).headers.get('Foyer-From')
  await made.put(draft, changed, { 'If-Match': await made.etag(draft) })
  await made.put(`kestrel/documents/page/home?draft=main`, changed, { 'If-Match': await made.etag(home) })
  expect([await from(draft), await from(inKestrel)]).toEqual(['base', 'base'])
})

test('a copy for one brand takes nothing out of the draft of the others, and what it leaves out stays a draft of the brand', async () => {
  const made = editor()
  const at = { foyer: 'foyer/drafts/main/page/home', kestrel: 'kestrel/drafts/main/page/home' }
  const shown = async (path: string) => {
    const reply = await made.get(path)
    return [reply.headers.get('Foyer-From'), await reply.text()]
  }
  const page = (title: string, ...ids: string[]) =>
    aPage('home', { routes: ['/'], title, nodes: ids.map((id) => ({ id, widget: 'page-heading', props: { title: id } })) })
  const [first, moved, both, title] = [
    page('A page', 'a', 'b'),
    page('A page', 'b', 'a'),
    page('Kestrel', 'b', 'a'),
    page('Kestrel', 'a', 'b'),
  ]
  await made.put(home, first, { 'If-Match': await made.etag(home) })
  await made.put(at.foyer, moved, { 'If-Match': await made.etag(at.foyer) })
  await made.put(at.kestrel, both, { 'If-Match': await made.etag(at.kestrel) })
  const copy = (text: string, tag: string) => made.put('kestrel/documents/page/home?draft=main&into=own', text, { 'If-Match': tag })
  await copy(title, await made.etag(home))
  expect([await shown(at.foyer), await shown(at.kestrel)]).toEqual([
    ['draft', both],
    ['draft', both],
  ])

  await copy(both, await made.etag('kestrel/documents/page/home')) // the move too
  expect([await shown(at.foyer), await shown(at.kestrel)]).toEqual([
    ['draft', both],
    ['brand', both],
  ])
})

test("a brand's own document can be taken away, and the base's shows again", async () => {
  const made = editor()
  const draft = 'kestrel/drafts/main/page/help'
  await made.ask('PUT', draft, { 'If-Match': await made.etag(draft), 'Foyer-Delete': 'true' })
  expect((await made.remove(help)).status).toBe(428)
  expect((await made.remove(help, { 'If-Match': '"old"' })).status).toBe(409)
  const reply = await made.remove(`${help}?draft=main`, { 'If-Match': await made.etag(help) })

  expect({
    status: reply.status,
    "made.has('layouts/kestrel/pages/help.json')": made.has('layouts/kestrel/pages/help.json'),
    "titleOf(made, 'kestrel', 'help')": titleOf(made, 'kestrel', 'help'),
  }).toEqual({ status: 204, "made.has('layouts/kestrel/pages/help.json')": false, "titleOf(made, 'kestrel', 'help')": 'A page' })
  expect((await (await made.get('kestrel/drafts/main')).json()).drafts).toEqual({})
})

test('documents of all brands, and documents that do not exist, cannot be removed through a brand', async () => {
  const { remove } = editor()
  const statuses = await Promise.all([
    remove(home, { 'If-Match': '*' }),
    remove('foyer/documents/brand/foyer', { 'If-Match': '*' }),
    remove('foyer/documents/page/nobody', { 'If-Match': '*' }),
  ])

  expect(statuses.map(({ status }) => status)).toEqual([422, 422, 404])
})

test('a file with the name of another document is never overwritten', async () => {
  const made = editor({ files: { 'foyer/pages/odd.json': aPage('even') } })
  const reply = await made.put('foyer/documents/page/odd', aPage('odd'), { 'If-None-Match': '*' })
  expect({ status: reply.status, error: (await reply.json()).error }).toEqual({
    status: 422,
    error: expect.stringContaining('foyer/pages/odd.json is another file'),
  })

  const even = await made.put('foyer/documents/page/even', aPage('even', { title: 'Here' }), {
    'If-Match': await made.etag('foyer/documents/page/even'),
  })
  expect((await even.json()).path).toBe('foyer/pages/odd.json')
})

test('a document has a tag and a place, and answers 304', async () => {
  const { get, etag } = editor()
  const reply = await get(help, { 'If-None-Match': await etag(help) })

  expect({
    status: reply.status,
    "(await get(help)).headers.get('Foyer-From')": (await get(help)).headers.get('Foyer-From'),
    "(await get(home)).headers.get('Foyer-From')": (await get(home)).headers.get('Foyer-From'),
  }).toEqual({ status: 304, "(await get(help)).headers.get('Foyer-From')": 'brand', "(await get(home)).headers.get('Foyer-From')": 'base' })
  expect((await get('foyer/documents/page/nobody')).status).toBe(404)
})
