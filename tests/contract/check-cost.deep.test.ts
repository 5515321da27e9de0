import { expect, test } from 'vitest'

import { vocabulary } from '../../apps/server/layouts/contracts.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { writeDocument } from '../../src/authoring/text/write.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import { largePage, largePageNode } from '../support/documents/large-page.ts'

/** A document of `count` parts of one sort, by the path of its file. */
type Growing = { path: string; of: (count: number) => JsonObject }

const many = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, index) => one(index))
const keys = (count: number, value: Json = 1, name = 'key') => Object.fromEntries(many(count, (index) => [`${name}${index}`, value]))
const page = (more: JsonObject): JsonObject => ({ kind: 'page', id: 'large', format: 1, routes: ['/large'], nodes: [], ...more })
const menu = (more: JsonObject): JsonObject => ({ kind: 'menu', id: 'large', format: 1, items: [], ...more })
const form = (more: JsonObject): JsonObject => ({
  kind: 'form',
  id: 'large',
  format: 1,
  fields: [],
  submit: { label: 'Send', intent: 'submit' },
  ...more,
})
const order = (more: JsonObject): JsonObject => ({ kind: 'order', id: 'large', format: 1, steps: [], ...more })
const overlay = (more: JsonObject): JsonObject => ({
  kind: 'overlay',
  id: 'large',
  format: 1,
  target: 'page/home',
  priority: 1,
  steps: [],
  ...more,
})
const flags = (more: JsonObject): JsonObject => ({ kind: 'flags', id: 'flags', format: 1, flags: {}, ...more })
const brand = (more: JsonObject): JsonObject => ({ kind: 'brand', id: '_base', format: 1, ...more })
const node = (more: JsonObject): JsonObject => ({ ...largePageNode('a'), ...more })
const item = (index: number): JsonObject => ({ id: `i${index}`, label: 'Item', icon: 'home', to: '/' })
const field = (index: number): JsonObject => ({ id: `f${index}`, input: 'text', label: 'Field' })
const deep = (depth: number, wrap: (inner: Json) => Json, inner: Json): Json => (depth === 0 ? inner : deep(depth - 1, wrap, wrap(inner)))

