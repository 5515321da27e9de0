// @vitest-environment happy-dom
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import type { StoreValue } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { $documents, $documentsRelease, edited, workspaceLoaded } from '../documents/documents.ts'
import { $meanwhile, meanwhileSeen } from '../documents/published-meanwhile.ts'
import '../releases/find-meanwhile.ts'
import { refreshRequested } from './renewal.ts'
import { $draftSaver, remoteChangeReceived, savingStarted } from './saving.ts'

const name = 'page/summer'
const textWith = (...ids: string[]) =>
  JSON.stringify({ kind: 'page', id: 'summer', format: 1, nodes: ids.map((id) => ({ id, widget: 'game-section' })) })
const workspaceWith = (text: string, etag: string, files: readonly { name: string; text: string; etag: string }[] = []): Workspace => ({
  brand: 'foyer',
  draft: 'main',
  brands: [],
  release: '',
  files: files.map((file) => ({ ...file, brand: 'foyer', path: `foyer/pages/${file.name.slice('page/'.length)}.json` })),
  drafts: { [name]: { text, etag, at: '2026-01-01T00:00:00Z' } },
})

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = vi.fn<() => void>()
      terminate = vi.fn<() => void>()
    },
  ) // nothing is checked here
})
afterEach(() => void vi.unstubAllGlobals())

async function editorOf(workspace: ReturnType<typeof workspaceWith>) {
  const scope = fork()
  await allSettled(savingStarted, { scope })
  await allSettled(workspaceLoaded, { scope, params: workspace })
  return scope
}

async function taken(during: (saver: StoreValue<typeof $draftSaver>) => void): Promise<string[]> {
  const scope = await editorOf(workspaceWith(textWith('a'), '"1"'))
  const came: string[] = []
  createWatch({ unit: remoteChangeReceived, scope, fn: (theirs) => came.push(String(theirs.etag)) })
  vi.stubGlobal('fetch', async () => {
    during(scope.getState($draftSaver))
    return Response.json(workspaceWith(textWith('other'), '"other"'))
  })
  await allSettled(refreshRequested, { scope })
  return came
}

test('a draft that somebody else wrote is put together with ours', async () => {
  expect(await taken(() => undefined)).toEqual(['"other"'])
})

test('an answer that is older than what was saved while it was on its way takes nothing back', async () => {
  expect(await taken((saver) => saver?.settled(name, { text: textWith('a', 'b'), etag: '"2"' }, true))).toEqual([])
})

test('all documents that changed in the files and are not edited are updated', async () => {
  const files = (title: string, etag: string) =>
    ['home', 'help'].map((id) => ({ name: `page/${id}`, etag, text: JSON.stringify({ kind: 'page', id, title }) }))
  const scope = await editorOf(workspaceWith(textWith('a'), '"1"', files('Before', '"1"')))
  vi.stubGlobal('fetch', async () => Response.json(workspaceWith(textWith('a'), '"1"', files('After', '"2"'))))
  await allSettled(refreshRequested, { scope })
  expect(['page/home', 'page/help'].map((document) => scope.getState($documents).get(document)?.title)).toEqual(['After', 'After'])
})

test('what is asked for while an answer is on its way is asked again after it', async () => {
  const scope = await editorOf(workspaceWith(textWith('a'), '"1"'))
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (asked === 1) scopeBind(refreshRequested, { scope })()
    return Response.json({ ...workspaceWith(textWith('a'), '"1"'), number: asked })
  })
  await allSettled(refreshRequested, { scope })
  expect({ asked, documents: scope.getState($documentsRelease) }).toEqual({ asked: 2, documents: 2 })
})

test('what somebody published of the documents that are edited here is told until it is read', async () => {
  const page = (id: string, ...titles: string[]) =>
    JSON.stringify({ kind: 'page', id, format: 1, nodes: titles.map((title, at) => ({ id: `n${at}`, widget: 'tiles', props: { title } })) })
  const files = (etag: string, last: string) => ['home', 'help'].map((id) => ({ name: `page/${id}`, etag, text: page(id, 'First', last) }))
  const scope = await editorOf({ ...workspaceWith(textWith('a'), '"1"', files('"1"', 'Last')), number: 7 })
  await allSettled(edited, {
    scope,
    params: {
      label: 'Title',
      document: 'page/home',
      patch: [{ op: 'replace', path: '/nodes/0/props/title', value: 'Mine' }],
    },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/releases/'))
      return Response.json({ ...workspaceWith(textWith('a'), '"1"', files('"2"', 'Theirs')), number: 9 })
    const changes = ['home', 'help'].map((id) => ({
      path: `foyer/pages/${id}.json`,
      brand: 'foyer',
      document: `page/${id}`,
      kind: 'changed',
      changes: [{ id: 'title', kind: 'changed', subject: { kind: 'node', id: 'n1' } }],
    }))
    return Response.json({ number: Number(address.slice(-1)), by: 'Linh', changes: address.endsWith('9') ? changes : [] })
  })
  await allSettled(refreshRequested, { scope })
  expect(scope.getState($meanwhile)).toEqual([{ number: 9, by: 'Linh', documents: [{ name: 'page/home', nodes: ['n1'] }] }])
  await allSettled(meanwhileSeen, { scope })
  expect(scope.getState($meanwhile)).toEqual([])
})
