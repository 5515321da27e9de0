import { expect, test } from 'vitest'

import { releaseOf } from '../example.testing.ts'
import { documentsAt, widgetsAt } from '../../../src/rules/first-screen.ts'
import { withBodies } from '../../../src/rules/first-screen.ts'
import { fontFile, viewFiles, wordFiles } from './needs.ts'
import type { Manifest } from './needs.ts'

const page = (rest: object) => ({ kind: 'page', nodes: [], ...rest })
const release = releaseOf(
  {
    'brand/foyer': {},
    'flags/flags': {},
    'order/categories': {},
    'menu/top': {},
    'page/home': page({
      chrome: { header: 'header', footer: null },
      nodes: [{ id: 'hot', widget: 'game-section', slots: { aside: [{ id: 'x', widget: 'winner-board' }] } }],
    }),
    'page/login': page({ as: 'popup', over: 'home', nodes: [{ id: 'form', widget: 'form' }] }),
    'page/header': page({ nodes: [{ id: 'nav', widget: 'top-navigation' }] }),
    'page/blocked': page({ nodes: [{ id: 'b', widget: 'root-screen' }] }),
    'page/agent': page({}),
    'overlay/lunar': { target: 'page/home' },
    'overlay/other': { target: 'page/agent' },
  },
  { '/': 'home', '/login': 'login', '/agent': 'agent', '/g/:vendor': 'home' },
)

test('an address needs its page, its chrome, the root screens, small documents and their overlays', () => {
  expect([...documentsAt(release, '/')].sort()).toEqual([
    'brand/foyer',
    'flags/flags',
    'menu/top',
    'order/categories',
    'overlay/lunar',
    'page/blocked',
    'page/header',
    'page/home',
  ])
})

test('a popup needs the page under it', () => {
  expect([...documentsAt(release, '/login')]).toEqual(expect.arrayContaining(['page/login', 'page/home', 'page/header']))
})

test('a page inside another one needs that one too, and an unknown one the page that says so', () => {
  const center = releaseOf(
    { 'page/center': page({ access: 'login' }), 'page/limits': page({}), 'page/login': page({}), 'page/not-found': page({}) },
    { '/center': 'center', '/center?page=limits': 'limits' },
  )
  expect([...documentsAt(center, '/center', '?page=limits')].sort()).toEqual(['page/center', 'page/limits', 'page/login', 'page/not-found'])
  expect(documentsAt(center, '/center', '?page=nothing').has('page/limits')).toBe(false)
})

test('bodies that are not needed are left out, their hashes stay', () => {
  const { documents } = withBodies(release, new Set(['page/home']))

  expect(documents['page/home']).toHaveProperty('body')
  expect(documents['page/agent']).toEqual({ hash: 'page-agent#' })
})

test('widgets are those of the page, its slots and its chrome, without the root screens', () => {
  expect(widgetsAt(release, '/')).toEqual(new Set(['top-navigation', 'game-section', 'winner-board']))
})

const manifest: Manifest = {
  'portal/index.html': {
    file: 'assets/portal.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/portal.css'],
    assets: ['assets/geist-latin-wght-normal-Ab1.woff2', 'assets/archivo-latin-wght-normal-Xy.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_rail.js': { file: 'assets/rail.js', imports: ['_react.js'], css: ['assets/rail.css'] },
  '../src/widgets/game-section/view.tsx': {
    file: 'assets/game-section.js',
    imports: ['portal/index.html', '_rail.js'],
    css: ['assets/game-section.css'],
    dynamicImports: ['_swiper.js'],
  },
  '_swiper.js': { file: 'assets/swiper.js' },
  '../virtual:words/ar': { file: 'assets/words-ar.js', dynamicImports: ['../virtual:words/ar/rest'] },
  '../virtual:words/ar/rest': { file: 'assets/words-ar-rest.js' },
  '../locales/en/index.ts': { file: 'assets/words-en.js' },
}

test('files of a page are all that its entry and its views import, and nothing they load later', () => {
  expect(viewFiles(manifest, ['game-section', 'unknown'])).toEqual({
    scripts: ['assets/react.js', 'assets/game-section.js', 'assets/rail.js'],
    styles: ['assets/game-section.css', 'assets/rail.css'],
  })
})

test('the script with the contracts of the drawn widgets is named: that of the entry pages, else that of all, else none', () => {
  const [help, form] = ['../src/widgets/help-center/view.tsx', '../src/widgets/form/view.tsx']
  const all: Manifest = {
    ...manifest,
    'portal/all-widgets.ts': { file: 'assets/all-widgets.js', imports: ['_react.js', '_form.js'], dynamicImports: [help] },
    'portal/entry-widgets.ts': { file: 'assets/entry-widgets.js', imports: ['_form.js'] },
    '_form.js': { file: 'assets/form-contract.js', dynamicImports: [form] }, // what both share is a script of its own
    [help]: { file: 'assets/help-center.js' },
    [form]: { file: 'assets/form.js' },
  }
  const added = (widgets: string[]) => viewFiles(all, widgets).scripts.filter((file) => !viewFiles(all, []).scripts.includes(file))

  expect({ first: added(['game-section']), entry: added(['form', 'game-section']), both: added(['form', 'help-center']) }).toEqual({
    first: ['assets/game-section.js', 'assets/rail.js'],
    entry: ['assets/entry-widgets.js', 'assets/form-contract.js', 'assets/form.js', 'assets/game-section.js', 'assets/rail.js'],
    both: ['assets/all-widgets.js', 'assets/form-contract.js', 'assets/form.js', 'assets/help-center.js'],
  })
})

test('where a document names a widget below the first screen, the script with its contract is named, and its view is not', () => {
  const help = '../src/widgets/help-center/view.tsx'
  const late: Manifest = {
    ...manifest,
    'portal/all-widgets.ts': { file: 'assets/all-widgets.js', dynamicImports: [help] },
    [help]: { file: 'assets/help-center.js' },
  }

  expect(viewFiles(late, ['game-section'], ['game-section', 'help-center']).scripts).toEqual([
    'assets/react.js',
    'assets/all-widgets.js',
    'assets/game-section.js',
    'assets/rail.js',
  ])
})

test('the landing page needs the first words of its language, and every other page all of them', () => {
  const of = (tag: string) => ({ landing: wordFiles(manifest, tag, true), others: wordFiles(manifest, tag, false) })
  expect([of('ar'), of('en'), of('lo')]).toEqual([
    { landing: ['assets/words-ar.js'], others: ['assets/words-ar.js', 'assets/words-ar-rest.js'] },
    { landing: [], others: ['assets/words-en.js'] },
    { landing: [], others: [] },
  ])
})

test('the text face is found by the first name of the font token', () => {
  expect(fontFile(manifest, '"Geist Variable", system-ui')).toBe('assets/geist-latin-wght-normal-Ab1.woff2')
  expect(fontFile(manifest, "'Archivo Variable'")).toBe('assets/archivo-latin-wght-normal-Xy.woff2')
  expect(fontFile(manifest, 'system-ui')).toBeUndefined()
  expect(fontFile(manifest, undefined)).toBeUndefined()
})