const growing: Record<string, Growing> = {
  nodes: { path: 'pages/large.json', of: (count) => largePage(count) },
  'nodes of one id': { path: 'pages/large.json', of: (count) => page({ nodes: many(count, () => node({})) }) },
  'nodes of unknown widgets': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => node({ id: `n${at}`, widget: `game-sectio${at}` })) }),
  },
  'nodes that are none': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => ({ identity: `n${at}`, wigdet: 'game-section' })) }),
  },
  'nodes with an unknown prop': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => node({ id: `n${at}`, props: { titel: 'x' } })) }),
  },
  'nodes with a wrong rule': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => node({ id: `n${at}`, when: { eq: ['rol', 'gest'] } })) }),
  },
  'nodes with an unknown source': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => node({ id: `n${at}`, inputs: { games: { source: 'game.hot' } } })) }),
  },
  'nodes with unknown words': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(count, (at) => node({ id: `n${at}`, props: { title: `t:gone.${at}` } })) }),
  },
  'nodes with routes': {
    path: 'pages/large.json',
    of: (count) =>
      page({ nodes: many(count, (at) => ({ id: `n${at}`, widget: 'link-line', props: { label: 'x', to: `/nowhere${at}` } })) }),
  },
  'keys of a page': { path: 'pages/large.json', of: (count) => page(keys(count)) },
  'keys of a page that are nearly known': { path: 'pages/large.json', of: (count) => page(keys(count, 1, 'node')) },
  'keys of a page that lacks one': {
    path: 'pages/large.json',
    of: (count) => ({ kind: 'page', id: 'large', format: 1, nodes: [], ...keys(count, ['/x'], 'route') }),
  },
  'keys of a node': { path: 'pages/large.json', of: (count) => page({ nodes: [node(keys(count))] }) },
  'keys of a node that are nearly known': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: [{ id: 'a', widget: 'game-section', ...keys(count, {}, 'prop') }] }),
  },
  'props of a node': { path: 'pages/large.json', of: (count) => page({ nodes: [node({ props: { title: 'x', ...keys(count) } })] }) },
  'props that are nearly known': { path: 'pages/large.json', of: (count) => page({ nodes: [node({ props: keys(count, 'x', 'title') })] }) },
  'inputs of a node': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: [node({ inputs: keys(count, { source: 'games.hot' }) })] }),
  },
  'arguments of a source': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: [node({ inputs: { games: { source: 'games.by-category', args: keys(count) } } })] }),
  },
  'slots of a node': { path: 'pages/large.json', of: (count) => page({ nodes: [node({ slots: keys(count, []) })] }) },
  'nodes in slots': {
    path: 'pages/large.json',
    of: (count) =>
      page({
        nodes: many(Math.ceil(count / 50), (at) => ({
          id: `c${at}`,
          widget: 'columns',
          slots: { start: many(50, (inner) => largePageNode(`n${at}-${inner}`)) },
        })),
      }),
  },
  'fallbacks in fallbacks': {
    path: 'pages/large.json',
    of: (count) =>
      page({
        nodes: many(Math.ceil(count / 20), (at) => deep(20, (inner) => ({ id: `n${at}`, widget: 'gone', fallback: inner }), 'drop')),
      }),
  },
  routes: { path: 'pages/large.json', of: (count) => page({ routes: many(count, (at) => `/large/${at}`) }) },
  'routes with a name': { path: 'pages/large.json', of: (count) => page({ routes: many(count, (at) => `/large/:a/${at}`) }) },
  'routes of one address': { path: 'pages/large.json', of: (count) => page({ routes: many(count, () => '/large') }) },
  'strings of a page': { path: 'pages/large.json', of: (count) => page({ strings: { EN: keys(count, 'Text'), AR: keys(count, 'Text') } }) },
  'languages of strings': { path: 'pages/large.json', of: (count) => page({ strings: keys(count, { a: 'x' }) }) },
  'leaves of a rule': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: [node({ when: { all: many(count, () => ({ flag: 'VIP3' })) } })] }),
  },
  'values of a rule': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: [node({ when: { in: ['role', many(count, (at) => `gues${at}`)] } })] }),
  },
  'long texts': {
    path: 'pages/large.json',
    of: (count) => page({ title: 'x'.repeat(count * 10), nodes: [node({ props: { title: ' '.repeat(count * 10) } })] }),
  },
  'long names': { path: 'pages/large.json', of: (count) => page({ nodes: [node({ widget: 'game-section'.repeat(count) })] }) },
  'items of a menu': { path: 'menus/large.json', of: (count) => menu({ items: many(count, item) }) },
  'items of one id': { path: 'menus/large.json', of: (count) => menu({ items: many(count, () => item(1)) }) },
  'items that are none': {
    path: 'menus/large.json',
    of: (count) => menu({ items: many(count, (at) => ({ ...item(at), lable: 'x', label: 1 })) }),
  },
  'items in items': {
    path: 'menus/large.json',
    of: (count) =>
      menu({
        items: many(Math.ceil(count / 10), (at) => ({ id: `g${at}`, label: 'x', items: many(10, (inner) => item(at * 10 + inner)) })),
      }),
  },
  'items deep inside': {
    path: 'menus/large.json',
    of: (count) =>
      menu({ items: many(Math.ceil(count / 20), (at) => deep(20, (inner) => ({ id: `g${at}`, label: 'x', items: [inner] }), item(at))) }),
  },
  'keys of an item': { path: 'menus/large.json', of: (count) => menu({ items: [{ ...item(1), ...keys(count) }] }) },
  'fields of a form': { path: 'forms/large.json', of: (count) => form({ fields: many(count, field) }) },
  'fields of one id': { path: 'forms/large.json', of: (count) => form({ fields: many(count, () => field(1)) }) },
  'fields that are none': {
    path: 'forms/large.json',
    of: (count) => form({ fields: many(count, (at) => ({ ...field(at), inptu: 'text', input: 'txet' })) }),
  },
  'methods of a form': {
    path: 'forms/large.json',
    of: (count) => form({ fields: [field(1)], methods: many(count, (at) => ({ id: `m${at}`, label: 'x', fields: ['f1'] })) }),
  },
  'fields of a method': {
    path: 'forms/large.json',
    of: (count) => form({ fields: many(count, field), methods: [{ id: 'm', label: 'x', fields: many(count, (at) => `f${at}`) }] }),
  },
  'unknown fields of a method': {
    path: 'forms/large.json',
    of: (count) => form({ fields: many(count, field), methods: [{ id: 'm', label: 'x', fields: many(count, (at) => `g${at}`) }] }),
  },
  'steps of an order': {
    path: 'orders/large.json',
    of: (count) => order({ steps: many(count, (at) => ({ op: 'move', key: `K${at}`, to: 'last' })) }),
  },
  'steps after each other': {
    path: 'orders/large.json',
    of: (count) => order({ steps: many(count, (at) => ({ op: 'move', key: `K${at}`, to: { after: `K${at + 1}` } })) }),
  },
  'places of a step': {
    path: 'orders/large.json',
    of: (count) => order({ steps: [{ op: 'move', key: 'RNG', to: many(count, (at) => ({ after: `K${at}` })) }] }),
  },
  'lists that a step makes': {
    path: 'orders/large.json',
    of: (count) =>
      order({
        steps: [{ op: 'split', from: 'SPORTS', by: 'vendor', into: many(count, (at) => ({ key: `K${at}`, members: [`V${at}`] })) }],
      }),
  },
  'steps that are none': { path: 'orders/large.json', of: (count) => order({ steps: many(count, () => ({ op: 'mvoe', key: 1 })) }) },
  'steps of a variation': {
    path: 'overlays/large.json',
    of: (count) => overlay({ steps: many(count, (at) => ({ op: 'set', key: `hot${at}`, props: { title: 'x' } })) }),
  },
  'props of a step': { path: 'overlays/large.json', of: (count) => overlay({ steps: [{ op: 'set', key: 'hot', props: keys(count) }] }) },
  flags: {
    path: 'flags.json',
    of: (count) => flags({ flags: keys(count, { type: 'boolean', default: false, from: 'layout', owner: 'x', note: 'x' }) }),
  },
  'flags of a wrong type': {
    path: 'flags.json',
    of: (count) => flags({ flags: keys(count, { type: 'boolean', default: 'x', from: 'layuot', owner: 'x', note: 'x' }) }),
  },
  'keys of a flag': {
    path: 'flags.json',
    of: (count) => flags({ flags: { a: { type: 'boolean', default: false, from: 'layout', owner: 'x', note: 'x', ...keys(count) } } }),
  },
  'keys of a brand': { path: 'brand.json', of: (count) => brand(keys(count)) },
  'tokens of a brand': { path: 'brand.json', of: (count) => brand({ tokens: { dark: keys(count, '#fff'), light: {}, shared: {} } }) },
  'constants of a brand': { path: 'brand.json', of: (count) => brand({ constants: keys(count) }) },
  'hosts of a brand': { path: 'brand.json', of: (count) => brand({ hosts: many(count, (at) => `h${at}.test`) }) },
  'vendors of a brand': {
    path: 'brand.json',
    of: (count) => brand({ vendors: { esports: many(count, (at) => `V${at}`), cockfight: many(count, (at) => `V${at}`) } }),
  },
  'vendor lists of a brand': { path: 'brand.json', of: (count) => brand({ vendors: keys(count, ['IMES']) }) },
  'languages of a brand': { path: 'brand.json', of: (count) => brand({ languages: many(count, () => 'EN') }) },
  'lists in lists': {
    path: 'pages/large.json',
    of: (count) => page({ nodes: many(Math.ceil(count / 50), () => deep(50, (inner) => [inner], 1)) }),
  },
}

