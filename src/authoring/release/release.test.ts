import { expect, test } from 'vitest'

import type { Page, Release } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { aBrand, aBrandFolder, aContext, icons, registry, sources, words } from '../check/fakes.testing.ts'
import type { LayoutFile } from './files.ts'
import { buildRelease } from './release.ts'
import { sanitizeDocument } from './sanitize-document.testing.ts'

const note = (id: string, more: object = {}) => ({ id, widget: 'note', v: 2, props: { text: id }, ...more })
const home = (nodes: unknown[], more: object = {}) => ({ kind: 'page', id: 'home', format: 1, routes: ['/'], nodes, ...more })
const nobody = (id: string, more: object = {}) => ({ id, widget: 'nobody', ...more })

function build(files: LayoutFile[], { brand = '_base', lastGood }: { brand?: string; lastGood?: Release } = {}) {
  return buildRelease({ brand, files, registry, sources, lastGood })
}
function withHome(page: unknown, lastGood?: Release) {
  const { release, diagnostics } = build(aBrandFolder({ 'pages/home.json': page }), lastGood ? { lastGood } : {})
  const body = release.documents['page/home']?.body as unknown as Page | undefined
  return { release, body, codes: diagnostics.map((diagnostic) => diagnostic.code), diagnostics }
}
const ids = (page: Page | undefined) => page?.nodes.map((node) => node.id)

