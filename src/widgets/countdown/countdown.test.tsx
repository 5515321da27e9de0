// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draw = (props: Partial<(typeof examples)['usual']['props']>) =>
  drawExample(contract, view, { ...examples.usual, props: { ...examples.usual.props, ...props } })
const figuresIn = (root: HTMLElement) =>
  [...(root.querySelector('[role=timer]')?.children ?? [])].map((item) => [...item.children].map((part) => part.textContent))

test('each figure stands over its unit and counts down every second, days away as well', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 3, 57) })
  const { root, getByRole } = draw({ until: '2027-01-12T10:04:59+07:00' })
  expect(figuresIn(root)).toEqual([
    ['2', 'days'],
    ['01', 'hour'],
    ['01', 'minute'],
    ['02', 'seconds'],
  ])
  act(() => void vi.advanceTimersByTime(1000))
  expect(figuresIn(root)[3]).toEqual(['01', 'second'])
  expect(getByRole('timer', { name: 'The weekend reload ends in' })).toBe(root.querySelector('[role=timer]'))
})

test('when the moment has come its text takes the place of heading and figures, and no timer is left', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 3, 57) })
  const { root } = draw({ until: '2027-01-10T02:03:59Z', over: 'It is over.' })
  act(() => void vi.advanceTimersByTime(2000))
  expect([root.textContent, root.querySelector('h2'), vi.getTimerCount()]).toEqual(['It is over.', null, 0])
})

test('without a text for afterwards, without a moment and with one that is none it draws nothing', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10) })
  const drawn = ['2027-01-09T00:00:00Z', undefined, 'soon'].map((until) => {
    const { title } = examples.usual.props
    const { root, unmount } = drawExample(contract, view, { ...examples.usual, props: { title, align: 'start', ...(until && { until }) } })
    const { innerHTML } = root
    unmount()
    return innerHTML
  })
  expect(drawn).toEqual(['', '', ''])
})
