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
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('it says when the next settlement is in the platform’s zone, counts down to it, and then to the one after it', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 3, 57, 400) })
  const { root, unmount } = draw('usual')
  expect(root.textContent).toBe('Next settlement10:05\u00a0AM GMT+8in 1:03')
  act(() => void vi.advanceTimersByTime(600))
  expect(root.textContent).toBe('Next settlement10:05\u00a0AM GMT+8in 1:02')
  act(() => void vi.advanceTimersByTime(61_000))
  expect(root.textContent).toBe('Next settlement10:05\u00a0AM GMT+8in 0:01')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(root.textContent).toBe('Next settlement10:10\u00a0AM GMT+8in 5:00')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(root.textContent).toBe('Next settlement10:10\u00a0AM GMT+8in 4:59')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab that was hidden over a settlement shows the one that is next when it is seen again', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 3, 57) })
  const { root } = draw('usual')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(vi.getTimerCount()).toBe(0)
  act(() => void vi.advanceTimersByTime(12 * 60_000))
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(root.textContent).toBe('Next settlement10:20\u00a0AM GMT+8in 4:03')
})

test('a settlement of another day is told with its day', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 3) })
  expect(draw('day').root.textContent).toBe('Next settlementJan 10, 8:30\u00a0PM GMT−3:30in 21 hours, 57 minutes')
})
