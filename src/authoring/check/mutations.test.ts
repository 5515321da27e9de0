import { isObject } from '../../schemas/json.ts'
import { expect, test, vi } from 'vitest'

import { deep, runs } from '../../../tests/support/samples/sample.ts'
import { schemasByKind } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { aBrand, aContext, icons, registry, someFlags, sources, words } from './fakes.testing.ts'
import { loadFile } from '../release/files.ts'
import { buildRelease } from '../release/release.ts'
import { sanitizeDocument } from '../release/sanitize-document.testing.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../tests/support/samples/fast-check.ts'

const often = runs(deep ? 20_000 : 10_000)
vi.setConfig({ testTimeout: 20_000 + often.numRuns * 20 })

const seeds: Record<string, JsonObject> = {
  'pages/home.json': {
    kind: 'page',
    id: 'home',
    format: 1,
    routes: ['/', '/home'],
    access: 'anyone',
    chrome: { header: 'home', footer: null },
    strings: { EN: { hot: 'Hot' } },
    nodes: [
      {
        id: 'hot',
        widget: 'tiles',
        props: { title: 't:hot', limit: 6 },
        inputs: { games: { source: 'games.by-category', args: { category: 'RNG', limit: { brand: 'constants.homePageSize' } } } },
        when: { all: [{ eq: ['role', 'guest'] }, { flag: 'summerLobby' }, { from: '2027-01-20T00:00:00+08:00' }] },
      },
      {
        id: 'stack',
        widget: 'stack',
        slots: { main: [{ id: 'old', widget: 'note', props: { message: 'Hello' } }], side: [] },
        fallback: 'children',
      },
      { id: 'x', widget: 'nobody', fallback: { id: 'spare', widget: 'note', v: 2, props: { text: 'Spare' } } },
    ],
  },
  'menus/top.json': {
    kind: 'menu',
    id: 'top',
    format: 1,
    items: [
      { id: 'home', label: 't:nav.home', icon: 'home', to: '/' },
      { id: 'more', items: [{ id: 'out', intent: { kind: 'logout' }, badge: { source: 'badges.count' } }] },
    ],
  },
  'orders/categories.json': {
    kind: 'order',
    id: 'categories',
    format: 1,
    steps: [
      { op: 'split', from: 'SPORTS', by: 'vendor', into: [{ key: 'ESPORTS', members: { brand: 'vendors.esports' } }] },
      { op: 'ensure', key: 'MXWIN', to: [{ before: 'SPORTS' }, 'last'] },
    ],
  },
  'overlays/week.json': {
    kind: 'overlay',
    id: 'week',
    format: 1,
    target: 'page/home',
    priority: 1,
    when: { until: '2027-01-20T00:00:00Z' },
    steps: [
      { op: 'set', key: 'hot', props: { limit: 3 } },
      { op: 'move', key: 'old', to: 'last', in: 'stack/main' },
    ],
  },
}

function build(changed: string, text: string) {
  const files = Object.entries({ ...seeds, 'brand.json': aBrand, 'flags.json': someFlags }).map(([path, value]) => ({
    path,
    brand: '_base',
    text: path === changed ? text : JSON.stringify(value),
  }))
  return buildRelease({ brand: '_base', files, registry, sources, words, icons })
}

/** Every place of a document, as a path. */
function placesOf(value: Json, path: string[] = []): string[][] {
  const inner =
    typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, entry]) => placesOf(entry, [...path, key])) : []
  return [path, ...inner]
}

type Mutation = { place: number; does: 'remove' | 'replace' | 'rename' | 'double'; with: Json }

const hostile = fc.constantFrom<Json>(
  null,
  0,
  -1,
  1e308,
  '',
  '__proto__',
  'constructor',
  't:',
  true,
  [],
  {},
  [[[]]],
  { constructor: 1 },
  'first',
  '/',
  'RNG',
  { all: [] },
  { not: { not: {} } },
  { source: 'x' },
)
const mutation: Arbitrary<Mutation> = fc.record({
  place: fc.nat(400),
  does: fc.constantFrom('remove', 'replace', 'rename', 'double'),
  with: fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }) as Arbitrary<Json>),
})

