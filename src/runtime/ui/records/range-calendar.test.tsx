// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { DrawingContext } from '../drawing.ts'
import { browserClock } from '../../platform/clock.ts'
import { RangeCalendar } from './range-calendar.tsx'

afterEach(cleanup)

function draw(language: string) {
  const onValue = vi.fn<(range: { from: string; to: string }) => void>()
  const drawn = render(
    <DrawingContext value={{ language, clock: browserClock }}>
      <RangeCalendar
        label="Days"
        value={{ from: '2027-01-05', to: '2027-01-07' }}
        earliest="2026-01-10"
        latest="2027-01-10"
        onValue={onValue}
      />
    </DrawingContext>,
  )
  return { ...drawn, onValue }
}
const selected = (root: HTMLElement) => [...root.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent)

test('the chosen days are marked, and days after the latest cannot be chosen', () => {
  const { container, getAllByRole } = draw('en')

  expect(selected(container)).toEqual(['5', '6', '7'])
  expect(getAllByRole('button', { name: /January 11, 2027/ })[0]?.getAttribute('aria-disabled')).toBe('true')
})

test('the first and the last day are chosen one after the other, and the first alone is a range', () => {
  const { getAllByRole, onValue } = draw('en')
  for (const name of [/January 2, 2027/, /January 4, 2027/]) fireEvent.click(getAllByRole('button', { name })[0]!)

  expect(onValue.mock.calls).toEqual([[{ from: '2027-01-02', to: '2027-01-02' }], [{ from: '2027-01-02', to: '2027-01-04' }]])
})

test('in Arabic the words are Arabic and the digits are those of the portal', () => {
  const { container } = draw('ar')

  expect(selected(container)).toEqual(['5', '6', '7'])
  expect(container.textContent).toContain('يناير')
})

test('no style element is added, which the content policy would refuse', () => {
  const before = document.querySelectorAll('style').length
  draw('en')

  expect(document.querySelectorAll('style').length).toBe(before)
})