test('a clean brand has all its documents, named by their hashes, and its routes', () => {
  const { release, diagnostics } = build(aBrandFolder())

  expect(diagnostics).toEqual([])
  expect(Object.keys(release.documents)).toContain('page/home')
  expect(release.documents['page/home']?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(release.routes).toEqual({ '/': 'home' })
  expect(build(aBrandFolder()).release.release).toBe(release.release)
  expect(withHome(home([note('a')])).release.release).not.toBe(release.release)
})

test('two values of a brand that do not fit are reported where the brand changes one of them, not in the base', () => {
  const own = { kind: 'brand', id: 'kestrel', format: 1, languages: ['AR'], vendors: { cockfight: ['IMES'] }, trialTypes: [2] }
  const files = [...aBrandFolder(), { path: 'layouts/kestrel/brand.json', brand: 'kestrel', text: JSON.stringify(own) }]
  const { release, diagnostics } = build(files, { brand: 'kestrel' })
  expect(diagnostics.map(({ path, pointer, code }) => `${path}#${pointer} ${code}`)).toEqual([
    'layouts/kestrel/brand.json#/trialTypes/0 brand/in-two-lists',
    'layouts/kestrel/brand.json#/vendors/cockfight/0 brand/in-two-lists',
    'layouts/kestrel/brand.json#/languages brand/default-language',
  ])
  expect(release.documents['brand/kestrel']?.body).toMatchObject({ languages: ['AR'], defaultLanguage: 'AR' })
})

test('a brand is a merge patch over the base, and its documents override those of the base', () => {
  const files: LayoutFile[] = [
    ...aBrandFolder({ 'pages/home.json': home([note('base')]) }),
    {
      path: 'layouts/kestrel/brand.json',
      brand: 'kestrel',
      text: JSON.stringify({
        kind: 'brand',
        id: 'kestrel',
        format: 1,
        name: 'Kestrel',
        languages: ['EN'],
        tokens: { dark: { accent: '#d4f53c' } },
        vendors: { cockfight: null },
      }),
    },
    { path: 'layouts/kestrel/pages/home.json', brand: 'kestrel', text: JSON.stringify(home([note('own')])) },
    { path: 'layouts/other/pages/home.json', brand: 'other', text: '{' },
  ]
  const { release, diagnostics } = build(files, { brand: 'kestrel' })

  expect(diagnostics).toEqual([])
  expect(release.documents['brand/kestrel']?.body).toEqual({
    ...aBrand,
    id: 'kestrel',
    name: 'Kestrel',
    languages: ['EN'],
    tokens: { ...aBrand.tokens, dark: { accent: '#d4f53c' } },
    vendors: { esports: ['IMES'] },
  })
  expect(ids(release.documents['page/home']?.body as unknown as Page)).toEqual(['own'])
  expect(release.documents['page/not-found']?.body).toBeDefined()
})

test('a document that is no JSON is reported with file, line and column, and the last good one stays', () => {
  const good = withHome(home([note('a')])).release
  const { body, diagnostics } = withHome('{\n  "kind": "page",\n  oops\n}', good)

  expect(ids(body)).toEqual(['a'])
  expect(diagnostics.map(({ path, line, column, code, document }) => `${path}:${line}:${column} ${code} ${document}`)).toEqual([
    'layouts/_base/pages/home.json:3:3 json/syntax page/home',
    'layouts/_base/pages/home.json:3:3 document/kept page/home',
  ])
})

test('a document whose form is wrong keeps the last good one; without one, what can be sanitized is drawn', () => {
  const misspelt = home([note('a'), { id: 'b', widgett: 'note' }])
  const good = withHome(home([note('z')])).release

  expect(ids(withHome(misspelt, good).body)).toEqual(['z'])
  expect(ids(withHome(misspelt).body)).toEqual(['a'])
})

test('a file that is gone is not kept', () => {
  const good = withHome(home([note('a')])).release
  const files = aBrandFolder().filter((file) => !file.path.endsWith('pages/home.json'))

  expect(build(files, { lastGood: good }).release.documents['page/home']).toBeUndefined()
})

test('an unreadable document of a brand falls back to that of the base', () => {
  const files = [
    ...aBrandFolder({ 'pages/home.json': home([note('base')]) }),
    { path: 'layouts/kestrel/pages/home.json', brand: 'kestrel', text: '{' },
  ]

  expect(ids(build(files, { brand: 'kestrel' }).release.documents['page/home']?.body as unknown as Page)).toEqual(['base'])
})

test('only a faulty node is lost: its fallback replaces it, else that of its nearest ancestor, else nothing', () => {
  const stack = (id: string, main: unknown[], more: object = {}) => ({ id, widget: 'stack', slots: { main }, ...more })

  expect(ids(withHome(home([note('a'), nobody('b'), note('c')])).body)).toEqual(['a', 'c'])
  expect(ids(withHome(home([nobody('b', { fallback: note('spare') })])).body)).toEqual(['spare'])
  expect(ids(withHome(home([nobody('b', { fallback: 'children', slots: { any: [note('x'), nobody('y'), note('z')] } })])).body)).toEqual([
    'x',
    'z',
  ])
  expect(ids(withHome(home([nobody('b', { fallback: nobody('c', { fallback: note('last') }) })])).body)).toEqual(['last'])
  expect(withHome(home([stack('s', [note('x'), nobody('y')])])).body?.nodes[0]?.slots).toEqual({ main: [note('x')] })
  expect(ids(withHome(home([stack('s', [note('x'), nobody('y')], { fallback: note('spare') })])).body)).toEqual(['spare'])
  expect(ids(withHome(home([stack('s', [stack('t', [nobody('y')])], { fallback: 'children' })])).body)).toEqual([])
})

test('an id that stands twice is reported at every depth, and only a node whose id is drawn already is lost', () => {
  const spare = (id: string, more: object = {}) => ({ fallback: note(id, more) })
  const drawn = (...nodes: unknown[]) => {
    const { body, diagnostics } = withHome(home(nodes))
    const twice = diagnostics.filter(({ code }) => code === 'layout/duplicate-id').map(({ pointer }) => pointer)
    return { ids: ids(body), twice }
  }
  const inside = { id: 's', widget: 'stack', slots: { main: [note('x', spare('y', spare('a')))] } }

  expect(drawn(note('a', spare('spare')), note('b', spare('spare')))).toEqual({ ids: ['a', 'b'], twice: ['/nodes/1/fallback/id'] })
  expect(drawn(nobody('a', spare('spare')), nobody('b', spare('spare')))).toEqual({ ids: ['spare'], twice: ['/nodes/1/fallback/id'] })
  expect(drawn(note('a', spare('b')), note('b'))).toEqual({ ids: ['a', 'b'], twice: ['/nodes/1/id'] })
  expect(drawn(nobody('a', spare('b')), note('b'), note('c'))).toEqual({ ids: ['b', 'c'], twice: ['/nodes/1/id'] })
  expect(drawn(nobody('a', spare('a')))).toEqual({ ids: ['a'], twice: ['/nodes/0/fallback/id'] })
  expect(drawn(note('a'), inside)).toEqual({ ids: ['a', 's'], twice: ['/nodes/1/slots/main/0/fallback/fallback/id'] })
})

test('unknown widgets called constructor and __proto__ are treated like any unknown widget', () => {
  const { body, codes } = withHome(
    home([
      { id: 'a', widget: 'constructor' },
      { id: 'b', widget: '__proto__', fallback: note('spare') },
      { id: 'c', widget: 'toString' },
    ]),
  )

  expect(ids(body)).toEqual(['spare'])
  expect(codes).toEqual(['layout/unknown-widget', 'layout/unknown-widget', 'layout/unknown-widget'])
})

test('a predicate that cannot be evaluated hides its node, fallback and all', () => {
  expect(ids(withHome(home([note('a', { when: { eq: ['rolle', 'guest'] }, fallback: note('spare') }), note('b')])).body)).toEqual(['b'])
})

test('players get defaults filled in, unknown props taken out and old widgets brought up to date', () => {
  const { body } = withHome(
    home([
      {
        id: 'hot',
        widget: 'tiles',
        props: { title: 'Hot', colour: 'red', rows: [{ label: 'A' }] },
        inputs: { games: { source: 'games.hot' } },
      },
      { id: 'old', widget: 'note', props: { message: 'Hello' } },
    ]),
  )

  expect(body?.nodes).toEqual([
    {
      id: 'hot',
      widget: 'tiles',
      props: { title: 'Hot', limit: 12, rows: [{ label: 'A', big: false }] },
      inputs: { games: { source: 'games.hot' } },
    },
    { id: 'old', widget: 'note', v: 2, props: { text: 'Hello' } },
  ])
})

test('an overlay with a fault is left out; what it does to a node is checked like the node', () => {
  const overlay = (id: string, steps: Json) => ({ kind: 'overlay', id, format: 1, target: 'page/home', priority: 1, steps })
  const { release, diagnostics } = build(
    aBrandFolder({
      'pages/home.json': home([note('a')]),
      'overlays/bad.json': overlay('bad', [{ op: 'set', key: 'a', props: { txet: 'x' } }]),
      'overlays/good.json': overlay('good', [
        { op: 'ensure', key: 'b', to: 'first', item: { widget: 'note', v: 2, props: { text: 'b' } } },
      ]),
    }),
  )

  expect(diagnostics.map(({ code, document, pointer }) => `${document} ${pointer} ${code}`)).toEqual([
    'overlay/bad /steps/0/props/txet layout/unknown-prop',
  ])
  expect(Object.keys(release.documents).filter((name) => name.startsWith('overlay/'))).toEqual(['overlay/good'])
})

test('sanitizing a built release again finds nothing and changes nothing', () => {
  const { release } = build(
    aBrandFolder({
      'pages/home.json': home([
        { id: 'old', widget: 'note', props: { message: 'Hello' } },
        { id: 'hot', widget: 'tiles', props: { title: 'Hot', colour: 1 }, inputs: { games: { source: 'games.hot' } } },
      ]),
    }),
  )

  for (const { body } of Object.values(release.documents))
    expect(sanitizeDocument(body as Json, aContext)).toEqual({ document: body, diagnostics: [] })
})

test('a brand with a misspelt property keeps the rest; one that cannot be used falls back to the base', () => {
  const brandOf = (text: string) => {
    const { release, diagnostics } = build([...aBrandFolder(), { path: 'layouts/kestrel/brand.json', brand: 'kestrel', text }], {
      brand: 'kestrel',
    })
    return {
      brands: Object.keys(release.documents).filter((name) => name.startsWith('brand/')),
      said: diagnostics.map(({ path, line, code }) => `${path}:${line} ${code}`),
    }
  }
  const kestrel = { kind: 'brand', id: 'kestrel', format: 1, name: 'Kestrel' }

  expect(brandOf(JSON.stringify({ ...kestrel, mercant: 'x' }))).toEqual({
    brands: ['brand/kestrel'],
    said: ['layouts/kestrel/brand.json:1 document/unknown-property'],
  })
  expect(brandOf(JSON.stringify({ ...kestrel, languages: 'EN' }))).toEqual({
    brands: ['brand/foyer'],
    said: ['layouts/kestrel/brand.json:1 document/invalid'],
  })
  expect(brandOf('{}')).toEqual({ brands: ['brand/foyer'], said: ['layouts/kestrel/brand.json:1 document/invalid'] })
  expect(brandOf('{')).toEqual({ brands: ['brand/foyer'], said: ['layouts/kestrel/brand.json:1 json/syntax'] })
})

test.each(['7', '"odd"', '[]', 'null'])('a brand whose file is %s has the error in that file, and draws the base', (text) => {
  const { release, diagnostics } = build([...aBrandFolder(), { path: 'layouts/kestrel/brand.json', brand: 'kestrel', text }], {
    brand: 'kestrel',
  })

  expect(diagnostics.map(({ path, line, severity }) => `${path}:${line} ${severity}`)).toContain('layouts/kestrel/brand.json:1 error')
  expect(Object.keys(release.documents)).toContain('page/home')
})

test('a document of a brand that nothing can be made of falls back to that of the base', () => {
  const files = [
    ...aBrandFolder({ 'pages/home.json': home([note('base')]) }),
    { path: 'layouts/kestrel/pages/home.json', brand: 'kestrel', text: '{"kind":"page","id":"home","format":1,"nodes":7}' },
  ]

  expect(ids(build(files, { brand: 'kestrel' }).release.documents['page/home']?.body as unknown as Page)).toEqual(['base'])
})

test('one mistake about a page with pages inside is one error, and none at the pages inside', () => {
  const center = { kind: 'page', id: 'center', format: 1, routes: ['/center'], nodes: [] }
  const inner = { kind: 'page', id: 'limits', format: 1, parent: 'center', routes: ['/center?page=limits'], nodes: [] }
  const other = { ...inner, id: 'other', routes: ['/center?page=other'] }
  const errors = (pages: Record<string, Json>) =>
    build(aBrandFolder(pages)).diagnostics.map(({ path, pointer, code, fix }) => [path.slice('layouts/_base/'.length) + pointer, code, fix])
  const { parent, ...misspelt } = { ...inner, parentt: inner.parent }

  expect({
    whole: errors({ 'pages/center.json': center, 'pages/limits.json': inner }),
    unusable: errors({ 'pages/center.json': { ...center, chrome: 'odd' }, 'pages/limits.json': inner }),
    misspelt: errors({ 'pages/center.json': center, 'pages/limits.json': misspelt }),
    unnamed: errors({
      'pages/center.json': { ...center, routes: undefined, routess: center.routes } as unknown as Json,
      'pages/limits.json': inner,
      'pages/other.json': other,
    }),
    moved: errors({
      'pages/center.json': { ...center, routes: ['/centre'] },
      'pages/limits.json': inner,
      'pages/other.json': other,
    }),
    alone: errors({
      'pages/center.json': center,
      'pages/limits.json': { ...inner, parent: undefined as unknown as Json, routes: ['/center?page=a', '/center?page='] },
    }),
    inside: parent,
  }).toEqual({
    whole: [],
    unusable: [['pages/center.json/chrome', 'document/invalid', undefined]],
    misspelt: [['pages/limits.json/parentt', 'document/unknown-property', [{ op: 'move', from: '/parentt', path: '/parent' }]]],
    unnamed: [['pages/center.json/routess', 'document/unknown-property', [{ op: 'move', from: '/routess', path: '/routes' }]]],
    moved: [['pages/center.json/routes', 'page/parent-route', undefined]],
    alone: [['pages/limits.json/routes/0', 'page/parent-route', undefined]],
    inside: 'center',
  })
})

test('a brand that misspells what every document has is one error, whose fix renames it', () => {
  const brand = { kindd: 'brand', id: 'kestrel', format: 1 }
  const { diagnostics } = build([...aBrandFolder(), { path: 'kestrel/brand.json', brand: 'kestrel', text: JSON.stringify(brand) }], {
    brand: 'kestrel',
  })

  expect(diagnostics.map(({ path, pointer, code, fix }) => [path, pointer, code, fix])).toEqual([
    ['kestrel/brand.json', '/kindd', 'document/unknown-property', [{ op: 'move', from: '/kindd', path: '/kind' }]],
  ])
})

test('a document with a trailing comma is told what else is wrong with it, and players get nothing of it', () => {
  const text =
    '{"kind": "page", "id": "home", "format": 1, "routes": ["/"],\n ' +
    '"nodes": [{"id": "a", "widget": "noet", "v": 2, "props": {"text": "a"}}],\n}'
  const { diagnostics, body } = withHome(text)
  expect(diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
    '2:74 json/syntax',
    '2:34 layout/unknown-widget',
  ])
  expect(body).toBeUndefined()
})

