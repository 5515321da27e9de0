// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import type { Scope } from 'effector'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { blockAdded } from '../../model/documents/edits.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { canvasKey } from '../canvas.tsx'
import { blockBeside } from './step-selection.ts'
import { newBlock } from './new-block.ts'
import { documentsWith, viewSettingsIn, withLongTexts } from '../gallery/gallery-frame.tsx'
import { galleryRows, searchRows, sectionsOf } from '../gallery/gallery-rows.ts'
import { $recentBlocks } from '../gallery/recent-blocks.ts'
import { movePlaces } from '../moving/move-to-dialog.tsx'

const page: JsonObject = {
  kind: 'page',
  id: 'home',
  format: 1,
  routes: ['/'],
  nodes: [
    {
      id: 'top',
      widget: 'columns',
      slots: { main: [{ id: 'banners', widget: 'banner-carousel' }], side: [{ id: 'winners', widget: 'winner-board' }] },
    },
    { id: 'hot', widget: 'game-section', props: { title: 'Hot games' } },
  ],
}
let catalogue: Catalogue | null
let scope: Scope
const known = () => catalogue as Catalogue

beforeAll(async () => {
  const first = fork()
  await allSettled(loadCatalogueFx, { scope: first })
  catalogue = first.getState($catalogue)
})
beforeEach(async () => {
  scope = await editorWith([published('page/home', page)], { doc: 'page/home', sel: 'hot' }, [[$catalogue, catalogue]])
})

test('every type begins with props and data that its contract asks for', () => {
  for (const contract of known().contracts.values()) {
    const { props = {}, inputs = {} } = newBlock(contract, known().sources, new Map())
    expect(Object.keys(props as JsonObject)).toEqual(expect.arrayContaining((contract.props as { required?: string[] }).required ?? []))
    for (const [name, { noun }] of Object.entries(contract.inputs)) {
      const bound = (inputs as Record<string, { source: string }>)[name]
      if (bound) expect(known().sources.get(bound.source)?.value).toBe(noun)
    }
  }
})

test('a new block is bound as others of its type are', () => {
  const contract = known().contracts.get('winner-board')!
  const binding = { source: 'winners', args: { limit: 7 } }
  const other: JsonObject = { kind: 'page', nodes: [{ id: 'a', widget: 'winner-board', inputs: { winners: binding } }] }
  expect(newBlock(contract, known().sources, new Map([['page/a', other]])).inputs).toEqual({ winners: binding })
})

test('a new block takes over no words that only the page of another block has', () => {
  const contract = known().contracts.get('page-heading')!
  const strings = { EN: { title: 'Bonus details' } }
  const own: JsonObject = { kind: 'page', strings, nodes: [{ id: 'a', widget: 'page-heading', props: { title: 't:title' } }] }
  const shared: JsonObject = { kind: 'page', strings, nodes: [{ id: 'a', widget: 'page-heading', props: { title: 't:nav.bets' } }] }
  const titleAmong = (documents: [string, JsonObject][]) =>
    (newBlock(contract, known().sources, new Map(documents)).props as JsonObject)['title']

  expect(
    titleAmong([
      ['page/a', own],
      ['page/b', own],
      ['page/c', shared],
      ['page/d', shared],
    ]),
  ).toBe('t:nav.bets')
  expect(
    titleAmong([
      ['page/a', own],
      ['page/b', own],
      ['page/c', shared],
    ]),
  ).toBe('Page heading') // what one block alone says is its own
  expect(
    titleAmong([
      ['page/a', own],
      ['page/b', own],
      ['page/c', own],
      ['page/d', shared],
      ['page/e', shared],
    ]),
  ).toBe('Page heading') // and what fewer than half of the pages say is theirs
})

test('the gallery finds types by everyday words, and says why a type is not allowed there', () => {
  const rows = galleryRows(page, { list: '/nodes', index: 0 }, known().contracts, scope.getState($naming))
  expect(searchRows(rows, 'winners', 'all')[0]?.type).toBe('winner-board')
  expect(searchRows(rows, 'a row of games', 'all').map(({ type }) => type)).toContain('game-section')
  expect(rows.every(({ refused }) => refused === '')).toBe(true)
  expect([rows.find(({ type }) => type === 'winner-board')?.needs, rows.find(({ type }) => type === 'page-heading')?.needs]).toEqual([
    ['winners'],
    [],
  ])
  const nowhere = galleryRows(page, { list: '/nodes/0/slots/none', index: 0 }, known().contracts, scope.getState($naming))
  expect(nowhere[0]?.refused).toBe(
    'Main and side does not accept Announcement board in none'.replace('Announcement board', nowhere[0]?.title ?? ''),
  )
})

test('a block with docs in another language is found by these and by English words, and a new one has its English title', async () => {
  const { catalogueIn } = await import('../../model/catalogue/widget-catalogue.ts')
  const texts = { 'page-heading': { title: 'Tiêu đề trang', keywords: ['đầu đề'] } }
  const { contracts, sources } = catalogueIn({ widgets: texts })
  const rows = galleryRows(page, { list: '/nodes', index: 0 }, contracts, scope.getState($naming))
  expect(['tieu de', 'ĐẦU ĐỀ', 'page heading', 'headline'].map((text) => searchRows(rows, text, 'all')[0]?.type)).toEqual(
    Array.from({ length: 4 }, () => 'page-heading'),
  )
  expect(newBlock(contracts.get('page-heading')!, sources, new Map()).props).toEqual({ title: 'Page heading' })
})

