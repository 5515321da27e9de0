import { expect, test } from 'vitest'

import { browserDeviceLocks } from './device-locks.ts'

/** The browser's locks, as far as they are used. */
function aManager() {
  const held = new Set<string>()
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return void run(null)
    held.add(name)
    await run({ name })
    held.delete(name)
    return undefined
  }
  return { request } as unknown as LockManager // of its overloads the one that is used
}

test('a name that another tab has cannot be taken until it is freed', async () => {
  const manager = aManager()
  const [one, other] = [browserDeviceLocks(() => manager), browserDeviceLocks(() => manager)]
  const free = await one.take('deposit')
  expect([typeof free, await other.take('deposit'), typeof (await other.take('withdraw'))]).toEqual(['function', undefined, 'function'])
  free?.()
  await Promise.resolve()
  expect(typeof (await other.take('deposit'))).toBe('function')
})

test.each<[string, () => LockManager | undefined]>([
  ['has no locks', () => undefined],
  ['refuses them', () => ({ request: () => Promise.reject(new Error('no')) }) as unknown as LockManager],
])('where the browser %s every name is free', async (_, manager) => {
  const locks = browserDeviceLocks(manager)
  expect([typeof (await locks.take('deposit')), typeof (await locks.take('deposit'))]).toEqual(['function', 'function'])
})