test.each(['null', '7', '"home"', '[]'])('a file that holds %s is told that it is no document', (text) => {
  const { diagnostics, body } = withHome(text)
  expect(diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual(['1:1 document/unknown-kind'])
  expect(body).toBeUndefined()
})

test('a clash of two addresses names both pages', () => {
  const { diagnostics } = build(aBrandFolder({ 'pages/summer.json': { ...home([]), id: 'summer' } }))
  expect(diagnostics.map(({ message }) => message)).toEqual(['page/home and page/summer have "/"; page/home keeps it.'])
})

test('two misspelt names in one binding both get the name that was meant', () => {
  const tiles = (binding: object) => home([{ id: 'a', widget: 'tiles', props: { title: 'Hot' }, inputs: { games: binding } }])
  const told = (binding: object) => withHome(tiles(binding)).diagnostics.map(({ message }) => message)
  expect(told({ sorce: 'games.by-category', agrs: { category: 'RNG' } })).toEqual([
    'There is no property "sorce" here. Did you mean "source"?',
    'There is no property "agrs" here. Did you mean "args"?',
  ])
  expect(told({ source: 'games.by-categry', args: { categroy: 'RNG' } })).toEqual([
    'There is no source "games.by-categry". Did you mean "games.by-category"?',
    '"games.by-category" has no argument "categroy". Did you mean "category"?',
  ])
})

test('a moment on a day that no calendar has is found at the moment', () => {
  const { diagnostics } = withHome(home([note('a', { when: { all: [{ eq: ['role', 'guest'] }, { until: '2027-02-30T00:00:00Z' }] } })]))
  expect(diagnostics.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/nodes/0/when/all/1/until "until" takes a day of the calendar, and 2027-02-30 is none.',
  ])
})

