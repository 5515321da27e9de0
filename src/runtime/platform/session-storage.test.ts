import { expect, test } from 'vitest'

import { browserSessionStorage } from './session-storage.ts'

function aStorage(): Storage {
  const store: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => (store[key] = value),
    removeItem: (key: string) => delete store[key],
  }
  return new Proxy(store, {
    get: (_, key) => methods[key as keyof typeof methods],
    ownKeys: () => Object.keys(store),
  }) as unknown as Storage
}

test('clearing removes everything but the named keys', () => {
  const there = aStorage()
  const storage = browserSessionStorage(() => there)
  storage.write('token', 'abc')
  storage.write('merchant', 'foyer')

  storage.clear(['merchant'])

  expect({ token: storage.read('token'), merchant: storage.read('merchant') }).toEqual({ token: undefined, merchant: 'foyer' })
})

test('a browser that refuses storage is answered from memory', () => {
  const storage = browserSessionStorage(() => {
    throw new Error('denied')
  })
  storage.write('token', 'abc')
  expect(storage.read('token')).toBe('abc')
  storage.clear()
  expect(storage.read('token')).toBeUndefined()
})