test('the gallery begins with what the page is made of, and ends with layout and whole pages', () => {
  const types = galleryRows(page, { list: '/nodes', index: 0 }, known().contracts, scope.getState($naming)).map(({ type }) => type)
  expect(types[0]).toBe('game-section')
  expect(types.indexOf('banner-carousel')).toBeLessThan(types.indexOf('link-line'))
  expect(types.indexOf('columns')).toBeLessThan(types.indexOf('root-screen'))
  expect(types.at(-1)).toMatch(/-(?:landing|screen|frame|over|warning|center)$/)
})

test('the gallery finds types by what they are for, and shows them by category after what was used last', () => {
  const rows = galleryRows(page, { list: '/nodes', index: 0 }, known().contracts, scope.getState($naming))
  const first = (text: string) => searchRows(rows, text, 'all')[0]?.type
  expect(['deposit', 'countdown', 'faq', 'youtube', 'leaderboard'].map(first)).toEqual([
    'deposit',
    'countdown',
    'questions',
    'video',
    'winner-board',
  ])
  const sections = sectionsOf(rows, ['video', 'divider', 'unknown'])
  expect(sections.map(({ name }) => name)).toEqual([
    'recent',
    'games',
    'content',
    'banners',
    'news',
    'community',
    'account',
    'help',
    'layout',
    'whole',
  ])
  expect(sections[0]?.rows.map(({ type }) => type)).toEqual(['video', 'divider'])
  expect(sections.flatMap((section) => section.rows)).toHaveLength(rows.length)
})

test('the block types that were added last are kept, the newest first, each once', async () => {
  const add = (widget: string) => allSettled(blockAdded, { scope, params: { widget, spot: { list: '/nodes', index: 0 } } })
  for (const widget of ['text', 'video', 'text']) await add(widget)
  expect(scope.getState($recentBlocks)).toEqual(['text', 'video'])
})

test('an example is a set of view settings, and an example block is shown on a made-up page', () => {
  expect(viewSettingsIn('failing', false)).toMatchObject({ faults: [{ path: '/', mode: '500' }] })
  expect(viewSettingsIn('rtl', true)).toMatchObject({ language: 'AR', as: 'member' })
  const documents = documentsWith(
    new Map<string, JsonObject>([
      ['page/home', page],
      ['overlay/x', { kind: 'overlay' }],
      ['brand/foyer', { kind: 'brand' }],
    ]),
    { id: 'shown', widget: 'columns' },
  )
  expect([...documents.keys()]).toEqual(['brand/foyer', 'page/home'])
  expect(documents.get('page/home')).toMatchObject({ nodes: [{ id: 'shown' }] })
  expect(withLongTexts(known().contracts.get('game-section')!, {}).props).toHaveProperty('title')
})

test('arrows go among brothers, then to what is behind their block', () => {
  const go = (id: string, step: Parameters<typeof blockBeside>[2]) => blockBeside(page, blockOf(page, id) ?? null, step)?.id
  expect({
    "go('top', 'next')": go('top', 'next'),
    "go('banners', 'next')": go('banners', 'next'),
    "go('winners', 'next')": go('winners', 'next'),
    "go('banners', 'previous')": go('banners', 'previous'),
    "go('top', 'inner')": go('top', 'inner'),
    "go('winners', 'outer')": go('winners', 'outer'),
    "go('hot', 'next')": go('hot', 'next'),
  }).toEqual({
    "go('top', 'next')": 'hot',
    "go('banners', 'next')": 'winners',
    "go('winners', 'next')": 'hot',
    "go('banners', 'previous')": 'top',
    "go('top', 'inner')": 'banners',
    "go('winners', 'outer')": 'top',
    "go('hot', 'next')": undefined,
  })
  expect(canvasKey({ key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }, 'rtl')).toBe('choice.inner')
  expect(canvasKey({ key: 'ArrowLeft', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false }, 'ltr')).toBeUndefined()
})

test('places to move to omit the place where the block already is', () => {
  const places = movePlaces(page, blockOf(page, 'hot')!, known().contracts, scope.getState($naming), false).map(({ label }) => label)
  expect(places).toContain('first on the page, 1st of 2')
  expect(places.some((label) => label.startsWith('after Main and side, 2nd'))).toBe(false)
  expect(movePlaces(page, blockOf(page, 'hot')!, known().contracts, scope.getState($naming), true)).toHaveLength(2)
})

test('a new block begins with inputs that another block uses together and that need no login', () => {
  const contract = known().contracts.get('game-section')
  if (!contract) throw new Error('no game section')
  const favourites = { widget: 'game-section', inputs: { games: { source: 'games.favourites' } } }
  const others = {
    kind: 'page',
    id: 'a',
    nodes: [
      { id: 'favourites', ...favourites },
      { id: 'favourites-2', ...favourites },
      {
        id: 'local',
        widget: 'game-section',
        inputs: { games: { source: 'games.local' }, vendors: { source: 'vendors.by-category', args: { category: 'LOTT' } } },
      },
      { id: 'hot', widget: 'game-section', inputs: { games: { source: 'games.hot' } } },
    ],
  }
  expect(newBlock(contract, known().sources, new Map([['page/a', others]])).inputs).toEqual({ games: { source: 'games.hot' } })
})
