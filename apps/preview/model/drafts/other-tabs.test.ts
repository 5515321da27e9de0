// @vitest-environment happy-dom
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Workspace } from '../../../../src/schemas/workspace.ts'
import type { ToChecker } from '../view/checker-talk.ts'
import { $conflictsElsewhere, conflictsElsewhereSeen } from '../documents/conflicts-elsewhere.ts'
import { $documents, $past, $releaseNumber, edited, redone, undone, workspaceLoaded } from '../documents/documents.ts'
import { conflictResolved } from './merging.ts'
import { followReleasesFx, listenToTabsFx } from './other-tabs.ts'
import { refreshRequested } from './renewal.ts'
import { $conflictsByName, savingStarted } from './saving.ts'

const name = 'page/home'
const bodyOf = (title: string, note = 'Note') => ({ kind: 'page', id: 'home', title, note })
const etagOf = (text: string) => JSON.stringify(text.length + text) // the same text has the same tag, as on the server

/** What one server holds. */
const server: { text: string; etag: string; number?: number } = { text: '', etag: '' }
const workspace = (): Workspace => ({
  brand: 'foyer',
  draft: 'main',
  brands: [],
  release: '',
  ...(server.number !== undefined && { number: server.number }),
  drafts: server.text === '' ? {} : { [name]: { text: server.text, etag: server.etag, at: '2026-01-01T00:00:00Z' } },
  files: [{ name, brand: 'foyer', path: 'foyer/pages/home.json', text: JSON.stringify(bodyOf('Home')), etag: '"file"' }],
})

async function answer(address: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json(workspace())
  const held = server.text === '' ? '"file"' : server.etag
  if (new Headers(headers).get('If-Match') !== held)
    return Response.json({ theirs: { text: server.text, etag: server.etag, from: 'draft' } }, { status: 409 })
  const text = typeof body === 'string' ? body : ''
  Object.assign(server, { text, etag: etagOf(text) })
  return Response.json({ etag: server.etag, address })
}

/** Writes each document at once, as the worker does. */
class Writer extends EventTarget {
  postMessage(message: ToChecker) {
    if (message.kind !== 'document') return
    const { serial, name: document, body } = message
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'written', serial, name: document, text: JSON.stringify(body) } })),
    )
  }
  terminate() {}
}

/** All channels of one browser: a message comes to every other one of its name. */
class Channels extends EventTarget {
  static all = new Set<Channels>()
  name: string
  constructor(name: string) {
    super()
    this.name = name
    Channels.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channels.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}
const tabsChannel = 'foyer-preview-tabs'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Writer)
  vi.stubGlobal('BroadcastChannel', Channels)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Channels.all.clear()
  Object.assign(server, { text: '', etag: '', number: undefined })
})

async function openTab(): Promise<Scope> {
  const scope = fork()
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace())
  await allSettled(listenToTabsFx, { scope })
  await settled()
  return scope
}

const type = (scope: Scope, path: string, value: string) =>
  scopeBind(edited, { scope })({ label: path, document: name, patch: [{ op: 'replace', path, value }] })
/** Long enough for the pause before a save, its answer and what the other tab asks then. */
async function settled() {
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const elsewhere = (scope: Scope) => Object.values(scope.getState($conflictsElsewhere)).flat()

test('two tabs that type in one field are both told, and again that it is decided', async () => {
  const [first, second] = [await openTab(), await openTab()]
  type(first, '/title', 'Hers')
  await vi.advanceTimersByTimeAsync(200)
  type(second, '/title', 'His')
  await settled()
  expect(Object.keys(second.getState($conflictsByName))).toEqual([name])
  expect({ first: elsewhere(first), second: elsewhere(second) }).toEqual({ first: [name], second: [] })
  expect(JSON.parse(server.text)).toEqual(bodyOf('Hers'))

  await allSettled(conflictResolved, { scope: second, params: { document: name, mine: ['/title'] } })
  await settled()
  expect({ first: elsewhere(first), conflicts: second.getState($conflictsByName) }).toEqual({ first: [], conflicts: {} })
  expect([first, second].map((scope) => scope.getState($documents).get(name))).toEqual([JSON.parse(server.text), JSON.parse(server.text)])
})

test('what one tab saves is in the other at once, beside what is typed there in another field', async () => {
  const [first, second] = [await openTab(), await openTab()]
  type(first, '/title', 'Hers')
  await vi.advanceTimersByTimeAsync(200)
  type(second, '/note', 'His')
  await settled()
  await settled()
  const both = bodyOf('Hers', 'His')
  expect([first, second].map((scope) => scope.getState($documents).get(name))).toEqual([both, both])
  expect(JSON.parse(server.text)).toEqual(both)
  expect([first, second].flatMap(elsewhere)).toEqual([])
})

test('undo and redo concern what was done in this tab, and leave what the other one did', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const does = async (scope: Scope, event: typeof undone) => {
    scopeBind(event, { scope })()
    await settled()
    await settled()
    return [...[first, second].map((one) => one.getState($documents).get(name)), JSON.parse(server.text)]
  }
  type(first, '/title', 'Hers')
  await settled()
  type(second, '/note', 'His')
  await settled()
  await settled()
  expect([first, second].map((scope) => scope.getState($past).map(({ label }) => label))).toEqual([['/title'], ['/note']])
  const thrice = (title: string, note: string) => Array.from({ length: 3 }, () => bodyOf(title, note))
  expect(await does(first, undone)).toEqual(thrice('Home', 'His'))
  expect(await does(first, undone)).toEqual(thrice('Home', 'His'))
  expect(await does(first, redone)).toEqual(thrice('Hers', 'His'))
  expect(await does(second, undone)).toEqual(thrice('Hers', 'Note'))
  expect(await does(second, redone)).toEqual(thrice('Hers', 'His'))
})

