// @vitest-environment happy-dom
import { allSettled, fork, scopeBind } from 'effector'
import type { Scope, StoreWritable } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { $documents, $past, edited, redone, undone, workspaceLoaded } from '../documents/documents.ts'
import type { DraftSaver } from './draft-saver.ts'
import type { StoredHistory } from './recovery-plan.ts'
import type { StoredChanges } from './recovery-store.ts'
import { prepareFx } from './recovery.ts'
import { $restoredWork } from './restored-work.ts'
import { $draftSaver } from './saving.ts'

// A browser whose tabs are opened and closed one after the other, and a server that has what they saved.

const browser = vi.hoisted(() => ({ tabs: new Map<string, StoredChanges>() }))
vi.mock('./recovery-store.ts', () => ({
  async storeChanges(changes: StoredChanges) {
    const before = browser.tabs.get(changes.history.key)
    const steps = [...(before?.steps ?? []).filter(({ id }) => !changes.steps.some((one) => one.id === id)), ...changes.steps]
    browser.tabs.set(changes.history.key, {
      ...changes,
      documents: new Map([...(before?.documents ?? []), ...changes.documents]),
      steps: steps.filter(({ id }) => !changes.goneSteps.includes(id)),
    })
  },
  storedHistories: async () => [...browser.tabs.values()].map(({ history }) => history),
  async storedTab(history: StoredHistory) {
    const { documents, steps } = browser.tabs.get(history.key) as StoredChanges // it was listed
    return { history, documents, steps: new Map(steps.map((step) => [step.id, step])) }
  },
  forget: async (key: string) => void browser.tabs.delete(key),
}))
vi.mock('./saving.ts', async () => {
  const { createEvent, createStore } = await import('effector')
  return {
    $draftSaver: createStore(null, { serialize: 'ignore' }),
    $drafts: createStore({}),
    $saving: createStore('saved'),
    isSavingFailing: () => false,
    remoteChangeReceived: createEvent<object>(),
  }
})

const noTabLives = {
  query: async () => ({ held: [] }),
  request: async (_: string, ...rest: ((lock: object) => unknown)[]) => rest.at(-1)?.({}),
}

const home = 'page/home'
const first = { kind: 'page', id: 'home', title: 'Home', nodes: [{ id: 'a' }, { id: 'b' }] }
const file = { name: home, brand: 'foyer', path: 'foyer/pages/home.json', etag: '"1"', text: JSON.stringify(first) }
let draft: string | null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: noTabLives })
  browser.tabs.clear()
  draft = null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new tab, which has nothing of the one before but what the browser stored. */
async function openTab(): Promise<Scope> {
  sessionStorage.clear()
  const saver = { heldOf: () => ({ base: draft ?? file.text, etag: '"1"', drafted: draft !== null }) } as unknown as DraftSaver
  const scope = fork({ values: [[$draftSaver as StoreWritable<DraftSaver | null>, saver]] }) // a fake saver can be passed in
  const workspace: Workspace = {
    brand: 'foyer',
    draft: 'main',
    brands: [],
    release: '',
    drafts: draft === null ? {} : { [home]: { text: draft, etag: '"2"', at: '' } },
    files: [file],
  }
  const prepared = allSettled(prepareFx, { scope, params: workspace })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  await prepared
  scopeBind(workspaceLoaded, { scope })(workspace)
  await vi.advanceTimersByTimeAsync(1_000)
  return scope
}
const bodyIn = (scope: Scope) => scope.getState($documents).get(home) as JsonObject
/** An edit that the server has, and the browser. */
async function editAndSave(scope: Scope, label: string, path: string, value: string) {
  scopeBind(edited, { scope })({ label, document: home, patch: [{ op: 'replace', path, value }] })
  draft = JSON.stringify(bodyIn(scope))
  await vi.advanceTimersByTimeAsync(1_000)
}
const labels = (scope: Scope) => scope.getState($past).map(({ label }) => label)

test('after a tab was closed the next one has its steps, also where the server has all of them', async () => {
  const closed = await openTab()
  await editAndSave(closed, 'one', '/title', 'First')
  await editAndSave(closed, 'two', '/title', 'Second')
  const next = await openTab()
  expect({ past: labels(next), restored: next.getState($restoredWork) }).toEqual({ past: ['one', 'two'], restored: null })
  scopeBind(undone, { scope: next })()
  expect(bodyIn(next)).toMatchObject({ title: 'First' })
  scopeBind(redone, { scope: next })()
  expect(bodyIn(next)).toMatchObject({ title: 'Second' })
  expect([...browser.tabs.values()].map(({ history }) => history.past)).toEqual([[1, 2]]) // of the new tab alone
})

test('steps of a closed tab leave what others did meanwhile', async () => {
  await editAndSave(await openTab(), 'one', '/nodes/1/id', 'mine')
  draft = JSON.stringify({ ...first, title: 'Theirs', nodes: [{ id: 'new' }, { id: 'a' }, { id: 'mine' }] })
  const next = await openTab()
  expect({ past: labels(next), body: bodyIn(next) }).toEqual({ past: ['one'], body: JSON.parse(draft) })
  scopeBind(undone, { scope: next })()
  expect(bodyIn(next)).toEqual({ ...first, title: 'Theirs', nodes: [{ id: 'new' }, { id: 'a' }, { id: 'b' }] })
})
