// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useFit } from './use-fit.ts'

const wide = 100 // px that each item takes

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * wide
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(250)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Row({ items, most }: { items: readonly string[]; most: number }) {
  const row = useRef<HTMLUListElement>(null)
  const cut = useFit(row, items.join(' '), most)
  return (
    <ul ref={row}>
      {items.slice(0, items.length - cut).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a row is cut down only as far as it must be, and is whole again with less in it', () => {
  const { rerender } = render(<Row items={['a', 'b', 'c', 'd']} most={4} />)
  expect(drawn()).toEqual(['a', 'b'])
  rerender(<Row items={['e', 'f']} most={4} />)
  expect(drawn()).toEqual(['e', 'f'])
  rerender(<Row items={['e', 'f', 'g']} most={4} />)
  expect(drawn()).toEqual(['e', 'f'])
})

test('it is never cut further than it may be', () => {
  render(<Row items={['a', 'b', 'c', 'd']} most={1} />)
  expect(drawn()).toEqual(['a', 'b', 'c'])
})