test('a decision between two versions is one step, and its undo gives the other version', async () => {
  for (const mine of [[], ['changed:/title']]) {
    const [first, second] = [await openTab(), await openTab()]
    type(first, '/title', 'Hers')
    await vi.advanceTimersByTimeAsync(200)
    type(second, '/title', 'His')
    await settled()
    await allSettled(conflictResolved, { scope: second, params: { document: name, mine } })
    const title = () => second.getState($documents).get(name)?.title
    const [chosen, other] = mine.length === 0 ? ['Hers', 'His'] : ['His', 'Hers']
    expect(title()).toBe(chosen)
    scopeBind(undone, { scope: second })()
    expect(title()).toBe(other)
    Object.assign(server, { text: '', etag: '' })
  }
})

test('a tab that saves nothing more is silent: no two tabs wake each other for ever', async () => {
  const [first, second] = [await openTab(), await openTab()]
  type(first, '/title', 'Hers')
  await settled()
  await settled()
  const asked: string[] = []
  for (const scope of [first, second]) createWatch({ unit: refreshRequested, scope, fn: () => asked.push('') })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([])
})

test('a tab of another brand asks the server when a draft was saved, for brands share documents; conflicts are its own', async () => {
  const scope = await openTab()
  const other = new Channels(tabsChannel)
  const asked: string[] = []
  createWatch({ unit: refreshRequested, scope, fn: () => asked.push('') })
  other.postMessage({ kind: 'saved', draft: 'kestrel/spring' })
  other.postMessage({ kind: 'conflicts', draft: 'kestrel/main', tab: 'a', names: [name] })
  expect({ asked: asked.length, elsewhere: elsewhere(scope) }).toEqual({ asked: 0, elsewhere: [] })
  other.postMessage({ kind: 'saved', draft: 'kestrel/main' })
  expect(asked).toHaveLength(1)
})

test('a tab with another draft, and a message of another editor, say nothing', async () => {
  const scope = await openTab()
  const other = new Channels(tabsChannel)
  for (const message of [{ kind: 'conflicts', draft: 'foyer/spring', tab: 'a', names: [name] }, { kind: 'saved' }, null, 'text'])
    other.postMessage(message)
  await settled()
  expect(elsewhere(scope)).toEqual([])
  other.postMessage({ kind: 'conflicts', draft: 'foyer/main', tab: 'a', names: [name] })
  expect(elsewhere(scope)).toEqual([name])
  await allSettled(conflictsElsewhereSeen, { scope })
  expect(elsewhere(scope)).toEqual([])
})

test('one tab of a browser has the stream of releases, with open portals; each editor asks for the documents of a newer one', async () => {
  const streams: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readyState = 1
      url: string
      constructor(url: string) {
        super()
        this.url = url
        streams.push(this)
      }
      close() {}
    },
  )
  const names: string[] = []
  const request = (lock: string, _options: object, work: () => Promise<void>) =>
    names.push(lock) === 1 ? work() : new Promise<void>(() => undefined) // another tab has it
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { locks: { request } })
  server.number = 3
  const tabs = [await openTab(), await openTab()]
  for (const scope of tabs) await allSettled(followReleasesFx, { scope })
  await settled()
  expect(names).toEqual(['foyer-releases-foyer', 'foyer-releases-foyer'])
  expect(streams).toMatchObject([{ url: '/api/layouts/events?brand=foyer' }])

  const asked = tabs.map((scope) => {
    const times: string[] = []
    createWatch({ unit: refreshRequested, scope, fn: () => times.push('') })
    return times
  })
  const says = (data: string) => streams[0]!.dispatchEvent(new MessageEvent('release', { data }))
  says('{"number":3,"release":"a"}')
  expect(asked).toEqual([[], []])
  server.number = 4
  says('{"number":4,"release":"b"}')
  await settled()
  expect(asked).toEqual([[''], ['']])
  says('no JSON')
  says('{"number":2,"release":"c"}') // an older answer that came late
  expect(tabs.map((scope) => scope.getState($releaseNumber))).toEqual([4, 4])
})
