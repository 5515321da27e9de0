import { expect, test } from 'vitest'

import { placedRows, typedRow } from './tree-rows.ts'
import type { TreeRow } from './tree-rows.ts'

type Row = TreeRow & { inside?: Row[] }
const rows: Row[] = [
  {
    id: 'pages',
    label: 'Pages',
    inside: [
      { id: 'home', label: 'Home' },
      { id: 'help', label: 'Help', inside: [] },
    ],
  },
  { id: 'menus', label: 'Menus', inside: [{ id: 'side', label: 'Side menu' }] },
]
const inside = (row: Row) => row.inside

test('only rows of open rows are placed, each with its level and its place among its siblings', () => {
  const placed = placedRows(rows, inside, new Set(['pages']))
  expect(placed.map(({ row, index, level, place, of, open, parent }) => [row.id, index, level, place, of, open, parent?.id])).toEqual([
    ['pages', 0, 1, 1, 2, true, undefined],
    ['home', 1, 2, 1, 2, undefined, 'pages'],
    ['help', 2, 2, 2, 2, false, 'pages'],
    ['menus', 3, 1, 2, 2, false, undefined],
  ])
})

test('typed letters go to the next row that begins with them, beginning again at the top', () => {
  const placed = placedRows(rows, inside, new Set(['pages', 'menus']))
  const found = (typed: string, from: number) => typedRow(placed, typed, from)?.row.id
  expect({
    "found('h', 1)": found('h', 1),
    "found('h', 2)": found('h', 2),
    "found('he', 1)": found('he', 1),
    "found('p', 3)": found('p', 3),
    "found('x', 0)": found('x', 0),
  }).toEqual({
    "found('h', 1)": 'help',
    "found('h', 2)": 'home',
    "found('he', 1)": 'help',
    "found('p', 3)": 'pages',
    "found('x', 0)": undefined,
  })
})
