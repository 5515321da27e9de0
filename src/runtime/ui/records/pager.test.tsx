// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { Pager, pageNumbers } from './pager.tsx'

afterEach(cleanup)

const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

test('both ends, the current page and its neighbours are offered, with gaps between', () => {
  expect({
    'pageNumbers(1, 3)': pageNumbers(1, 3),
    'pageNumbers(1, 21)': pageNumbers(1, 21),
    'pageNumbers(10, 21)': pageNumbers(10, 21),
    'pageNumbers(21, 21)': pageNumbers(21, 21),
  }).toEqual({
    'pageNumbers(1, 3)': [1, 2, 3],
    'pageNumbers(1, 21)': [1, 2, 3, 4, 5, null, 21],
    'pageNumbers(10, 21)': [1, null, 9, 10, 11, null, 21],
    'pageNumbers(21, 21)': [1, null, 17, 18, 19, 20, 21],
  })
})

test('every page can be reached: the neighbours of each are among its numbers', () => {
  for (let page = 1; page <= 30; page++) {
    const numbers = pageNumbers(page, 30)
    expect(numbers).toEqual(expect.arrayContaining([1, 30, page, ...(page > 1 ? [page - 1] : []), ...(page < 30 ? [page + 1] : [])]))
    expect(numbers.length).toBe(7)
  }
})

test('the current page is marked, and at the ends the buttons are disabled', () => {
  const onPage = vi.fn<(page: number) => void>()
  const { getByRole } = render(<Pager page={1} pages={3} shown="1–24 of 60" words={words} onPage={onPage} />)

  expect(getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  expect(getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(getByRole('button', { name: 'Next' }))
  fireEvent.click(getByRole('button', { name: 'Page 3' }))

  expect(onPage.mock.calls).toEqual([[2], [3]])
})

test('a single page needs no pager', () => {
  expect(render(<Pager page={1} pages={1} words={words} onPage={vi.fn<(page: number) => void>()} />).container.innerHTML).toBe('')
})
