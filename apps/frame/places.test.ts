import { expect, test } from 'vitest'

import type { Page } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import { placeOf, withPlaces } from './places.ts'

const page = (nodes: JsonObject[]) =>
  ({ kind: 'page', id: 'p', format: 1, title: 'P', access: 'anyone', nodes }) as unknown as Page & JsonObject
const block = (id: string, more: JsonObject = {}): JsonObject => ({ id, widget: 'card-row', ...more })

test('a page that lost nothing is the same object', () => {
  const whole = page([block('a'), block('b')])
  expect(withPlaces(whole, page([block('a'), block('b')]))).toBe(whole)
})

test('a block that was taken out has its place between its neighbours, also inside another, and its type is unknown', () => {
  const drawn = page([block('a', { slots: { cards: [block('d')] } })])
  const placed = withPlaces(
    drawn,
    page([block('x'), block('a', { slots: { cards: [block('c', { widget: 'caard' }), block('d')] } }), block('b')]),
  )
  expect(placed.nodes.map(({ id }) => id)).toEqual(['x', 'a', 'b'])
  expect(placed.nodes[1]?.slots?.cards?.map(({ id, widget }) => [id, widget, placeOf(widget)])).toEqual([
    ['c', '!caard', 'caard'],
    ['d', 'card-row', undefined],
  ])
  expect(drawn.nodes[0]?.slots?.cards).toHaveLength(1)
})

test('the placeholder of a faulty block stays where it is, and its block has no second place', () => {
  const drawn = page([block('a'), block('instead'), block('c')])
  expect(withPlaces(drawn, page([block('a'), block('b', { fallback: block('instead') }), block('c')]))).toBe(drawn)
})

test('an id that occurs twice has one place, and the same block the same place', () => {
  const written = page([block('a'), block('a'), block('b')])
  expect(withPlaces(page([block('a'), block('b')]), written).nodes.map(({ id }) => id)).toEqual(['a', 'b'])
  const faulty = block('f')
  const first = withPlaces(page([block('a')]), page([block('a'), faulty])).nodes[1]
  expect(withPlaces(page([block('a', { props: {} })]), page([block('a', { props: {} }), faulty])).nodes[1]).toBe(first)
})
