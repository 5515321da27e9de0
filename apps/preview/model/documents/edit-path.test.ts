// @vitest-environment happy-dom
import { allSettled, scopeBind } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { previewVersion } from '../../../../src/schemas/preview-version.ts'
import type { ToFrame } from '../../../../src/schemas/preview.ts'
import { $documents, edited, groupClosed, historyRestored, pendingRecorded, undone } from './documents.ts'
import { backgroundTasks } from '../background-tasks.testing.ts'
import { editorWith, published } from '../editor.testing.ts'
import { frameConnected, frameDisconnected } from '../view/frame-connections.ts'
import { $history } from './history.ts'
import { recordBeforeInputFx } from '../drafts/record-before-input.ts'
import { viewSettingsChanged } from './view-settings.ts'

type Heard = { way: 'handed' | 'posted'; message: ToFrame; title: unknown }
let heard: Heard[] = []
let frame: Window
let scope: Scope

const titleNow = () => scope.getState($documents).get('page/home')?.title
const patchOf = (value: string) => ({
  label: 'Title',
  group: 'title',
  document: 'page/home',
  patch: [{ op: 'replace' as const, path: '/title', value }],
})
/** Nothing is awaited: this is what happens in the event of the key itself. */
const type = (value: string) => scopeBind(edited, { scope })({ ...patchOf(value), typed: true })
const record = () => scopeBind(pendingRecorded, { scope })()
const tellEditor = (message: object) =>
  void window.dispatchEvent(
    new MessageEvent('message', { data: { v: previewVersion, ...message }, origin: window.location.origin, source: frame }),
  )
const drawn = () =>
  tellEditor({ kind: 'drawn', seq: Math.max(0, ...heard.map(({ message }) => ('seq' in message ? message.seq : 0))), renders: 1 })
const changesIn = (all: readonly Heard[]) => all.flatMap(({ message }) => (message.kind === 'patch' ? message.patch : []))
/** The title that a frame has after all messages to it. */
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

beforeEach(async () => {
  scope = await editorWith([published('page/home', { title: 'A' })])
  vi.useFakeTimers()
  heard = []
  const hear = (way: Heard['way']) => (message: ToFrame) => void heard.push({ way, message, title: titleNow() })
  frame = {
    postMessage: hear('posted'),
    dispatchEvent: (event: MessageEvent<ToFrame>) => (hear('handed')(event.data), true),
    MessageEvent,
    structuredClone,
  } as unknown as Window
  scopeBind(frameConnected, { scope })({ frame: 'tested', window: frame })
  tellEditor({ kind: 'hello' })
  drawn()
  heard = []
})
afterEach(() => {
  scopeBind(frameDisconnected, { scope })({ frame: 'tested', window: frame })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a frame gets typed text once, before the editor records it', async () => {
  type('B')

  expect(heard).toMatchObject([{ way: 'handed', title: 'A', message: { kind: 'patch', patch: [{ value: 'B' }] } }])
  expect(titleNow()).toBe('A')
  await vi.advanceTimersByTimeAsync(100)
  expect(titleNow()).toBe('B')
  expect(changesIn(heard)).toHaveLength(1)
})

test('what was typed is recorded in a task behind the keys and messages that wait, and soon where the browser is never idle', async () => {
  const tasks = backgroundTasks()
  type('B')
  await vi.advanceTimersByTimeAsync(100)
  expect([titleThere(), titleNow(), tasks.waiting()]).toEqual(['B', 'A', 1])
  tasks.runNext()
  await vi.advanceTimersByTimeAsync(0)
  expect(titleNow()).toBe('B')

  type('C')
  await vi.advanceTimersByTimeAsync(100)
  expect(titleNow()).toBe('B')
  await vi.advanceTimersByTimeAsync(200)
  expect(titleNow()).toBe('C')
})

test.each(['keydown', 'pointerdown', 'focusout', 'pagehide'])('what was typed is recorded before a %s is heard', async (kind) => {
  await allSettled(recordBeforeInputFx, { scope })
  type('B')
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  expect(titleNow()).toBe('B')
})

test('keys one after the other become one step, and undo takes all of it back, in the frame at once', () => {
  for (const text of ['AB', 'ABC', 'ABCD']) type(text)
  record()
  scopeBind(groupClosed, { scope })()
  expect(scope.getState($history).past).toHaveLength(1)

  heard = []
  scopeBind(undone, { scope })()
  expect(changesIn(heard).at(-1)).toMatchObject({ value: 'A' })
  expect(titleNow()).toBe('ABCD')
  record()
  expect(titleNow()).toBe('A')
  expect(changesIn(heard)).toEqual([{ op: 'replace', path: '/title', value: 'A' }]) // the letters between cost the frame nothing
})

test('a frame that opens between a key and its recording is opened with what was typed', () => {
  tellEditor({ kind: 'hello' })
  heard = []
  type('B')
  tellEditor({ kind: 'hello' })
  expect(titleThere()).toBe('B')
  expect(titleNow()).toBe('B')
})

test('what changes the history between a key and its recording loses neither, here and in the frame', () => {
  type('B')
  scopeBind(historyRestored, { scope })({
    ...scope.getState($history),
    documents: new Map(scope.getState($documents)).set('page/other', { kind: 'page', id: 'other' }),
  })
  record()
  expect(titleNow()).toBe('B')
  expect(scope.getState($documents).has('page/other')).toBe(true)
  expect(titleThere()).toBe('B')
  expect(scope.getState($history).past).toHaveLength(1)
})

test('an edit that does not fit is not sent to any frame', () => {
  scopeBind(edited, { scope })({ ...patchOf('B'), typed: true, patch: [{ op: 'replace', path: '/nothing', value: 'B' }] })
  record()
  expect(heard).toEqual([])
  expect(scope.getState($history).past).toEqual([])
})

test('while something posted may be on its way, what comes after it is posted too', () => {
  scopeBind(viewSettingsChanged, { scope })({ as: 'member' })
  scopeBind(edited, { scope })(patchOf('B'))
  expect(heard.map(({ way, message }) => [way, message.kind])).toEqual([
    ['posted', 'settings'],
    ['posted', 'patch'],
  ])
  drawn()
  scopeBind(edited, { scope })(patchOf('C'))
  expect(heard.at(-1)).toMatchObject({ way: 'handed' })
})

test('two editors on one page have a history each', async () => {
  const other = await editorWith([published('page/home', { title: 'Other' })])
  scopeBind(edited, { scope })(patchOf('B'))
  expect([titleNow(), other.getState($documents).get('page/home')?.title]).toEqual(['B', 'Other'])
})
