import { createEvent, createStore } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { calm } from './calm.ts'
import { edited, groupClosed, workspaceLoaded } from './documents.ts'

afterEach(() => vi.useRealTimers())

test('follows at once, and while somebody types once the page has painted, with what is newest then', () => {
  vi.useFakeTimers()
  workspaceLoaded({ brand: 'b', draft: 'main', brands: [], drafts: {}, release: '', files: [{ name: 'page/home', brand: 'b', path: 'b/pages/home.json', text: '{"kind":"page","id":"home","title":"A"}', etag: '1' }] })
  const set = createEvent<number>()
  const $followed = createStore(0).on(set, (_, value) => value)
  const $calm = calm($followed)
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
