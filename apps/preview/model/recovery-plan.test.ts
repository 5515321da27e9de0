import { describe, expect, test } from 'vitest'

import type { Step } from './editor-history.ts'
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

  test('documents and every step of undo are restored', () => {
    const back = restoreTab(
      kept(new Map([['page/home', { body: { title: 'New' }, base: 'old' }]]), { past: [1], future: [2], next: 3 }),
      server,
    )
    expect(back).toMatchObject({ unsaved: ['page/home'], met: [], history: { past: [{ id: 1 }], future: [{ id: 2 }], next: 3 } })
    expect(back?.history.documents.get('page/home')).toEqual({ title: 'New' })
    expect(back?.history.documents.get('page/mall')).toBe(server.get('page/mall')?.body)
  })

  test('work that the server has already is not reported', () => {
    expect(restoreTab(kept(new Map([['page/home', { body: { title: 'Old' }, base: 'older' }]])), server)).toMatchObject({
      unsaved: [],
      met: [],
    })
  })

  test('a document that somebody wrote since is reported with the text that both sides began from', () => {
    expect(restoreTab(kept(new Map([['page/home', { body: { title: 'New' }, base: 'older' }]])), server)?.met).toEqual([
      { name: 'page/home', base: 'older', theirs: 'old' },
    ])
  })

  test('a document that was taken away stays away', () => {
    expect(restoreTab(kept(new Map([['page/mall', { body: null, base: 'mall' }]])), server)?.history.documents.get('page/mall')).toBeNull()
  })

  test('a text that is no document yet comes back, though there is no step', () => {
    expect(restoreTab(kept(new Map(), { past: [], typed: [['page/home', '{ "kind": ']] }), server)).toMatchObject({
      unsaved: [],
      history: { past: [] },
    })
  })

  test('steps that are not whole bring nothing back, nor does a history without steps', () => {
    expect(restoreTab(kept(new Map(), { past: [1, 7] }), server)).toBeUndefined()
    expect(restoreTab(kept(new Map(), { past: [] }), server)).toBeUndefined()
  })
})
