// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { previewVersion } from '../../../src/schemas/preview-version.ts'
import type { ToFrame } from '../../../src/schemas/preview.ts'
import { editedOptimistically, flushEdit, undoneOptimistically } from './optimistic-edits.ts'
import type { FrameLink } from './frame-link.ts'
import { disconnectFrame, connectFrame } from './frames.ts'
import { $history, $documents, historyRestored, edited, groupClosed, workspaceLoaded } from './documents.ts'

type Heard = { way: 'handed' | 'posted'; message: ToFrame; title: unknown }
let heard: Heard[] = []
let link: FrameLink
let frame: Window

const titleNow = () => $documents.getState().get('page/home')?.title
const wish = (value: string) => ({
  label: 'Title',
  group: 'title',
  document: 'page/home',
  patch: [{ op: 'replace' as const, path: '/title', value }],
})
const tellEditor = (message: object) =>
  void window.dispatchEvent(
    new MessageEvent('message', { data: { v: previewVersion, ...message }, origin: window.location.origin, source: frame }),
  )
const drawn = () => tellEditor({ kind: 'drawn', seq: link.sent, renders: 1 })
const changesIn = (all: readonly Heard[]) => all.flatMap(({ message }) => (message.kind === 'patch' ? message.patch : []))
/** The title that a frame has after all that it was told. */
const titleThere = () =>
  heard.reduce<unknown>(
    (title, { message }) =>
      message.kind === 'open'
        ? message.documents['page/home']?.title
        : message.kind === 'patch'
          ? (message.patch[0] as { value: string }).value
          : title,
    undefined,
  )

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  const hear = (way: Heard['way']) => (message: ToFrame) => void heard.push({ way, message, title: titleNow() })
  frame = {
    postMessage: hear('posted'),
    dispatchEvent: (event: MessageEvent<ToFrame>) => (hear('handed')(event.data), true),
    MessageEvent,
    structuredClone,
  } as unknown as Window
  workspaceLoaded({
    brand: 'b',
    draft: 'main',
    brands: [],
    drafts: {},
    release: '',
    files: [{ name: 'page/home', brand: 'b', path: 'b/pages/home.json', text: '{"kind":"page","id":"home","title":"A"}', etag: '1' }],
  })
  link = connectFrame('tested')
  link.attach(frame)
  tellEditor({ kind: 'hello' })
  drawn()
  heard = []
})
afterEach(() => {
  flushEdit()
  disconnectFrame('tested', link)
  vi.useRealTimers()
})

test('a frame is handed what is typed before the desk works with it, and once', () => {
  editedOptimistically(wish('B'))

  expect(heard).toMatchObject([{ way: 'handed', title: 'A', message: { kind: 'patch', patch: [{ value: 'B' }] } }])
  expect(titleNow()).toBe('A')
  vi.runOnlyPendingTimers()
  expect(titleNow()).toBe('B')
  expect(changesIn(heard)).toHaveLength(1)
})

test.each(['keydown', 'pointerdown', 'focusout', 'pagehide'])('the desk has what was typed before a %s is heard', (kind) => {
  editedOptimistically(wish('B'))
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  expect(titleNow()).toBe('B')
})

test('keys one after the other become one step, and undo takes all of it back, in the frame at once', () => {
  for (const text of ['AB', 'ABC', 'ABCD']) editedOptimistically(wish(text))
  flushEdit()
  groupClosed()
  expect($history.getState().past).toHaveLength(1)

  heard = []
  undoneOptimistically()
  expect(changesIn(heard).at(-1)).toMatchObject({ value: 'A' })
  expect(titleNow()).toBe('ABCD')
  flushEdit()
  expect(titleNow()).toBe('A')
  expect(changesIn(heard)).toHaveLength(3)
})

test('a frame that opens between a key and the desk is opened with what was typed', () => {
  tellEditor({ kind: 'hello' })
  heard = []
  editedOptimistically(wish('B'))
  tellEditor({ kind: 'hello' })
  expect(titleThere()).toBe('B')
  expect(titleNow()).toBe('B')
})

test('what changes the desk between a key and its settling loses neither, here and in the frame', () => {
  editedOptimistically(wish('B'))
  historyRestored({ ...$history.getState(), documents: new Map($documents.getState()).set('page/other', { kind: 'page', id: 'other' }) })
  flushEdit()
  expect(titleNow()).toBe('B')
  expect($documents.getState().has('page/other')).toBe(true)
  expect(titleThere()).toBe('B')
})

test('an edit that does not fit is told to nobody', () => {
  editedOptimistically({ ...wish('B'), patch: [{ op: 'replace', path: '/nothing', value: 'B' }] })
  flushEdit()
  expect(heard).toEqual([])
  expect($history.getState().past).toEqual([])
})

test('while something posted may be on its way, what comes after it is posted too', () => {
  link.settings({ ...({} as Parameters<FrameLink['settings']>[0]) })
  edited(wish('B'))
  expect(heard.map(({ way, message }) => [way, message.kind])).toEqual([
    ['posted', 'settings'],
    ['posted', 'patch'],
  ])
  drawn()
  edited(wish('C'))
  expect(heard.at(-1)).toMatchObject({ way: 'handed' })
})
