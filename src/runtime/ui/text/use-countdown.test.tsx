// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('counts whole seconds down to a deadline, ends at it and leaves no timer', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result } = renderHook(() => useCountdown(1_002_500))
  const seen = [result.current]
  for (const ms of [500, 1000, 1000]) {
    act(() => void vi.advanceTimersByTime(ms))
    seen.push(result.current)
  }

  expect(seen).toEqual([3, 2, 1, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('a throttled page shows the right time when it resumes', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result } = renderHook(() => useCountdown(1_060_000))

  vi.setSystemTime(1_050_000) // the timers did not run meanwhile
  act(() => void vi.advanceTimersByTime(1000))

  expect(result.current).toBe(9)
})

test('a long wait steps by the minute, its last hour by the second', () => {
  vi.useFakeTimers({ now: 0 })
  const { result } = renderHook(() => useCountdown(2 * 3_600_000 + 30_000))
  const seen = [result.current]
  for (const ms of [29_000, 1000, 59_000, 1000]) {
    act(() => void vi.advanceTimersByTime(ms))
    seen.push(result.current)
  }
  act(() => void vi.advanceTimersByTime(3_600_000))
  seen.push(result.current)
  act(() => void vi.advanceTimersByTime(1000))

  expect([...seen, result.current]).toEqual([7230, 7230, 7200, 7200, 7140, 3540, 3539])
})

test('seconds are written as a clock writes them', () => {
  expect([0, 42, 61, 300].map(minutesAndSeconds)).toEqual(['0:00', '0:42', '1:01', '5:00'])
})

test('a hidden tab has no timer, and shows the right time when it is seen again', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const { result, unmount } = renderHook(() => useCountdown(1_060_000))
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  turn(true)
  expect(vi.getTimerCount()).toBe(0)
  act(() => void vi.advanceTimersByTime(20_000))
  turn(false)
  expect({ left: result.current, timers: vi.getTimerCount() }).toEqual({ left: 40, timers: 1 })

  unmount()
  turn(false)
  expect(vi.getTimerCount()).toBe(0)
  hidden.mockRestore()
})
