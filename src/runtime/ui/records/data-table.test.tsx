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

function draw(sort = '', { hidden = [], shown = columns }: { hidden?: string[]; shown?: TableColumn<Bet>[] } = {}) {
  const onSort = vi.fn<(sort: string) => void>()
  const drawn = render(
    <DataTable label="Bets" columns={shown} rows={bets} hidden={hidden} sort={sort} onSort={onSort} totals="This page" words={words} />,
  )
  return { ...drawn, onSort }
}
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

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

test('tools share the line above the table with the choice of an order, and stand there without one, too', () => {
  const tools = <button type="button">Columns</button>
  const lines = [words, undefined].map((given) => {
    const { getByRole, queryByRole, unmount } = render(
      <DataTable label="Bets" columns={columns} rows={bets} onSort={() => undefined} {...(given && { words: given })} tools={tools} />,
    )
    const line = getByRole('button', { name: 'Columns' }).parentElement
    const order = queryByRole('combobox', { name: 'Sort by' })
    const found = { children: line?.childElementCount, holdsOrder: order !== null && line?.contains(order) === true }
    unmount()
    return found
  })
  expect(lines).toEqual([
    { children: 2, holdsOrder: true },
    { children: 1, holdsOrder: false },
  ])
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

test('it is a native table: a caption, heads of columns and of rows, and totals in its foot', () => {
  const { getByRole } = draw('-stake')
  const table = getByRole('table', { name: 'Bets' })
  const all = (selector: string) => [...table.querySelectorAll(selector)]

  expect(textsOf(all('table > caption'))).toEqual(['Bets'])
  expect(all('thead > tr > th[scope="col"]').map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([
    ['Game', null],
    ['Bet', 'descending'],
  ])
  expect(textsOf(all('tbody > tr[data-key] > th[scope="row"]'))).toEqual(['Ember Koi', 'Owl Oracle'])
  expect(textsOf(all('tbody > tr[data-key] > td'))).toEqual(['Bet20.00', 'Bet12.50'])
  expect(textsOf(all('tfoot > tr > *'))).toEqual(['This page', 'Bet32.50'])
})

test('every part says its role, which a style sheet that draws cards would take from it', () => {
  const { container } = draw()
  const parts = [...container.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
})

test('as a card a row is titled by one column, and the others say their labels', () => {
  const { container } = draw()
  const [title, line] = container.querySelectorAll('[data-key="b1"] > *')
  expect([title?.textContent, line?.textContent]).toEqual(['Ember Koi', 'Bet20.00'])
})

test('what stands beside the title of a card or below it without a label keeps its heading for screen readers', () => {
  const places = (['value', 'button', 'mark'] as const).map((card) => ({
    id: card,
    label: `Heading of ${card}`,
    cell: () => 'Shown',
    card,
  }))
  const { container } = draw('', { shown: [columns[0]!, ...places] })
  const cells = [...container.querySelectorAll('[data-key="b1"] > td')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Heading of valueShown', 'Heading of buttonShown', 'Heading of markShown'])
})

test('a hidden column is neither in the heads nor in the rows; that which names the rows stays, and a hidden one may order them', () => {
  const { container, getByLabelText, getAllByRole } = draw('-stake', { hidden: ['game', 'stake'] })
  expect(textsOf(getAllByRole('columnheader'))).toEqual(['Game'])
  expect(textsOf(container.querySelectorAll('[data-key]'))).toEqual(['Ember Koi', 'Owl Oracle'])
  expect((getByLabelText('Sort by') as HTMLSelectElement).value).toBe('-stake')
})

test('the line of totals is called in a column that has none', () => {
  const { container } = draw('', { shown: [{ ...columns[1]!, sortable: false }, columns[0]!] })
  expect(textsOf(container.querySelectorAll('tfoot > tr > *'))).toEqual(['Bet32.50', 'This page'])
})

test('columns that have no room scroll in a place with a name, which the keyboard reaches', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get')
  width.mockImplementation(function (this: HTMLElement) {
    return this instanceof HTMLTableElement ? 900 : 700
  })
  expect(draw().getByRole('group', { name: 'Bets' }).tabIndex).toBe(0)
  cleanup()
  width.mockReturnValue(700)
  expect(draw().queryByRole('group')).toBeNull()
  width.mockRestore()
})

test('on a phone the order is chosen from a list', () => {
  const { getByLabelText, onSort } = draw('-stake')
  const select = getByLabelText('Sort by') as HTMLSelectElement
  fireEvent.change(select, { target: { value: 'stake' } })

  expect([...select.options].map(({ text }) => text)).toEqual(['Newest first', 'Bet: high to low', 'Bet: low to high'])
  expect(onSort.mock.calls).toEqual([['stake']])
})
