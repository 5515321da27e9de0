import { createEvent, createStore } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { backgroundTasks } from './background-tasks.testing.ts'
import { debounced } from './debounced.ts'
import { $documents, edited, groupClosed, undone } from './documents/documents.ts'
import { callerOf, editorWith, published } from './editor.testing.ts'

let scope: Scope
beforeEach(async () => {
  scope = await editorWith([published('page/home', { title: 'A' })])
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('stores that wait for the same pause follow in a task each, so that a key waits for one of them at most', async () => {
  const tasks = backgroundTasks()
  const stores = [debounced($documents), debounced($documents)]
  const followed = () => stores.filter((store) => titleOf(scope.getState(store)) === 'C').length
  type('B')
  type('C', 'title')
  await vi.advanceTimersByTimeAsync(120)
  const steps = [followed()]
  while (tasks.waiting() > 0) {
    tasks.runNext()
    await vi.advanceTimersByTimeAsync(0)
    steps.push(followed())
  }
  expect(new Set(steps)).toEqual(new Set([0, 1, 2]))
})

test('a store that is followed late begins with what is there', () => {
  type('B')
  expect(titleOf(scope.getState(debounced($documents)))).toBe('B')
})
