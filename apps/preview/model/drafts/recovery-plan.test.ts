import { describe, expect, test } from 'vitest'

import type { Overrides, Step } from '../documents/editor-history.ts'
import { restoreTab, candidates, outdated } from './recovery-plan.ts'
import type { StoredHistory, StoredTab } from './recovery-plan.ts'

const history = (tab: string, at: number, more: Partial<StoredHistory> = {}): StoredHistory => ({
  key: `foyer main ${tab}`,
  brand: 'foyer',
  draft: 'main',
  tab,
  at,
  past: [1],
  future: [],
  overrides: { flags: {}, registration: {} },
  next: 2,
  typed: [],
  ...more,
})
const step = (id: number): Step => ({
  id,
  label: `Step ${id}`,
  at: id,
  group: null,
  changes: [],
  from: { doc: 'page/home', sel: null },
  to: { doc: 'page/home', sel: null },
})
const own = { key: 'foyer main me', brand: 'foyer', draft: 'main' }

describe('which work a tab brings back', () => {
  test('its own first, then the newest of tabs that are no more; never that of a tab that lives', () => {
    const histories = [
      history('gone', 5),
      history('living', 9),
      history('me', 1),
      history('older', 3),
      history('other', 9, { brand: 'kestrel' }),
    ]
    expect(candidates(histories, own, new Set(['living', 'me'])).map(({ tab }) => tab)).toEqual(['me', 'gone', 'older'])
  })

  test('only histories of closed tabs are removed, the oldest first', () => {
    const histories = Array.from({ length: 25 }, (_, index) => history(`t${index}`, index))
    expect(outdated(histories, own.key, new Set(['t0'])).map(({ tab }) => tab)).toEqual(['t4', 't3', 't2', 't1'])
  })
})

describe('how it is brought back', () => {
  const server = new Map([
    ['page/home', { body: { title: 'Old' }, text: 'old' }],
    ['page/mall', { body: { title: 'Mall' }, text: 'mall' }],
  ])
  const kept = (documents: StoredTab['documents'], more: Partial<StoredHistory> = {}): StoredTab => ({
    history: history('me', 1, more),
    documents,
    steps: new Map([
      [1, step(1)],
      [2, step(2)],
    ]),
  })

  const none: Overrides = { flags: {}, registration: {} }
  const restored = (tab: StoredTab, overrides = none) => restoreTab(tab, server, overrides)

  test('documents and every step of undo are restored', () => {
    const back = restored(kept(new Map([['page/home', { body: { title: 'New' }, base: 'old' }]]), { past: [1], future: [2], next: 3 }))
    expect(back).toMatchObject({ unsaved: ['page/home'], behind: [], history: { past: [{ id: 1 }], future: [{ id: 2 }], next: 3 } })
    expect(back?.history.documents.get('page/home')).toEqual({ title: 'New' })
    expect(back?.history.documents.get('page/mall')).toBe(server.get('page/mall')?.body)
  })

  test('work that the server has already is not reported', () => {
    expect(restored(kept(new Map([['page/home', { body: { title: 'Old' }, base: 'older' }]])))).toMatchObject({
      unsaved: [],
      behind: [],
    })
  })

  test('a document that somebody wrote since is reported with the text that both sides began from', () => {
    expect(restored(kept(new Map([['page/home', { body: { title: 'New' }, base: 'older' }]])))?.behind).toEqual([
      { name: 'page/home', base: 'older', theirs: 'old' },
    ])
  })

  test('a document that somebody wrote since is laid out as the steps left it where it has some, and else as it is now', () => {
    const change = { document: 'page/home', patch: [], inverse: [] }
    const tab = kept(
      new Map([
        ['page/home', { body: { title: 'New' }, base: '{"title":"New"}' }],
        ['page/mall', { body: { title: 'Before' }, base: '{"title":"Before"}' }],
      ]),
    )
    const back = restored({ ...tab, steps: new Map([[1, { ...step(1), changes: [change] }]]) })
    expect(back).toMatchObject({ unsaved: [], behind: [{ name: 'page/home', base: '{"title":"New"}', theirs: 'old' }] })
    expect(back?.history.documents).toEqual(
      new Map([
        ['page/home', { title: 'New' }],
        ['page/mall', { title: 'Mall' }],
      ]),
    )
  })

  test('steps about flags come back where the address has the flags that they led to', () => {
    const flags: Overrides = { flags: { VIP3: true }, registration: {} }
    const tab = kept(new Map(), { past: [1, 2], overrides: flags })
    const change = { before: none, after: flags }
    const withFlag = { ...tab, steps: new Map([...tab.steps, [2, { ...step(2), changes: [change] }]]) }
    expect(restored(withFlag, flags)?.history).toMatchObject({ past: [{ id: 1 }, { id: 2 }], overrides: flags })
    expect(restored(withFlag)?.history).toMatchObject({ past: [{ id: 1 }], overrides: none })
    expect(restored({ ...withFlag, history: { ...withFlag.history, past: [2] } })).toBeUndefined()
  })

  test('a document that was taken away stays away', () => {
    expect(restored(kept(new Map([['page/mall', { body: null, base: 'mall' }]])))?.history.documents.get('page/mall')).toBeNull()
  })

  test('a text that is no document yet comes back, though there is no step', () => {
    expect(restored(kept(new Map(), { past: [], typed: [['page/home', '{ "kind": ']] }))).toMatchObject({
      unsaved: [],
      history: { past: [] },
    })
  })

  test('steps that are not whole bring nothing back, nor does a history without steps', () => {
    expect(restored(kept(new Map(), { past: [1, 7] }))).toBeUndefined()
    expect(restored(kept(new Map(), { past: [] }))).toBeUndefined()
  })
})
