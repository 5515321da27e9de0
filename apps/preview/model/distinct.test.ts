import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'

import { distinct } from './distinct.ts'

test('an equal value keeps its object, and maps and sets with other entries are not equal', async () => {
  const changed = createEvent<unknown>()
  const $source = createStore<unknown>({ list: [1] }).on(changed, (_, value) => value)
  const $kept = distinct($source)
  const scope = fork()
  const first = scope.getState($kept)
  await allSettled(changed, { scope, params: { list: [1] } })
  expect(scope.getState($kept)).toBe(first)

  for (const value of [new Map(), new Map([['slots', ['Home']]]), new Map([['slots', ['Promotions']]]), new Set([1]), new Set([2])]) {
    await allSettled(changed, { scope, params: value })
    expect(scope.getState($kept)).toBe(value)
  }
})
