import { createEvent, createStore } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { debounced } from './debounced.ts'
import { $documents, edited, groupClosed, undone, workspaceLoaded } from './documents.ts'

afterEach(() => vi.useRealTimers())

test('follows at once, and while somebody types after a rest, with what is newest then', () => {
  vi.useFakeTimers()
  workspaceLoaded({
    brand: 'b',
    draft: 'main',
    brands: [],
    drafts: {},
    release: '',
    files: [{ name: 'page/home', brand: 'b', path: 'b/pages/home.json', text: '{"kind":"page","id":"home","title":"A"}', etag: '1' }],
  })
  const set = createEvent<number>()
  const $followed = createStore(0).on(set, (_, value) => value)
  const $calm = debounced($followed)
  set(1)
  expect($calm.getState()).toBe(1)

  edited({ label: 'Title', group: 'title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'B' }] })
  set(2)
  set(3)
  expect($calm.getState()).toBe(1)
  vi.runAllTimers()
  expect($calm.getState()).toBe(3)

  set(4)
  groupClosed()
  set(5)
  expect($calm.getState()).toBe(5)
  vi.runAllTimers()
  expect($calm.getState()).toBe(5)
})

const load = () =>
  workspaceLoaded({
    brand: 'b',
    draft: 'main',
    brands: [],
    drafts: {},
    release: '',
    files: [{ name: 'page/home', brand: 'b', path: 'b/pages/home.json', text: '{"kind":"page","id":"home","title":"A"}', etag: '1' }],
  })
const type = (value: string, group?: string) =>
  edited({ label: 'Title', ...(group && { group }), document: 'page/home', patch: [{ op: 'replace', path: '/title', value }] })
const titleOf = (documents: ReadonlyMap<string, { title?: unknown } | null>) => documents.get('page/home')?.title

test('somebody who types without a rest is told all the same', () => {
  vi.useFakeTimers()
  load()
  const $calm = debounced($documents)
  for (const letter of 'abcdefghijkl') {
    type(letter, 'title')
    vi.advanceTimersByTime(100)
  }
  expect(titleOf($calm.getState())).toMatch(/^[f-l]$/)
})

test('what was typed and is taken back is told after a rest, a single step at once', () => {
  vi.useFakeTimers()
  load()
  const $calm = debounced($documents)
  type('B', 'title')
  groupClosed()
  vi.runAllTimers()
  undone()
  expect(titleOf($calm.getState())).toBe('B')
  vi.runAllTimers()
  expect(titleOf($calm.getState())).toBe('A')

  type('C')
  undone()
  expect(titleOf($calm.getState())).toBe('A')
  expect(vi.getTimerCount()).toBe(0)
})
