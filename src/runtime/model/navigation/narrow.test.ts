import { expect, test } from 'vitest'

import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { aRelease } from '../../../../tests/support/portal/builders.ts'
import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import type { Page } from '../../../schemas/documents.ts'
import type { JsonObject } from '../../../schemas/json.ts'
import { $category } from '../facts/facts.ts'
import '../categories/topic.ts'
import { $narrowed } from './narrow.ts'
import { $location } from './navigation.ts'
import { $pageShown } from './page-shown.ts'

const binding = (args: object) => ({
  id: 'grid',
  widget: 'game-grid',
  inputs: { games: { source: 'games.by-category', args: { category: 'RNG', ...args } } },
})
const rng: Page = {
  kind: 'page',
  id: 'rng',
  format: 1,
  routes: ['/rng'],
  nodes: [{ id: 'box', widget: 'box', slots: { main: [binding({ vendor: { query: 'vassalage' }, page: { query: 'page' } })] } }],
}
const home: Page = { kind: 'page', id: 'home', format: 1, routes: ['/'], nodes: [binding({ vendor: { query: 'vassalage' } })] }
const login: Page = { kind: 'page', id: 'login', format: 1, routes: ['/login'], as: 'popup', over: 'home', nodes: [] }
const aSite = () => aPortal({ release: aRelease([rng, home, login], { '/rng': 'rng', '/': 'home', '/login': 'login' }) })
const from = (page: string) => ({ page, node: 'grid' })

test('what a node narrows is kept for that node; another argument begins at page 1', async () => {
  const { send, scope } = await aSite()
  await send({ kind: 'narrow', input: 'games', args: { class: 'JP' } }, from('elsewhere'))
  await send({ kind: 'narrow', input: 'games', args: { page: 3 } }, from('elsewhere'))
  expect(scope.getState($narrowed)).toEqual({ 'elsewhere/grid': { games: { class: 'JP', page: 3 } } })
  await send({ kind: 'narrow', input: 'games', args: { class: 'VP' } }, from('elsewhere'))
  expect(scope.getState($narrowed)).toEqual({ 'elsewhere/grid': { games: { class: 'VP', page: 1 } } })
})

test('an argument that the page reads from the address is written to the address, except page 1', async () => {
  const { send, scope, at, wentTo } = await aSite()
  await at('/rng?sort=new&page=4', 'rng')
  await send({ kind: 'narrow', input: 'games', args: { vendor: 'PG' } }, from('rng'))
  await send({ kind: 'narrow', input: 'games', args: { page: 2 } }, from('rng'))
  await send({ kind: 'narrow', input: 'games', args: { vendor: '' } }, from('rng'))
  expect(wentTo).toEqual(['/rng?sort=new&vassalage=PG', '/rng?sort=new&vassalage=PG&page=2', '/rng?sort=new'])
  expect(scope.getState($narrowed)).toEqual({})
})

test('page 1 is not written to the address, whatever the address calls its page', async () => {
  const bets: Page = { kind: 'page', id: 'bets', format: 1, nodes: [binding({ vendor: { query: 'from' }, page: { query: 'no' } })] }
  const { send, at, wentTo } = await aPortal({ release: aRelease([home, bets], { '/': 'home', '/bets': 'bets' }) })
  await at('/bets?no=3', 'bets')
  await send({ kind: 'narrow', input: 'games', args: { vendor: '2026-11-01' } }, from('bets'))
  await send({ kind: 'narrow', input: 'games', args: { page: 2 } }, from('bets'))
  expect(wentTo).toEqual(['/bets?from=2026-11-01', '/bets?from=2026-11-01&no=2'])
})

