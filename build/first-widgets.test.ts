import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { widgetLists } from './first-widgets.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A folder of layouts; values by their paths. */
function layouts(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layouts '))
  folders.push(folder)
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return folder
}
const node = (widget: string, more: object = {}) => ({ id: widget, widget, ...more })
const page = (id: string, nodes: object[], more: object = {}) => ({ kind: 'page', id, format: 1, nodes, ...more })
const overlay = (target: string, item: object) => ({
  kind: 'overlay',
  id: 'week',
  format: 1,
  target,
  priority: 1,
  steps: [{ op: 'ensure', key: 'added', to: 'last', item }],
})
const all = new Set(
  'hero rail late card logo bar game-section strip form tabs help own-hero banner spare toast-list closed elsewhere'.split(' '),
)
const base = {
  'schemas/page.schema.json': {},
  '_base/pages/home.json': page(
    'home',
    [
      node('hero', { slots: { main: [node('card')] } }),
      node('rail', { fallback: node('spare') }),
      ...['a', 'b', 'c'].map((id) => ({ ...node('strip'), id })),
      node('late'),
    ],
    { chrome: { header: 'header', footer: null } },
  ),
  '_base/pages/header.json': page('header', [node('logo')]),
  '_base/pages/rng.json': page('rng', [node('game-section'), node('tabs')], { chrome: { bottomBar: 'bar' } }),
  '_base/pages/bar.json': page('bar', [node('bar')]),
  '_base/pages/toasts.json': page('toasts', [node('toast-list')]),
  '_base/pages/maintenance.json': page('maintenance', [node('closed')]),
  '_base/pages/login.json': page('login', [node('form'), node('hero')]),
  '_base/pages/help.json': page('help', [node('help'), node('elsewhere')]),
}

test('widgets of the lobby, its lists and its chrome are the first ones; entry pages add their own, and other pages none', () => {
  expect(widgetLists(layouts(base), all)).toEqual({
    first: ['bar', 'card', 'closed', 'game-section', 'hero', 'late', 'logo', 'rail', 'spare', 'strip', 'tabs', 'toast-list'],
    landing: ['card', 'hero', 'logo', 'rail', 'strip'],
    entry: ['form'],
  })
})

test('what a brand or a variation of any brand puts on such a page is among them', () => {
  const folder = layouts({
    ...base,
    'foyer/pages/home.json': page('home', [node('own-hero')]),
    'kestrel/overlays/week.json': overlay('page/home', { widget: 'banner' }),
    'kestrel/overlays/help.json': overlay('page/help', { widget: 'elsewhere' }),
  })
  const { first, landing } = widgetLists(folder, all)

  expect(['own-hero', 'banner', 'late', 'elsewhere'].filter((type) => first.includes(type))).toEqual(['own-hero', 'banner', 'late'])
  expect(['own-hero', 'banner', 'hero'].filter((type) => landing.includes(type))).toEqual(['own-hero', 'hero'])
})

test('a document that cannot be read, and what is no widget, are left out', () => {
  const folder = layouts({
    ...base,
    '_base/pages/header.json': '{ "kind": "page", ',
    '_base/pages/rng.json': { kind: 'page', id: 'rng', format: 1, nodes: 7 },
    '_base/pages/toasts.json': page('toasts', [node('no-widget')]),
  })

  expect(widgetLists(folder, all).first).toEqual(['card', 'closed', 'hero', 'late', 'rail', 'spare', 'strip'])
})
