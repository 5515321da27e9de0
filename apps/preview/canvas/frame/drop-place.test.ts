import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Box } from '../../../../src/schemas/preview.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { lineOf, placeUnder } from './drop-place.ts'
import type { PageGeometry } from './drop-place.ts'
import { contractWith } from '../../model/documents/nodes.testing.ts'

const page: JsonObject = {
  kind: 'page',
  nodes: [
    { id: 'a', widget: 'text' },
    { id: 'b', widget: 'columns', slots: { main: [{ id: 'c', widget: 'text' }], side: [{ id: 'd', widget: 'text' }] } },
    {
      id: 'row',
      widget: 'cards',
      slots: {
        cards: [
          { id: 'e', widget: 'text' },
          { id: 'f', widget: 'text' },
        ],
      },
    },
    { id: 'hidden', widget: 'text' },
  ],
}
const contracts = new Map([
  ['text', contractWith('text')],
  ['banner', contractWith('banner')],
  ['columns', contractWith('columns', { main: {}, side: { allow: ['text'] } })],
  ['cards', contractWith('cards', { cards: { allow: ['text'] } })],
])
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const scene: PageGeometry = {
  page,
  contracts,
  name: 'home',
  boxes: new Map([
    ['home/a', box(0, 0, 1000, 100)],
    ['home/b', box(0, 120, 1000, 200)],
    ['home/c', box(0, 140, 600, 160)],
    ['home/d', box(620, 140, 380, 160)],
    ['home/row', box(0, 340, 1000, 100)],
    ['home/e', box(0, 340, 490, 100)],
    ['home/f', box(510, 340, 490, 100)],
  ]),
}
const text = { widget: 'text' }

test('the upper half of a block is before it, the lower half after it', () => {
  expect(placeUnder(scene, { x: 500, y: 30 }, text)).toEqual({ spot: { list: '/nodes', index: 0 }, refused: null })
  expect(placeUnder(scene, { x: 500, y: 80 }, text)).toEqual({ spot: { list: '/nodes', index: 1 }, refused: null })
})

test('inside a block with areas it is the area under the pointer, at its rim beside the block', () => {
  expect(placeUnder(scene, { x: 300, y: 250 }, text)?.spot).toEqual({ list: '/nodes/1/slots/main', index: 1 })
  expect(placeUnder(scene, { x: 800, y: 150 }, text)?.spot).toEqual({ list: '/nodes/1/slots/side', index: 0 })
  expect(placeUnder(scene, { x: 300, y: 122 }, text)?.spot).toEqual({ list: '/nodes', index: 1 })
})

test('blocks side by side are divided at their middle, and the line between them is vertical', () => {
  expect(placeUnder(scene, { x: 400, y: 390 }, text)?.spot).toEqual({ list: '/nodes/2/slots/cards', index: 1 })
  expect(lineOf(scene, { list: '/nodes/2/slots/cards', index: 1 })).toEqual({ x: 500, y: 340, length: 100, upright: true })
})

test('an area that does not take the block says so', () => {
  expect(placeUnder(scene, { x: 800, y: 150 }, { widget: 'banner' })?.refused).toEqual({ code: 'not-allowed', slot: 'side', owner: 'b' })
})

test('a block that is carried is no place for itself', () => {
  expect(placeUnder(scene, { x: 300, y: 250 }, { widget: 'columns', moving: blockOf(page, 'b') })?.spot.list).toBe('/nodes')
})

test('the line is between the blocks that are drawn, and after the last one where the next is not drawn', () => {
  expect(lineOf(scene, { list: '/nodes', index: 1 })).toEqual({ x: 0, y: 110, length: 1000, upright: false })
  expect(lineOf(scene, { list: '/nodes', index: 4 })).toEqual({ x: 0, y: 444, length: 1000, upright: false })
  expect(lineOf(scene, { list: '/nodes', index: 3 })).toEqual({ x: 0, y: 444, length: 1000, upright: false })
})
