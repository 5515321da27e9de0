import { createEvent, createStore } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { debounced } from './debounced.ts'
import { $documents, edited, groupClosed, undone } from './documents/documents.ts'
import { callerOf, editorWith, published } from './editor.testing.ts'

let scope: Scope
beforeEach(async () => {
  scope = await editorWith([published('page/home', { title: 'A' })])
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const call: ReturnType<typeof callerOf> = (event, payload) => callerOf(scope)(event, payload)
const type = (value: string, group?: string) =>
  call(edited, { label: 'Title', ...(group && { group }), document: 'page/home', patch: [{ op: 'replace', path: '/title', value }] })
const titleOf = (documents: ReadonlyMap<string, { title?: unknown } | null>) => documents.get('page/home')?.title

test('follows at once, but during typing after a pause, with the newest value', async () => {
  const set = createEvent<number>()
  const $debounced = debounced(createStore(0).on(set, (_, value) => value))
  call(set, 1)
  expect(scope.getState($debounced)).toBe(1)

  type('B', 'title')
  call(set, 2)
  call(set, 3)
  expect(scope.getState($debounced)).toBe(1)
  await vi.runAllTimersAsync()
  expect(scope.getState($debounced)).toBe(3)

  call(set, 4)
  call(groupClosed, undefined)
  call(set, 5)
  expect(scope.getState($debounced)).toBe(5)
  await vi.runAllTimersAsync()
  expect(scope.getState($debounced)).toBe(5)
})

test('the store follows in time even when typing has no pause', async () => {
  const $debounced = debounced($documents)
  type('0', 'title')
  for (const letter of 'abcdefghijkl') {
    type(letter, 'title')
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(titleOf(scope.getState($debounced))).toMatch(/^[f-l]$/)
})

test('undone typing is followed after a pause, a single step at once', async () => {
  const $debounced = debounced($documents)
  type('0')
  type('B', 'title')
  call(groupClosed, undefined)
  await vi.runAllTimersAsync()
  call(undone, undefined)
  expect(titleOf(scope.getState($debounced))).toBe('B')
  await vi.runAllTimersAsync()
  expect(titleOf(scope.getState($debounced))).toBe('0')

  type('C')
  call(undone, undefined)
  expect(titleOf(scope.getState($debounced))).toBe('0')
})

test('a store that is followed late begins with what is there', () => {
  type('B')
  expect(titleOf(scope.getState(debounced($documents)))).toBe('B')
})
