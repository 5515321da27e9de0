import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createPictureQueue } from './paced-pictures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('pictures come two at a time, those near the middle first; a tile that is gone gets none', () => {
  const queue = createPictureQueue()
  const shown: number[] = []
  const leave = [1, 40, 41, 80, 81].map((tile) => queue.wait(tile, () => shown.push(tile)))
  queue.middle(42)
  leave[4]!()
  vi.advanceTimersByTime(32)
  expect(shown).toEqual([41, 40])
  queue.middle(5)
  vi.advanceTimersByTime(32)
  expect(shown).toEqual([41, 40, 1, 80])
  expect(vi.getTimerCount()).toBe(0)
})
