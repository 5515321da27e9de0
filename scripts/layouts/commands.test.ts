import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { check } from './check.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { format } from './format.ts'
import { CannotRun } from './files.ts'
import { placed } from './places.ts'
import { asJson, asText } from './report.ts'
import { asSarif } from './sarif.ts'

const committed = fileURLToPath(new URL('../../layouts', import.meta.url))
let dir = ''
let home = ''
const printed: string[] = []

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'layouts-')), 'layouts')
  home = join(dir, '_base/pages/home.json')
  cpSync(committed, dir, { recursive: true })
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(join(dir, '..'), { recursive: true })
})

function change(from: string, to: string): void {
  const text = readFileSync(home, 'utf8')
  expect(text).toContain(from)
  writeFileSync(home, text.replace(from, to))
}

test('the committed layouts have no error and no warning', () => {
  expect(check([], dir).filter(({ severity }) => severity !== 'info')).toEqual([])
})

test('a typing error is reported with file, line and column, once for all brands', () => {
  change('"kind": "page",', '"kind": "page"')

  expect(asText(check([], dir).filter(({ severity }) => severity === 'error')).split('\n')[0]).toMatch(
    /_base\/pages\/home\.json:\d+:3 error json\/syntax A comma is missing before this\.$/,
  )
})

test('a page with a missing comma is one problem: links to it are still known', () => {
  const before = check([], dir).length
  const rng = join(dir, '_base/pages/rng.json')
  const text = readFileSync(rng, 'utf8')
  writeFileSync(rng, text.replace('"kind": "page",', '"kind": "page"'))

  expect(check([], dir).length).toBe(before + 1)
})

