import { describe, expect, test } from 'vitest'

import type { Step } from './editor-history.ts'
import { bringBack, candidates, outdated } from './recovery-plan.ts'
import type { KeptDesk, KeptTab } from './recovery-plan.ts'

const desk = (tab: string, at: number, more: Partial<KeptDesk> = {}): KeptDesk => ({
  key: `foyer main ${tab}`,
  brand: 'foyer',
  draft: 'main',
  tab,
  at,
  past: [1],
  future: [],
  tried: { flags: {}, registration: {} },
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
    const desks = [desk('gone', 5), desk('living', 9), desk('me', 1), desk('older', 3), desk('other', 9, { brand: 'kestrel' })]
    expect(candidates(desks, own, new Set(['living', 'me'])).map(({ tab }) => tab)).toEqual(['me', 'gone', 'older'])
  })

  test('only desks of tabs that are no more go, the oldest', () => {
    const desks = Array.from({ length: 25 }, (_, index) => desk(`t${index}`, index))
    expect(outdated(desks, own.key, new Set(['t0'])).map(({ tab }) => tab)).toEqual(['t4', 't3', 't2', 't1'])
  })
})

describe('how it is brought back', () => {
  const server = new Map([
    ['page/home', { body: { title: 'Old' }, text: 'old' }],
    ['page/mall', { body: { title: 'Mall' }, text: 'mall' }],
  ])
  const kept = (documents: KeptTab['documents'], more: Partial<KeptDesk> = {}): KeptTab => ({
    desk: desk('me', 1, more),
    documents,
    steps: new Map([
      [1, step(1)],
      [2, step(2)],
    ]),
  })

  test('documents and every step of undo stand as they were', () => {
    const back = bringBack(
      kept(new Map([['page/home', { body: { title: 'New' }, base: 'old' }]]), { past: [1], future: [2], next: 3 }),
      server,
    )
    expect(back).toMatchObject({ unsaved: ['page/home'], met: [], desk: { past: [{ id: 1 }], future: [{ id: 2 }], next: 3 } })
    expect(back?.desk.documents.get('page/home')).toEqual({ title: 'New' })
    expect(back?.desk.documents.get('page/mall')).toBe(server.get('page/mall')?.body)
  })

  test('what the server has already is not told of', () => {
    expect(bringBack(kept(new Map([['page/home', { body: { title: 'Old' }, base: 'older' }]])), server)).toMatchObject({
      unsaved: [],
      met: [],
    })
  })

  test('a document that somebody wrote since is told with the text both began from', () => {
    expect(bringBack(kept(new Map([['page/home', { body: { title: 'New' }, base: 'older' }]])), server)?.met).toEqual([
      { name: 'page/home', base: 'older', theirs: 'old' },
    ])
  })

  test('a document that was taken away stays away', () => {
    expect(bringBack(kept(new Map([['page/mall', { body: null, base: 'mall' }]])), server)?.desk.documents.get('page/mall')).toBeNull()
  })

  test('a text that is no document yet comes back, though there is no step', () => {
    expect(bringBack(kept(new Map(), { past: [], typed: [['page/home', '{ "kind": ']] }), server)).toMatchObject({
      unsaved: [],
      desk: { past: [] },
    })
  })

  test('steps that are not whole bring nothing back, nor does a desk without steps', () => {
    expect(bringBack(kept(new Map(), { past: [1, 7] }), server)).toBeUndefined()
    expect(bringBack(kept(new Map(), { past: [] }), server)).toBeUndefined()
  })
})
