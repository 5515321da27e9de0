import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal.ts'
import { aRelease } from '../../../tests/support/world.ts'
import type { Page } from '../../schemas/documents.ts'
import { $narrowed } from './narrow.ts'

const binding = (args: object) => ({ id: 'grid', widget: 'game-grid', inputs: { games: { source: 'games.by-category', args: { category: 'RNG', ...args } } } })
const rng: Page = { kind: 'page', id: 'rng', format: 1, routes: ['/rng'], nodes: [{ id: 'box', widget: 'box', slots: { main: [binding({ vendor: { query: 'vassalage' }, page: { query: 'page' } })] } }] }
const home: Page = { kind: 'page', id: 'home', format: 1, routes: ['/'], nodes: [binding({ vendor: { query: 'vassalage' } })] }
const aSite = () => aPortal({ release: aRelease([rng, home], { '/rng': 'rng', '/': 'home' }) })
const from = (page: string) => ({ page, node: 'grid' })

test('what a node narrows is kept for that node; another argument begins at page 1', async () => {
  const { send, scope } = await aSite()
  await send({ kind: 'narrow', input: 'games', args: { class: 'JP' } }, from('elsewhere'))
  await send({ kind: 'narrow', input: 'games', args: { page: 3 } }, from('elsewhere'))
  expect(scope.getState($narrowed)).toEqual({ 'elsewhere/grid': { games: { class: 'JP', page: 3 } } })
  await send({ kind: 'narrow', input: 'games', args: { class: 'VP' } }, from('elsewhere'))
  expect(scope.getState($narrowed)).toEqual({ 'elsewhere/grid': { games: { class: 'VP', page: 1 } } })
})

test('an argument that the page reads from the address is written there, the first page is not', async () => {
  const { send, scope, at, wentTo } = await aSite()
  await at('/rng?sort=new&page=4', 'rng')
  await send({ kind: 'narrow', input: 'games', args: { vendor: 'PG' } }, from('rng'))
  await send({ kind: 'narrow', input: 'games', args: { page: 2 } }, from('rng'))
  await send({ kind: 'narrow', input: 'games', args: { vendor: '' } }, from('rng'))
  expect(wentTo).toEqual(['/rng?sort=new&vassalage=PG', '/rng?sort=new&page=2', '/rng?sort=new'])
  expect(scope.getState($narrowed)).toEqual({})
})

test('another page begins as its document says, another query at its first page', async () => {
  const { send, scope, at } = await aSite()
  await at('/?vassalage=PG')
  await send({ kind: 'narrow', input: 'games', args: { page: 3, class: 'JP' } }, from('home'))
  await at('/?vassalage=JDB')
  expect(scope.getState($narrowed)).toEqual({ 'home/grid': { games: { class: 'JP', page: 1 } } })
  await at('/rng', 'rng')
  expect(scope.getState($narrowed)).toEqual({})
})