test('a host in two brands is an error in both, which names the other', () => {
  const hosts = (brand: string) => {
    const path = join(dir, brand, 'brand.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(text) as object), hosts: ['one.example.com', `${brand}.example.com`] }))
  }
  hosts('foyer')
  hosts('kestrel')

  const found = check([], dir).filter(({ pointer, severity }) => severity === 'error' && pointer.startsWith('/hosts'))
  expect(found.map(({ document, pointer, code, message }) => [document, pointer, code, message])).toEqual([
    ['brand/foyer', '/hosts/0', 'brand/invalid-value', 'The host "one.example.com" shows kestrel too. A host shows one brand.'],
    ['brand/kestrel', '/hosts/0', 'brand/invalid-value', 'The host "one.example.com" shows foyer too. A host shows one brand.'],
  ])
})

test('a single file is checked together with its folder, and only its problems are reported', () => {
  change('"routes":', '"rotues":')
  const found = check([home], 'nowhere')

  expect(found.filter(({ severity }) => severity === 'error').map(({ code, pointer, fix }) => ({ code, pointer, fix }))).toEqual([
    { code: 'document/unknown-property', pointer: '/rotues', fix: [{ op: 'move', from: '/rotues', path: '/routes' }] },
  ])
  expect(check([join(dir, '_base/pages/rng.json')], 'nowhere').filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a link of a shared menu to a page of one brand is reported with the brands that do not have it', () => {
  mkdirSync(join(dir, 'foyer/pages'), { recursive: true })
  const page = (id: string, route: string) => ({ kind: 'page', id, format: 1, routes: [route], nodes: [] })
  writeFileSync(join(dir, 'foyer/pages/only-here.json'), JSON.stringify(page('only-here', '/only-here')))
  const menu = join(dir, '_base/menus/trial.json')
  const items = ['/only-here', '/nowhere-at-all'].map((to) => ({ id: to.slice(1), label: to, to }))
  writeFileSync(menu, JSON.stringify({ kind: 'menu', id: 'trial', format: 1, items }))

  for (const given of [[], [menu]]) {
    const found = check(given, dir).filter(({ document }) => document === 'menu/trial')
    expect(found.map(({ pointer, brands, fix }) => ({ pointer, brands, fix }))).toEqual([
      { pointer: '/items/0/to', brands: ['kestrel'], fix: undefined },
      { pointer: '/items/1/to', brands: undefined, fix: undefined },
    ])
    expect(asText(found)).toMatch(/trial\.json:1:\d+ info page\/unknown-route In kestrel: No page answers at "\/only-here"\.\n/)
    expect(asSarif(placed(found))).toContain('"In kestrel: No page answers')
  }
})

test('a file outside any folder is checked as a document of the brand', () => {
  const alone = join(dir, '..', 'mine.json')
  writeFileSync(alone, JSON.stringify({ kind: 'page', id: 'mine', format: 1, nodes: [{ id: 'a', widget: 'nobody' }] }))

  expect(check([alone], dir).map(({ code }) => code)).toEqual(['document/misplaced', 'layout/unknown-widget'])
})

test('where there are no layouts a document is checked by itself, and nothing that others would have to say', () => {
  const alone = join(dir, '..', 'own.json')
  const codesOf = (document: object) => {
    writeFileSync(alone, JSON.stringify({ id: 'any', format: 1, ...document }))
    return check([alone], 'nowhere').map(({ code }) => code)
  }

  expect(codesOf({ kind: 'page', over: 'nobody', nodes: [{ id: 'a', widget: 'nobody', when: { flag: 'any' } }] })).toEqual([
    'layout/unknown-widget',
  ])
  expect(codesOf({ kind: 'page', nodes: [{ id: 'a', widget: 'page-heading', props: { title: 't:no.word' } }] })).toEqual([
    'layout/unknown-word',
  ])
  const steps = [{ op: 'move', key: 'a', to: { after: 'a' } }]
  expect(codesOf({ kind: 'overlay', target: 'page/x', priority: 1, when: { eq: ['role', 'nobody'] }, steps })).toEqual([
    'predicate/outside',
    'order/anchor-later',
  ])
})

test('an unreadable file gives no diagnostic: the command could not run', () => {
  expect(() => check([join(dir, '_base/pages/nothing.json')], dir)).toThrow(CannotRun)
  expect(() => check([], join(dir, 'nowhere'))).toThrow(CannotRun)
})

test('diagnostics as JSON and as SARIF name the same places', () => {
  change('"kind": "page"', '"kind": "pgae"')
  const found = check([home], dir).filter(({ severity }) => severity === 'error')
  const [json] = JSON.parse(asJson(placed(found))) as { line: number; column: number; endLine: number; endColumn: number }[]
  const sarif = JSON.parse(asSarif(placed(found))) as {
    runs: {
      results: {
        ruleId: string
        ruleIndex: number
        locations: { physicalLocation: { region: object } }[]
      }[]
      tool: { driver: { rules: { id: string }[] } }
    }[]
  }
  const run = sarif.runs[0]
  const result = run?.results[0]

  expect(result?.ruleId).toBe('document/unknown-kind')
  expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe('document/unknown-kind')
  expect(result?.locations[0]?.physicalLocation.region).toEqual({
    startLine: json?.line,
    startColumn: json?.column,
    endLine: json?.endLine,
    endColumn: json?.endColumn,
  })
})

test('format writes canonical form in place, and a second run changes nothing', () => {
  writeFileSync(
    home,
    '{"nodes":[{"widget":"x-y","id":"a","props":{"b":1.0,  ' +
      '"a":"\\u00fc"}}],"id":"home","kind":"page","format":1,"later":{"x":1e3,\n"y":[ ]}}',
  )

  expect(format([home], dir, true)).toBe(1)
  expect(format([home], dir, false)).toBe(0)
  expect(readFileSync(home, 'utf8')).toBe(
    '{\n  "kind": "page",\n  "id": "home",\n  "format": 1,\n  "nodes": [\n    { "id": "a", "widget": "x-y", "props": {"b":1.0,  ' +
      '"a":"\\u00fc"} }\n  ],\n  "later": {"x":1e3,\n"y":[ ]}\n}\n',
  )
  expect(format([home], dir, true)).toBe(0)
})

test('format does not change a file that is not JSON', () => {
  writeFileSync(home, '{"a":1,}')

  expect(format([home], dir, false)).toBe(1)
  expect(readFileSync(home, 'utf8')).toBe('{"a":1,}')
  expect(printed.join('\n')).toMatch(/home\.json:1:7 error json\/syntax/)
})

test('formatting every committed document changes no value', () => {
  const before = JSON.parse(readFileSync(home, 'utf8')) as unknown
  format([], dir, false)

  expect(JSON.parse(readFileSync(home, 'utf8'))).toEqual(before)
  expect(format([], dir, true)).toBe(0)
})

test('explain says what a node is, what it needs and who sees it', () => {
  writeFileSync(
    home,
    JSON.stringify({
      kind: 'page',
      id: 'home',
      format: 1,
      routes: ['/'],
      nodes: [
        {
          id: 'hot',
          widget: 'game-section',
          props: { title: 'Hot' },
          inputs: { games: { source: 'games.hot' } },
          when: { in: ['role', ['guest', 'member']] },
        },
      ],
    }),
  )

  expect(explain(['page/home', 'hot'], dir)).toBe(0)
  expect(printed.join('\n')).toContain('hot: game-section')
  expect(printed.join('\n')).toContain('seen by guest, member on phone, tablet, desktop')
  expect(printed.join('\n')).toContain('games ← games.hot')
  expect(() => explain(['page/home', 'nobody'], dir)).toThrow(CannotRun)
})

test('diff prints the semantic differences of two folders, as text and as JSON', () => {
  change(
    '"widget": "page-heading", "props": { "title": "t:section.home-title", "visible": false }',
    '"widget": "page-heading", "props": { "title": "Lobby", "visible": false }',
  )
  rmSync(join(dir, '_base/menus/wallet.json'))

  expect(diff([committed, dir], false)).toBe(0)
  expect(printed.at(-1)).toBe(
    [
      'menu/wallet (_base/menus/wallet.json)',
      '  document wallet: removed',
      'page/home (_base/pages/home.json)',
      '  block heading (page-heading): props/title "t:section.home-title" → "Lobby"',
      '2 changes in 2 documents',
    ].join('\n'),
  )
  expect(diff([join(committed, '_base/pages/home.json'), home], true)).toBe(0)
  expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject([
    {
      document: 'page/home',
      changes: [{ kind: 'changed', property: 'props/title', patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Lobby' }] }],
    },
  ])
  expect(diff([dir, dir], false)).toBe(0)
  expect(printed.at(-1)).toBe('0 changes in 0 documents')
})

test('diff reports where a text is not JSON, and files that it cannot compare', () => {
  change('"kind": "page",', '"kind": "page"')

  expect(diff([committed, dir], false)).toBe(1)
  expect(printed.join('\n')).toMatch(/home\.json:\d+:3 error json\/syntax/)
  expect(() => diff([committed, home], false)).toThrow(CannotRun)
  expect(() => diff([home], false)).toThrow(CannotRun)
})

test('explain says what a diagnostic means', () => {
  expect(explain(['layout/unknown-widget'], dir)).toBe(0)
  expect(printed.join('\n')).toContain(
    'layout/unknown-widget, an error\n  A node names a widget that there is.\n  Widgets are the folders of src/widgets/.',
  )
  expect(printed.join('\n')).toMatch(/\nWrong, pages\/home\.json:\n {2}\{\n.*\nRight, pages\/home\.json:\n {2}\{\n/s)
})
