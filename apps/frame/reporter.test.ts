// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { FramedPortal } from '../../src/runtime/framed-portal.ts'
import type { Told } from './channel.ts'
import { createReporter } from './reporter.ts'

let reported: Told[] = []
let asked = 0
/** A portal that shows something else each time that it is asked. */
const portal = {
  known: () => ({ page: `page-${asked++}`, at: '/', popups: [], facts: {}, flags: {}, gateway: { categories: null, registration: null } }),
  nodes: () => [],
} as unknown as FramedPortal // what is called of it

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  reported = []
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const reporter = () =>
  createReporter(
    (message) => void reported.push(message),
    () => portal,
    () => false,
  )

test('a page of a thousand changes takes one timer and is reported once it has come to rest', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const { changed } = reporter()
  for (let i = 0; i < 1_000; i++) changed()
  expect(started).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(40)
  changed()
  await vi.advanceTimersByTimeAsync(50)
  expect(reported).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(20)
  expect(reported).toHaveLength(1)
  started.mockRestore()
})

test('a page that never stops moving is reported too', async () => {
  const { changed } = reporter()
  for (let i = 0; i < 50; i++) {
    changed()
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(reported.length).toBeGreaterThan(0)
})