function mutated(document: JsonObject, { place, does, with: value }: Mutation): Json {
  const places = placesOf(document)
  const path = places[place % places.length] ?? []
  if (path.length === 0) return does === 'replace' ? value : document
  const copy = structuredClone(document)
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<Json>((at, key) => (at as JsonObject)[key] as Json, copy) as JsonObject
  const old = holder[last] as Json
  if (does === 'replace') holder[last] = value
  else if (Array.isArray(holder)) {
    if (does === 'double') holder.push(structuredClone(old))
    else holder.splice(Number(last), 1)
  } else if (does === 'double') holder[`${last}x`] = old
  else {
    delete holder[last]
    if (does === 'rename')
      Object.defineProperty(holder, typeof value === 'string' ? value : 'renamed', {
        value: old,
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  return copy
}

const changes = fc.array(mutation, { minLength: 1, maxLength: 3 })
const name = fc.constantFrom(...Object.keys(seeds))

function changed(name: string, mutations: Mutation[]): Json {
  return mutations.reduce<Json>((value, one) => (isObject(value) ? mutated(value, one) : value), seeds[name] as Json)
}

test(`${often.numRuns} mutated documents: nothing throws, what is drawn has its form, and what was lost is reported`, () => {
  const context = { ...aContext, documents: new Set(['page/home']), routes: ['/', '/home'] }
  let reported = 0
  fc.assert(
    fc.property(name, changes, (name, mutations) => {
      const { value } = loadFile({ path: name, brand: '_base', text: JSON.stringify(changed(name, mutations)) })
      const { document, diagnostics } = sanitizeDocument(value ?? null, context)

      if (document) expect(schemasByKind[document.kind].safeParse(document).success).toBe(true)
      else expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
      if (diagnostics.length > 0) reported += 1
      else expect(shapeOf(document)).toEqual(shapeOf(value)) // no diagnostics: every node, item and step is there
    }),
    often,
  )
  expect(reported).toBeGreaterThan(often.numRuns / 2)
})

test('a fallback without any property of a node is reported, and the rest of the page is drawn', () => {
  const page: Json = {
    kind: 'page',
    id: 'home',
    format: 1,
    nodes: [
      { id: 'x', widget: 'nobody', fallback: { '': '' } },
      { id: 'y', widget: 'note', v: 2, props: { text: 'Hello' } },
    ],
  }
  const { document, diagnostics } = sanitizeDocument(page, aContext)

  expect(diagnostics.map(({ code, pointer }) => `${pointer} ${code}`)).toContain('/nodes/0/fallback document/invalid')
  expect(document).toMatchObject({ nodes: [{ id: 'y' }] })
})

/** The ids of nodes and items, and the steps: what a player would miss. Fallbacks are drawn only when they are needed. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (!isObject(value)) return value
  return [
    value.id ?? value.key ?? value.from,
    value.nodes,
    value.items,
    value.steps,
    ...Object.values(isObject(value.slots) ? value.slots : {}),
  ]
    .filter((part) => part !== undefined)
    .map(shapeOf)
}

test('one mutated document in a set: the others are kept', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(name, changes, (name, mutations) => {
      const { release } = build(name, JSON.stringify(changed(name, mutations)))
      for (const other of ['page/home', 'menu/top', 'order/categories'])
        if (!name.startsWith(other.replace('/', 's/'))) expect(release.documents[other]).toBeDefined()
    }),
    runs(1_000),
  )
})

test('texts that are cut or garbled never throw, and each is accepted or refused with a place', () => {
  expect.hasAssertions()
  const text = JSON.stringify(seeds['pages/home.json'], null, 2)
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(6), fc.string({ maxLength: 4 }), (at, cut, put) => {
      const { diagnostics } = build('pages/home.json', text.slice(0, at) + put + text.slice(at + cut))
      for (const { line, column, path } of diagnostics) if (path) expect((line ?? 0) >= 1 && (column ?? 0) >= 1).toBe(true)
    }),
    runs(1_000),
  )
})
