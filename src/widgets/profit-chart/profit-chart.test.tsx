// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('there is a bar for each day from the earliest, and the picture has a summary in words', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect([...root.querySelectorAll('[data-key]')].map((bar) => bar.getAttribute('data-key'))).toEqual([
    '2027-01-4',
    '2027-01-5',
    '2027-01-6',
    '2027-01-7',
    '2027-01-8',
    '2027-01-9',
    '2027-01-10',
  ])
  expect(root.querySelector('svg > title')?.textContent).toBe(
    'Profit and loss by day, Jan 4, 2027 to Jan 10, 2027. Highest: +$64.50. Lowest: −$106.25. The table below has the same figures.',
  )
})

test('the slider names each day with its exact amount', () => {
  const { root, getByRole } = drawExample(contract, view, examples.usual)
  const slider = getByRole('slider', { name: 'Day of the chart' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Jan 10, 2027: −$12.50')
  fireEvent.change(slider, { target: { value: '3' } })

  expect(slider.getAttribute('aria-valuetext')).toBe('Jan 7, 2027: −$106.25')
  expect(root.querySelector<HTMLElement>('[data-amount]')?.dataset['amount']).toBe('-106.25')
})

test('amounts beyond what a picture can tell apart are exact in words', () => {
  const { getByRole } = drawExample(contract, view, examples.longest!)

  expect(getByRole('slider').getAttribute('aria-valuetext')).toBe('Jan 10, 2027: +$1,000,000,000,000,000,000,000.00')
})

test('lines have names, a summary in words, and a slider that says all amounts of a day', () => {
  const { root, getByRole } = drawExample(contract, view, examples['lines']!)
  expect([...root.querySelectorAll('[data-line]')].map((line) => line.getAttribute('data-line'))).toEqual(['betAmount', 'profit'])
  expect(root.querySelector('figcaption')?.textContent).toBe('Bets and profit by dayBetsProfit and loss')
  expect(root.querySelector('svg > title')?.textContent).toBe(
    'Bets and profit by day, Jan 4, 2027 to Jan 10, 2027. Bets: lowest $7,400.00, highest $14,800.00. ' +
      'Profit and loss: lowest −$106.25, highest $64.50. The table below has the same figures.',
  )
  const slider = getByRole('slider', { name: 'Day of the chart' })
  expect(root.querySelectorAll('[data-amount]')).toHaveLength(0)
  fireEvent.change(slider, { target: { value: '3' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Jan 7, 2027: Bets $12,050.75, Profit and loss −$106.25')
  expect([...root.querySelectorAll<HTMLElement>('[data-amount]')].map(({ dataset }) => dataset['amount'])).toEqual(['12050.75', '-106.25'])
})

test('of one day the amounts stand there at once, and a line without amounts is left out', () => {
  const one = drawExample(contract, view, examples['lines_one']!).root
  expect(one.querySelectorAll('[data-amount]')).toHaveLength(2)
  cleanup()
  const half = drawExample(contract, view, examples['lines_half']!).root
  expect(half.querySelectorAll('[data-line]')).toHaveLength(1)
})

test('on a page that is read from right to left the earliest day is at the right', () => {
  const placesOf = (name: string, what: string, at: string) =>
    [...drawExample(contract, view, examples[name]!).root.querySelectorAll(what)].map((one) =>
      Number.parseFloat(one.getAttribute(at) ?? ''),
    )
  const bars = placesOf('rtl', '[data-key] > :first-child', 'x')
  expect(bars).toEqual(bars.toSorted((a, b) => b - a))
  cleanup()
  const days = placesOf('lines_rtl', 'text[y="50%"]', 'x')
  expect([days[0], days.at(-1)]).toEqual([100, 0])
})
