import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

import { aBrandFolder } from '../../src/authoring/check/fakes.testing.ts'
import { check } from './check.ts'
import { documentsAt } from './files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'verdicts-'))
afterAll(() => rmSync(temporary, { recursive: true }))

function write(dir: string, files: Readonly<Record<string, unknown>>) {
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** What is reported for each document, by a check of everything and by a check of that document alone. */
function verdicts(dir: string, documents = documentsAt([dir])) {
  const whole = check([], dir)
  const of = (found: typeof whole, path: string) => found.filter((one) => one.path === path)
  return documents.map((path) => ({ path, whole: of(whole, path), alone: check([path], dir) }))
}
const differing = (all: ReturnType<typeof verdicts>) => all.filter(({ whole, alone }) => JSON.stringify(whole) !== JSON.stringify(alone))

test('a document checked alone has the verdict of a check of everything: every fixture of a diagnostic as a brand', () => {
  const dir = join(temporary, 'fixtures')
  const fixtures = join(root, 'tests/fixtures/diagnostics')
  const codes = readdirSync(fixtures).flatMap((group) => readdirSync(join(fixtures, group)).map((name) => `${group}/${name}`))
  for (const { path, text } of aBrandFolder()) write(dir, { [path.replace('layouts/', '')]: String(text) })
  for (const code of codes) {
    const { files } = JSON.parse(readFileSync(join(fixtures, code, 'fail.json'), 'utf8')) as { files: Record<string, unknown> }
    write(join(dir, code.replace('/', '-')), files)
  }

  const all = verdicts(dir)

  expect(all.flatMap(({ whole }) => whole).length).toBeGreaterThan(codes.length)
  expect(differing(all)).toEqual([])
}, 60_000)

test('a document checked alone has the verdict of a check of everything: documents that depend on each other', () => {
  const dir = join(temporary, 'layouts')
  cpSync(join(root, 'layouts'), dir, { recursive: true })
  const page = (id: string, more: object = {}) => ({ kind: 'page', id, format: 1, nodes: [], ...more })
  const section = (id: string, args: object) => ({
    id,
    widget: 'game-section',
    inputs: { games: { source: 'games.by-category', args: { category: 'RNG', ...args } } },
  })
  const overlay = (id: string, priority: number, steps: object[], target = 'page/home') => ({
    kind: 'overlay',
    id,
    format: 1,
    target,
    priority,
    steps,
  })
  const documents = {
    'pages/a-clash.json': page('a-clash', { routes: ['/clash', '/rng'] }),
    'pages/b-clash.json': page('b-clash', { routes: ['/clash'] }),
    'pages/c-newer.json': page('c-newer', { routes: ['/newer'], minReader: 9 }),
    'pages/d-newer.json': page('d-newer', { routes: ['/newer'] }),
    'pages/e-copy.json': page('b-clash', { routes: ['/copied'] }),
    'pages/broken.json': '{ "kind": "page", "id": "broken", "routes": ["/broken"], ',
    'pages/deep.json': `{ "kind": "page", "id": "deep", "routes": ["/deep"], "nodes": ${'['.repeat(80)}${']'.repeat(80)} }`,
    'pages/large.json': `{ "kind": "page", "id": "large", "routes": ["/large"], "format": 1, "size": 1e999, "nodes": [] }`,
    'pages/marked.json': `\ufeff${JSON.stringify(page('marked', { routes: ['/marked'] }))}`,
    'pages/constants.json': page('constants', {
      over: 'marked',
      chrome: { header: 'b-clash', footer: 'deep' },
      nodes: [section('a', { limit: { brand: 'constants.homePageSize' } }), section('b', { limit: { brand: 'constants.homePagSize' } })],
    }),
    'menus/links.json': {
      kind: 'menu',
      id: 'links',
      format: 1,
      items: ['/rng', '/clash', '/newer', '/copied', '/broken', '/deep', '/large', '/marked', '/nowhere'].map((to, index) => ({
        id: `to-${index}`,
        label: 'Go',
        to,
        when: { flag: index % 2 ? 'PROMOTION3' : 'PROMOTION4' },
      })),
    },
    'overlays/first.json': overlay('first', 1, [{ op: 'remove', key: 'hot' }]),
    'overlays/second.json': overlay('second', 2, [{ op: 'set', key: 'hot', props: { rows: 9 } }]),
    'overlays/third.json': overlay('third', 3, [{ op: 'move', key: 'hto', to: 'first' }]),
    'overlays/fourth.json': overlay('fourth', 3, [{ op: 'move', key: 'rng', to: 'first' }], 'menu/links'),
    'overlays/fifth.json': overlay('fifth', 3, [{ op: 'remove', key: 'x' }], 'page/nowhere'),
  }
  write(join(dir, '_base'), documents)
  const written = Object.keys(documents).map((path) => join(dir, '_base', path))
  write(join(dir, 'kestrel'), { 'pages/rng.json': '{', 'pages/help.json': { kind: 'page', id: 'help', format: 1, nodes: 'none' } })

  const committed = ['brand.json', 'flags.json', 'menus/side.json', 'pages/home.json', 'pages/rng.json', 'pages/header.json']
  const all = verdicts(dir, [...written, ...committed.map((path) => join(dir, '_base', path)), ...documentsAt([join(dir, 'kestrel')])])

  const codes = new Set(all.flatMap(({ whole }) => whole.map(({ code }) => code)))
  const expected = ['page/route-clash', 'document/duplicate', 'brand/unknown-path', 'overlay/key-missing', 'overlay/target-missing']
  expect([...codes]).toEqual(expect.arrayContaining([...expected, 'json/depth', 'json/encoding', 'predicate/unknown-flag']))
  expect(differing(all)).toEqual([])
}, 60_000)
