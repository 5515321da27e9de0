import { expect, test } from 'vitest'

import { partsOf, placeAfter, rowsInView } from './drawn-rows.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

test.each([
  ['at its beginning', 200, { from: 0, to: 5 }],
  ['in the middle', -3_050, { from: 28, to: 38 }],
  ['at its end', -16_100, { from: 159, to: 167 }],
  ['above the view', -99_000, { from: 166, to: 167 }],
  ['below the view', 5_000, { from: 0, to: 2 }],
])('of a list of 167 rows, seen %s, some are drawn', (_, top, rows) => {
  expect(rowsInView(top, 500, 100, 167, 2)).toEqual(rows)
})

test('gaps stand between what is drawn', () => {
  const parts = partsOf(20, [
    { from: 6, to: 9 },
    { from: 0, to: 2 },
    { from: 8, to: 11 },
  ])
  expect(parts.map(({ from, to, drawn }) => `${drawn ? 'rows' : 'gap'} ${from}–${to}`)).toEqual([
    'rows 0–2',
    'gap 2–6',
    'rows 6–11',
    'gap 11–20',
  ])
})

test('the parts are always the whole list, once', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(40)).map(([from, more]) => ({ from, to: from + more }))
  fc.assert(
    fc.property(fc.nat(40), fc.array(range, { maxLength: 4 }), (count, ranges) => {
      const parts = partsOf(count, ranges)
      const rows = parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))
      const isDrawn = (row: number) => ranges.some(({ from, to }) => row >= from && row < to)
      expect(rows).toEqual(Array.from({ length: count }, (_, row) => row))
      for (const { from, to, drawn } of parts) for (let row = from; row < to; row++) expect(drawn).toBe(isDrawn(row))
    }),
  )
})

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 4, 10],
  ['ArrowDown', 994, 998],
  ['ArrowDown', 998, 998],
  ['ArrowUp', 3, 3],
  ['Home', 700, 0],
  ['End', 3, 998],
  ['Enter', 3, undefined],
  ['constructor', 3, undefined],
])('of 999 tiles in 6 columns, %s leads from %i to %s', (key, from, to) => {
  expect(placeAfter(key, from, 999, 6, false)).toBe(to)
})

test('from right to left, the arrows to the sides are the other way round', () => {
  expect([placeAfter('ArrowLeft', 4, 999, 6, true), placeAfter('ArrowRight', 4, 999, 6, true)]).toEqual([5, 3])
})