test('inside another page a node writes to the address beside the page’s own name, and so does a node of the page around it', async () => {
  const bets: Page = { kind: 'page', id: 'bets', format: 1, nodes: [binding({ vendor: { query: 'from' } })] }
  const center: Page = { kind: 'page', id: 'center', format: 1, nodes: [binding({ vendor: { query: 'type' } })] }
  const release = aRelease([home, bets, center], { '/': 'home', '/center': 'center', '/center?page=bets': 'bets' })
  const { send, at, wentTo } = await aPortal({ release })
  await at('/center?page=bets', 'bets')
  await send({ kind: 'narrow', input: 'games', args: { vendor: '2026-11-01' } }, from('bets'))
  await send({ kind: 'narrow', input: 'games', args: { vendor: 'PG' } }, from('center'))
  expect(wentTo).toEqual(['/center?page=bets&from=2026-11-01', '/center?page=bets&from=2026-11-01&type=PG'])
})

test('a new page begins as its document says, a new query at page 1', async () => {
  const { send, scope, at } = await aSite()
  await at('/?vassalage=PG')
  await send({ kind: 'narrow', input: 'games', args: { page: 3, class: 'JP' } }, from('home'))
  await at('/?vassalage=JDB')
  expect(scope.getState($narrowed)).toEqual({ 'home/grid': { games: { class: 'JP', page: 1 } } })
  await at('/rng', 'rng')
  expect(scope.getState($narrowed)).toEqual({})
})

test('a page under a popup with an address stays narrowed, also when the popup has to be fetched first', async () => {
  const { send, scope, at } = await aSite()
  await at('/?vassalage=PG')
  await send({ kind: 'narrow', input: 'games', args: { page: 3, class: 'JP' } }, from('home'))
  const narrowed = scope.getState($narrowed)
  await at('/login', 'login')
  await at('/?vassalage=PG')
  expect(scope.getState($narrowed)).toBe(narrowed)

  const release = aRelease([rng, home], { '/rng': 'rng', '/': 'home', '/login': 'login' })
  const lean = await aPortal({ release: { ...release, documents: { ...release.documents, 'page/login': { hash: 'later' } } } })
  await lean.send({ kind: 'narrow', input: 'games', args: { page: 3 } }, from('home'))
  await lean.send({ kind: 'choose-category', category: 'RNG' })
  await lean.at('/login', 'login')
  expect({
    'lean.scope.getState($narrowed)': lean.scope.getState($narrowed),
    'lean.scope.getState($pageShown)': lean.scope.getState($pageShown),
    'lean.scope.getState($category)': lean.scope.getState($category),
  }).toEqual({
    'lean.scope.getState($narrowed)': { 'home/grid': { games: { page: 3 } } },
    'lean.scope.getState($pageShown)': 'home',
    'lean.scope.getState($category)': 'RNG',
  })
  await lean.at('/rng', 'rng')
  expect({
    'lean.scope.getState($narrowed)': lean.scope.getState($narrowed),
    'lean.scope.getState($pageShown)': lean.scope.getState($pageShown),
    'lean.scope.getState($category)': lean.scope.getState($category),
  }).toEqual({ 'lean.scope.getState($narrowed)': {}, 'lean.scope.getState($pageShown)': 'rng', 'lean.scope.getState($category)': 'HOME' })
})

test('paging, vendor and class are one step: Back takes all of them back, and the next choice is a step again', async () => {
  const { send, scope, platform } = await aSite()
  await send({ kind: 'go', to: '/rng' })
  const choose = (args: JsonObject) => send({ kind: 'narrow', input: 'games', args }, from('rng'))
  await choose({ vendor: 'PG' })
  await choose({ page: 2 })
  await choose({ page: 3 })
  expect(platform.entries()).toEqual(['/', '/rng', '/rng?vassalage=PG&page=3'])
  platform.history.step(-1)
  await settle()
  expect(scope.getState($location)).toMatchObject({ pathname: '/rng', search: '' })
  await choose({ vendor: 'JDB' })
  expect(platform.entries()).toEqual(['/', '/rng', '/rng?vassalage=JDB'])
})