test.each([
  [
    'a property of the page that has no such value',
    home([{ id: 'a', widget: 'noet', v: 2, props: { txt: 'a' } }], { access: 'everyone' }),
    ['/access document/invalid', '/nodes/0/widget layout/unknown-widget', '/nodes/0/props/txt layout/unknown-prop'],
  ],
  [
    'an id that is none',
    home([{ id: 'Not Kebab', widget: 'tiles', props: { title: 'Hot', limit: 0 }, inputs: { games: { source: 'games.hto' } } }]),
    ['/nodes/0/id document/invalid', '/nodes/0/props/limit layout/invalid-prop', '/nodes/0/inputs/games/source layout/unknown-source'],
  ],
  [
    'a prop with another type',
    home([
      { id: 'a', widget: 'tiles', props: { title: 'Hot', limit: 'six', more: '/summre' }, inputs: { games: { source: 'games.hot' } } },
    ]),
    ['/nodes/0/props/limit layout/invalid-prop', '/nodes/0/props/more page/unknown-route'],
  ],
  [
    'a widget that there is not',
    home([{ id: 'a', widget: 'tyles', props: { titel: 'Hot' }, inputs: { games: { source: 'games.hot', args: { limit: 0 } } } }]),
    [
      '/nodes/0/widget layout/unknown-widget',
      '/nodes/0/props/titel layout/unknown-prop',
      '/nodes/0/inputs/games/args/limit layout/source-args',
    ],
  ],
])('%s does not hide what else is wrong', (_, page, expected) => {
  const { diagnostics } = withHome(page)
  expect(diagnostics.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected)
})

