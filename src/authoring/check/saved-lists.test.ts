import { expect, test } from 'vitest'

import type { Page } from '../../schemas/documents.ts'
import { buildRelease } from '../release/release.ts'
import { aBrand, aBrandFolder, icons, registry, sources, words } from './fakes.testing.ts'

const lists = { slots: { name: 'Slots', source: 'games.by-category', args: { category: 'RNG', limit: 6 } } }
const bound = (games: object) => ({ id: 'a', widget: 'tiles', props: { title: 'Slots' }, inputs: { games } })
const aPage = (...nodes: object[]) => ({ kind: 'page', id: 'home', format: 1, routes: ['/'], nodes })

function build(files: Record<string, unknown>, brand: object = { lists }) {
  const { release, diagnostics } = buildRelease({
    brand: '_base',
    files: aBrandFolder({ 'brand.json': { ...aBrand, ...brand }, ...files }),
    registry,
    sources,
    words,
    icons,
  })
  return { documents: release.documents, diagnostics }
}

test('players get the arguments of the saved list, and those that the block has itself before them', () => {
  const { documents, diagnostics } = build({
    'pages/home.json': aPage(bound({ source: 'games.by-category', list: 'slots', args: { limit: 9 } })),
  })
  expect(diagnostics).toEqual([])
  const page = documents['page/home']?.body as Page | undefined
  expect(page?.nodes[0]?.inputs).toEqual({ games: { source: 'games.by-category', args: { category: 'RNG', limit: 9 } } })
})

test('a variation that binds to a saved list gets its arguments too', () => {
  const steps = [{ op: 'set', key: 'a', inputs: { games: { source: 'games.by-category', list: 'slots' } } }]
  const { documents, diagnostics } = build({
    'pages/home.json': aPage(bound({ source: 'games.hot' })),
    'overlays/more.json': { kind: 'overlay', id: 'more', format: 1, target: 'page/home', priority: 1, steps },
  })
  expect(diagnostics).toEqual([])
  expect(documents['overlay/more']?.body).toMatchObject({ steps: [{ inputs: { games: { args: { category: 'RNG', limit: 6 } } } }] })
})

test('a list that the brand does not have, or that is of another source, is reported with the one that was meant', () => {
  const { diagnostics } = build({
    'pages/home.json': aPage(bound({ source: 'games.by-category', list: 'slot', args: { category: 'RNG' } }), {
      ...bound({ source: 'games.hot', list: 'slots' }),
      id: 'b',
    }),
  })
  expect(diagnostics.filter(({ code }) => code === 'brand/unknown-path')).toMatchObject([
    { pointer: '/nodes/0/inputs/games/list', fix: [{ op: 'replace', path: '/nodes/0/inputs/games/list', value: 'slots' }] },
    { pointer: '/nodes/1/inputs/games/list', message: 'The list "slots" is of "games.by-category".' },
  ])
})
