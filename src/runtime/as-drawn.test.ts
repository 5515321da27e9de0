// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fakePlatform } from '../../tests/support/portal/fake-platform.ts'
import type { DrawnPage } from '../schemas/drawn-page.ts'
import { asDrawn } from './as-drawn.ts'
import type { Engine } from './render/engine.ts'

const drawn: DrawnPage = {
  now: 1_800_000_000_000,
  random: 0.5,
  device: 'desktop',
  hasSession: false,
  chrome: [],
  views: [],
  replies: {},
  wanted: [{ source: 'form', args: {}, status: 'ready' }],
}

/** A drawn node asks for what is in the state that `status` says at the time. */
function takingOver(status: () => string, replies: Record<string, string> = {}) {
  const page = asDrawn({ ...drawn, replies }, fakePlatform({}), { call: () => Promise.reject(new Error('offline')) })
  const subscription = {
    get state() {
      return { status: status() }
    },
  }
  const over = vi.fn<() => void>()
  void page.repliesRead({ ask: () => subscription } as unknown as Engine).then(over)
  return over
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('what a drawn node asks may be a slow download: the portal waits for it, but not for ever', async () => {
  let status = 'loading'
  const done = takingOver(() => status)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(done).not.toHaveBeenCalled()
  status = 'ready'
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toHaveBeenCalled()

  const never = takingOver(() => 'loading')
  await vi.advanceTimersByTimeAsync(8_100)
  expect(never).toHaveBeenCalled()
})

test('what has ended otherwise, and replies that nobody reads, are waited for only shortly', async () => {
  const other = takingOver(() => 'failed')
  const unread = takingOver(() => 'ready', { 'GET /x': '{}' })
  await vi.advanceTimersByTimeAsync(900)
  expect([other, unread].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(200)
  expect([other, unread].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('drawn nodes have their time to answer once what they need has come, however long that took', async () => {
  const platform = fakePlatform({})
  const page = asDrawn(drawn, platform, { call: () => Promise.reject(new Error('offline')) })
  page.hydration.begins({})
  const hydrated = vi.fn<() => void>()
  void page.hydrated.then(hydrated)
  await platform.pass(60_000)
  expect(hydrated).not.toHaveBeenCalled()

  const read = page.repliesRead({ ask: () => ({ state: { status: 'ready' } }) } as unknown as Engine)
  await vi.advanceTimersByTimeAsync(100)
  await read
  await platform.pass(7_999)
  expect(hydrated).not.toHaveBeenCalled()
  await platform.pass(1)
  expect(hydrated).toHaveBeenCalled()
})
