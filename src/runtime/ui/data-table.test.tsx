// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { DataTable } from './data-table.tsx'
import type { TableColumn } from './data-table.tsx'

afterEach(cleanup)

type Bet = { key: string; game: string; stake: string }
const bets: Bet[] = [
  { key: 'b1', game: 'Ember Koi', stake: '20.00' },
  { key: 'b2', game: 'Owl Oracle', stake: '12.50' },
]
const columns: TableColumn<Bet>[] = [
  { id: 'game', label: 'Game', cell: ({ game }) => game, card: 'title' },
  { id: 'stake', label: 'Bet', cell: ({ stake }) => stake, numeric: true, sortable: true, total: '32.50' },
]
const words = {
  sort: 'Sort by',
  unsorted: 'Newest first',
  ascending: (column: string) => `${column}: low to high`,
  descending: (column: string) => `${column}: high to low`,
}

function draw(sort = '') {
  const onSort = vi.fn<(sort: string) => void>()
  const drawn = render(
    <DataTable label="Bets" columns={columns} rows={bets} sort={sort} onSort={onSort} totals="This page" words={words} />,
  )
  return { ...drawn, onSort }
}

test('rows have their keys, columns their names, and the totals come last', () => {
  const { getByRole } = draw()
  const table = getByRole('table', { name: 'Bets' })
  const rows = within(table).getAllByRole('row')

  expect(rows.map((row) => row.dataset['key'])).toEqual([undefined, 'b1', 'b2', undefined])
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Game', 'Bet'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ember Koi', 'Owl Oracle', 'This page'])
  expect(rows.at(-1)?.textContent).toContain('32.50')
})

test('a column is sorted from high to low, from low to high, and not at all', () => {
  const chosen = ['', '-stake', 'stake'].map((sort) => {
    const { getByRole, onSort, unmount } = draw(sort)
    const direction = getByRole('columnheader', { name: 'Bet' }).getAttribute('aria-sort')
    fireEvent.click(getByRole('button', { name: 'Bet' }))
    unmount()
    return { direction, next: onSort.mock.calls }
  })

  expect(chosen).toEqual([
    { direction: null, next: [['-stake']] },
    { direction: 'descending', next: [['stake']] },
    { direction: 'ascending', next: [['']] },
  ])
})

test('on a phone the order is chosen from a list', () => {
  const { getByLabelText, onSort } = draw('-stake')
  const select = getByLabelText('Sort by') as HTMLSelectElement
  fireEvent.change(select, { target: { value: 'stake' } })

  expect([...select.options].map(({ text }) => text)).toEqual(['Newest first', 'Bet: high to low', 'Bet: low to high'])
  expect(onSort.mock.calls).toEqual([['stake']])
})