test('a wrong value in a brand does not hide what else is wrong with it', () => {
  const { diagnostics } = build(aBrandFolder({ 'brand.json': { ...aBrand, defaultTheme: 'drak', hosts: ['https://a.example'] } }))
  expect(diagnostics.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/defaultTheme document/invalid',
    '/hosts/0 brand/invalid-value',
  ])
})

test('a host that another brand has is an error in the brand that is built', () => {
  const brand = (id: string, ...hosts: string[]) => ({
    path: `layouts/${id}/brand.json`,
    brand: id,
    text: JSON.stringify({ kind: 'brand', id, format: 1, hosts }),
  })
  const files = [...aBrandFolder(), brand('kestrel', 'own.example.com', 'one.example.com'), brand('heron', 'one.example.com')]

  const { diagnostics } = build(files, { brand: 'kestrel' })

  expect(diagnostics.map(({ pointer, path, message }) => [path, pointer, message])).toEqual([
    ['layouts/kestrel/brand.json', '/hosts/1', 'The host "one.example.com" shows heron too. A host shows one brand.'],
  ])
})

test('a field of a form that cannot be used does not hide what else is wrong with it, and with its neighbours', () => {
  const fields = [
    { id: 'name', input: 'txt', label: 't:nobody.has', icon: 'no-icon', same: 'nam', when: { eq: ['rol', 'member'] } },
    { id: 'more', input: 'select', label: 'More', options: [{ value: 1, label: 't:nobody.either' }], link: { label: 'x', to: '/nowhere' } },
    { id: 'last', input: 'text', label: 't:nobody.third' },
  ]
  const form = { kind: 'form', id: 'login', format: 1, fields, submit: { label: 'Go', intent: 'submit' } }
  const methods = [{ id: 'one', label: 't:nobody.fourth', icon: 'no-icon', fields: 'name' }]

  const files = aBrandFolder({ 'forms/login.json': { ...form, methods } })
  const { diagnostics } = buildRelease({ brand: '_base', files, registry, sources, words, icons })

  const found = diagnostics.filter(({ document }) => document === 'form/login')
  expect(new Set(found.map(({ pointer, code }) => `${pointer} ${code}`))).toEqual(
    new Set([
      '/fields/0/input document/invalid',
      '/fields/0/label layout/unknown-word',
      '/fields/0/icon layout/unknown-icon',
      '/fields/0/same form/unknown-field',
      '/fields/0/when/eq/0 predicate/unknown-fact',
      '/fields/1/options/0/value document/invalid',
      '/fields/1/options/0/label layout/unknown-word',
      '/fields/1/link/to page/unknown-route',
      '/fields/2/label layout/unknown-word',
      '/methods/0/fields document/invalid',
      '/methods/0/label layout/unknown-word',
      '/methods/0/icon layout/unknown-icon',
    ]),
  )
})