/** A text of `bytes` at most that has as many parts as fit. */
function textOf({ of }: Growing, bytes: number): string {
  let [fits, most] = [1, bytes]
  while (most - fits > 1) {
    const middle = Math.floor((fits + most) / 2)
    if (JSON.stringify(of(middle)).length <= bytes) fits = middle
    else most = middle
  }
  return JSON.stringify(of(fits))
}

/** Checks a document anew, as after a start: its text was not read before. */
function check(path: string, text: string): void {
  buildRelease({ brand: '_base', files: [{ path, brand: '_base', text }], ...vocabulary })
}

/** The least processor time of some checks, in milliseconds: other programs on the machine do not count. */
function costOf(path: string, text: string, times = 5): number {
  const costs = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    check(path, text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...costs)
}

test('the check of a page takes four times as long for four times the nodes, not sixteen times', () => {
  const written = (count: number) => writeDocument(undefined, largePage(count), vocabulary.registry)
  check('pages/large.json', written(500))
  const [small, large] = [125, 500].map((count) => costOf('pages/large.json', written(count))) as [number, number]
  console.log(`checking 500 nodes took ${large.toFixed(0)} ms of a processor (bar: 150 ms), 125 nodes ${small.toFixed(0)} ms`)

  expect(large / small).toBeLessThan(9)
})

test.each(Object.entries(growing))('a document with more %s costs in proportion', (name, one) => {
  const [small, large] = [24_000, 96_000].map((bytes) => textOf(one, bytes)) as [string, string]
  check(one.path, small)
  const [less, more] = [costOf(one.path, small, 3), costOf(one.path, large, 2)]
  console.log(`${name}: ${less.toFixed(0)} → ${more.toFixed(0)} ms`)

  expect(more < 40 || more / less < 9).toBe(true)
})
