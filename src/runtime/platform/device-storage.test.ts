import { expect, test } from 'vitest'

import { browserDeviceStorage } from './device-storage.ts'

test('a value can be read until it is removed', () => {
  const kept = new Map<string, string>()
  const storage = browserDeviceStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }) as unknown as Storage,
  ) // the three that are used
  storage.write('a', '1')
  expect({ a: storage.read('a'), b: storage.read('b') }).toEqual({ a: '1', b: undefined })
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})

test('a browser that refuses storage remembers nothing and breaks nothing', () => {
  const storage = browserDeviceStorage(() => {
    throw new Error('refused')
  })
  storage.write('a', '1')
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})
