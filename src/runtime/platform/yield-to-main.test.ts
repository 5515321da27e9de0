import { afterEach, expect, test, vi } from 'vitest'

import { modulePause } from './yield-to-main.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('between two modules a browser may do what waits; where there is no page nothing pauses', async () => {
  expect(modulePause()).toBeUndefined()
  vi.stubGlobal('document', {})
  const order: string[] = []
  setTimeout(() => order.push('a touch'))
  await modulePause()
  order.push('the next module')
  expect(order).toEqual(['a touch', 'the next module'])
})

test('a browser that can give way at once is asked to', async () => {
  const gave = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('document', {})
  vi.stubGlobal('scheduler', { yield: gave })
  await modulePause()
  expect(gave).toHaveBeenCalledOnce()
})
