import { expect, test } from 'vitest'

import type { Menu, Order, Overlay, Page } from '../schemas/documents.ts'
import { applyOverlays } from './overlays.ts'

const nodes = [
  { id: 'banners', widget: 'banner-carousel', props: { delayMs: 5000 } },
  { id: 'hot', widget: 'game-section' },
  {
    id: 'columns',
    widget: 'columns',
    slots: { left: [{ id: 'winners', widget: 'winner-board' }], right: [{ id: 'news', widget: 'notice' }] },
  },
]
const home: Page = { kind: 'page', id: 'home', format: 1, nodes }
const anyone = { facts: {}, flags: {} }

function anOverlay(overlay: Partial<Overlay>): Overlay {
  return { kind: 'overlay', id: 'change', format: 1, target: 'page/home', priority: 0, steps: [], ...overlay }
}

test('moves and sets, and what no step touches keeps its identity', () => {
  const lunar = anOverlay({
    id: 'lunar',
    steps: [
      { op: 'move', key: 'hot', to: 'first' },
      { op: 'set', key: 'banners', props: { delayMs: 4000 } },
    ],
  })
  const { document, provenance, notes } = applyOverlays(home, [lunar], anyone)

  expect(document.nodes.map((node) => node.id)).toEqual(['hot', 'banners', 'columns'])
  expect(document.nodes[1]).toEqual({ id: 'banners', widget: 'banner-carousel', props: { delayMs: 4000 } })
  expect(document.nodes[0]).toBe(nodes[1])
  expect(document.nodes[2]).toBe(nodes[2])
  expect(Object.fromEntries(provenance)).toEqual({ hot: [{ overlay: 'lunar', step: 0 }], banners: [{ overlay: 'lunar', step: 1 }] })
  expect(notes).toEqual([])
  expect(nodes.map((node) => node.id)).toEqual(['banners', 'hot', 'columns'])
})

test('applies by priority, then by id, and only where the predicate is true', () => {
  const put = (id: string, priority: number, when?: Overlay['when']) =>
    anOverlay({ id, priority, when, steps: [{ op: 'set', key: 'hot', props: { title: id } }] })
  const overlays = [
    put('late', 2),
    put('b', 1),
    put('a', 1),
    put('never', 9, { flag: 'OFF' }),
    put('unknown', 9, { eq: ['role', 'guest'] }),
  ]

  const { document, provenance } = applyOverlays(home, overlays, { facts: {}, flags: { OFF: false } })

  expect(document.nodes[1]?.props).toEqual({ title: 'late' })
  expect(provenance.get('hot')?.map((touch) => touch.overlay)).toEqual(['a', 'b', 'late'])
})

test('`in` names a slot at any depth, and its neighbours keep their identity', () => {
  const steps: Overlay['steps'] = [
    { op: 'ensure', key: 'extra', to: 'first', in: 'columns/left', item: { widget: 'notice' } },
    { op: 'move', key: 'hot', to: 'last' },
  ]
  const { document } = applyOverlays(home, [anyOverlayOf(steps)], anyone)

  expect(document.nodes.map((node) => node.id)).toEqual(['banners', 'columns', 'hot'])
  expect(document.nodes[1]?.slots?.left).toEqual([
    { id: 'extra', widget: 'notice' },
    { id: 'winners', widget: 'winner-board' },
  ])
  expect(document.nodes[1]?.slots?.right).toBe(nodes[2]?.slots?.right)
})

test('a list that is not there is noted, and the document is returned as it came', () => {
  const { document, notes } = applyOverlays(home, [anyOverlayOf([{ op: 'move', key: 'x', to: 'first', in: 'nobody/left' }])], anyone)

  expect(document).toBe(home)
  expect(notes).toEqual([{ code: 'overlay/list-missing', overlay: 'change', step: 0, key: 'nobody/left' }])
})

test('overlays of other documents and overlays without an effect leave the same object', () => {
  expect(
    applyOverlays(
      home,
      [
        anOverlay({ target: 'page/rng', steps: [{ op: 'remove', key: 'hot' }] }),
        anyOverlayOf([{ op: 'move', key: 'banners', to: 'first' }]),
      ],
      anyone,
    ).document,
  ).toBe(home)
})

test('menus change by item, orders get the steps behind their own', () => {
  const menu: Menu = {
    kind: 'menu',
    id: 'top',
    format: 1,
    items: [
      { id: 'home', to: '/' },
      { id: 'more', items: [{ id: 'help', to: '/help' }] },
    ],
  }
  const order: Order = { kind: 'order', id: 'categories', format: 1, steps: [{ op: 'move', key: 'FISH', to: 'first' }] }
  const overlays = [
    anOverlay({ target: 'menu/top', steps: [{ op: 'ensure', key: 'vip', to: 'last', in: 'more/items', item: { to: '/vip' } }] }),
    anOverlay({ id: 'live', target: 'order/categories', steps: [{ op: 'move', key: 'LIVE', to: 'first' }] }),
  ]

  expect(applyOverlays(menu, overlays, anyone).document.items[1]?.items).toEqual([
    { id: 'help', to: '/help' },
    { id: 'vip', to: '/vip' },
  ])
  expect(applyOverlays(order, overlays, anyone).document.steps).toEqual([...order.steps, { op: 'move', key: 'LIVE', to: 'first' }])
})

function anyOverlayOf(steps: Overlay['steps']): Overlay {
  return anOverlay({ steps })
}
