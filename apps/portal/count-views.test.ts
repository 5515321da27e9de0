// @vitest-environment happy-dom
import { fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { $release, releaseGiven } from '../../src/runtime/model/context/documents.ts'
import { countViews } from './count-views.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
})

function counting(status = 204) {
  const told: unknown[] = []
  const send = vi.fn<typeof fetch>((_, init) => {
    if (typeof init?.body === 'string') told.push(JSON.parse(init.body))
    return Promise.resolve(new Response(null, { status }))
  })
  return { told, send, ...countViews('one', send) }
}
const failure = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }))

test('a page tells of its view, its errors and its failed widgets together, as figures alone', async () => {
  const { told, failed, found } = counting()
  failure(new Error('Anna has 12.00 EUR'))
  failure(null) // of another site
  failed({ code: 'render/crashed' })
  failed({ code: 'words/missing' })
  found({ severity: 'error' } as Parameters<typeof found>[0])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([{ release: 'one', views: 1, errors: 2, dropped: 1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(1)
})

test('a page that is left tells at once', () => {
  const { told } = counting()
  dispatchEvent(new Event('pagehide'))
  expect(told).toHaveLength(1)
})

test('another release in the same tab is counted as itself', async () => {
  const { told, ...counts } = counting()
  const scope = fork({ values: [[$release, aRelease('one')]] })
  counts.follow({ scope })
  scopeBind(releaseGiven, { scope })(aRelease('two'))
  failure(new Error('It fails'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([
    { release: 'one', views: 1, errors: 0, dropped: 0 },
    { release: 'two', views: 1, errors: 1, dropped: 0 },
  ])
})

test('nothing is told any more once nothing is compared', async () => {
  const { told } = counting(200)
  await vi.advanceTimersByTimeAsync(2_000)
  failure(new Error('It fails'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toHaveLength(1)
})

function aRelease(release: string) {
  return { release, brand: 'foyer', checkedBy: 1, documents: {}, routes: {} }
}