test('what a lasting overlay replaces of a page stands in the page: its address, its title; a mistake in it stands at the step', () => {
  const overlayOf = (steps: unknown[], more: object = {}) => ({
    kind: 'overlay',
    id: 'own',
    format: 1,
    target: 'page/home',
    priority: 1,
    steps,
    ...more,
  })
  const withOverlay = (overlay: object) =>
    build(aBrandFolder({ 'overlays/own.json': overlay, 'pages/home.json': home([note('a')], { title: 'Home' }) }))
  const steps = [
    { op: 'replace', field: 'title', value: 'Start' },
    { op: 'replace', field: 'routes', value: ['/', '/start'] },
  ]
  const { release, diagnostics } = withOverlay(overlayOf(steps))
  expect(diagnostics).toEqual([])
  expect(release.documents['page/home']?.body).toMatchObject({ title: 'Start' })
  expect(release.routes).toEqual({ '/': 'home', '/start': 'home' })

  const later = withOverlay(overlayOf(steps, { when: { from: '2027-01-20T00:00:00Z' } })).release
  expect(later.documents['page/home']?.body).toMatchObject({ title: 'Home' })

  const faulty = withOverlay(overlayOf([steps[0], { op: 'replace', field: 'nodes', value: [{ id: 'b', widget: 'nowhere' }] }]))
  expect(faulty.diagnostics.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/steps/1/value/0/widget layout/unknown-widget'])
})
