import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { blockOf } from './nodes.ts'
import type { Spot } from './nodes.ts'
import { homeOf, placeAt, samePlace, stepSpot } from './places.ts'
import type { Way } from './places.ts'
import { contractWith } from './nodes.testing.ts'

const page: JsonObject = {
  kind: 'page',
  nodes: [
    { id: 'a', widget: 'text' },
    { id: 'b', widget: 'columns', slots: { main: [{ id: 'c', widget: 'text' }] } },
    { id: 'f', widget: 'text' },
    { id: 'g', widget: 'card' },
  ],
}
const contracts = new Map([
  ['text', contractWith('text')],
  ['card', contractWith('card')],
  ['columns', contractWith('columns', { main: { allow: ['text'] }, side: { allow: ['text'] } })],
])

function walk(id: string, ways: readonly Way[]): Spot {
  const moving = blockOf(page, id)!
  let spot = homeOf(moving)
  for (const way of ways) spot = stepSpot(page, { widget: moving.widget, moving }, contracts, spot, way) ?? spot
  return spot
}

test('a place is counted as it will be once the block is there', () => {
  const moving = blockOf(page, 'a')!
  expect(placeAt(page, { list: '/nodes', index: 3 }, moving)).toMatchObject({
    nth: 3,
    of: 4,
    after: { id: 'f' },
    before: { id: 'g' },
    owner: null,
  })
  expect(placeAt(page, homeOf(moving), moving)).toMatchObject({ nth: 1, of: 4, after: null, before: { id: 'b' } })
  expect(placeAt(page, { list: '/nodes/1/slots/main', index: 1 }, moving)).toMatchObject({
    nth: 2,
    of: 2,
    after: { id: 'c' },
    owner: { id: 'b' },
    slot: 'main',
  })
})

test('down goes past a block with an area in one step, and both sides of itself are one place', () => {
  expect(walk('a', ['down'])).toEqual({ list: '/nodes', index: 2 })
  expect(walk('f', ['up'])).toEqual({ list: '/nodes', index: 1 })
  expect(walk('f', ['up', 'down'])).toEqual({ list: '/nodes', index: 2 })
  expect(samePlace({ list: '/nodes', index: 3 }, { list: '/nodes', index: 2 }, blockOf(page, 'f'))).toBe(true)
})

test('in goes into the area of the block before, down on into the next area, out to behind the block', () => {
  expect(walk('f', ['in'])).toEqual({ list: '/nodes/1/slots/side', index: 0 })
  expect(walk('a', ['in'])).toEqual({ list: '/nodes/1/slots/main', index: 0 })
  expect(walk('a', ['in', 'down', 'down'])).toEqual({ list: '/nodes/1/slots/side', index: 0 })
  expect(walk('c', ['out'])).toEqual({ list: '/nodes', index: 2 })
})

test('what no area takes stays outside, and nothing goes past the ends of the page', () => {
  expect(walk('g', ['up', 'in'])).toEqual({ list: '/nodes', index: 2 })
  expect(walk('a', ['up'])).toEqual({ list: '/nodes', index: 0 })
  expect(walk('g', ['down'])).toEqual({ list: '/nodes', index: 3 })
  expect(walk('c', ['in'])).toEqual({ list: '/nodes/1/slots/main', index: 0 })
})
