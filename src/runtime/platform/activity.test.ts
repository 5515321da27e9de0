// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { watchActivity } from './activity.ts'

const clock = { now: () => Date.now(), after: () => () => {}, every: () => () => {} }
afterEach(() => void vi.useRealTimers())

test('pointer, keys, touch, wheel and scroll anywhere count as activity, at most once in the interval', () => {
  vi.useFakeTimers({ now: 0 })
  const seen: number[] = []
  const stop = watchActivity(clock, 5_000, (now) => seen.push(now))
  const inner = document.body.appendChild(document.createElement('div'))
  for (const [at, sign] of ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'].entries()) {
    vi.setSystemTime(at * 5_000)
    inner.dispatchEvent(new Event(sign)) // none of them bubbles here: they are seen in the capture phase
    vi.setSystemTime(at * 5_000 + 4_999)
    inner.dispatchEvent(new Event(sign))
  }
  expect(seen).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000])
  stop()
  vi.setSystemTime(60_000)
  inner.dispatchEvent(new Event('keydown'))
  expect(seen).toHaveLength(6)
})

test('coming back to the page counts as activity, leaving it does not', () => {
  const seen: number[] = []
  const stop = watchActivity(clock, 0, (now) => seen.push(now))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toHaveLength(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toHaveLength(1)
  stop()
})

test('activity is still reported after the clock was set back', () => {
  vi.useFakeTimers({ now: 100_000 })
  const seen: number[] = []
  const stop = watchActivity(clock, 5_000, (now) => seen.push(now))
  document.dispatchEvent(new Event('keydown'))
  vi.setSystemTime(50_000)
  document.dispatchEvent(new Event('keydown'))
  expect(seen).toEqual([100_000, 50_000])
  stop()
})
