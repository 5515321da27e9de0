// @vitest-environment happy-dom
import { createWatch, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import type { ToChecker } from '../view/checker-talk.ts'
import { $documents, edited, workspaceLoaded } from '../documents/documents.ts'
import { brandChosen } from '../start.ts'
import { $saving, conflictEnded, conflictFound, remoteChangeReady, remoteChangeReceived, saveScheduled, savingStarted } from './saving.ts'
import type { Conflict } from './saving.ts'
import { storageFailed } from './storage-failure.ts'

const text = '{ "kind": "page", "id": "home", "title": "Home" }'
const workspace = {
  brand: 'foyer',
  draft: 'main',
  brands: [],
  release: null,
  drafts: {},
  files: [{ name: 'page/home', brand: 'foyer', path: 'foyer/pages/home.json', text, etag: '"1"' }],
} as unknown as Workspace

/** Replaces the checker: it writes a document when the test tells it to. */
class Writer extends EventTarget {
  static last: Writer
  asked: Extract<ToChecker, { kind: 'document' }>[] = []
  constructor() {
    super()
    Writer.last = this
  }
  postMessage(message: ToChecker) {
    if (message.kind === 'document') this.asked.push(message)
  }
  terminate() {}
  write() {
    for (const { serial, name, body } of this.asked.splice(0))
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'written', serial, name, text: JSON.stringify(body) } }))
  }
}

const calls: { address: string; body: unknown; headers: Record<string, string>; answer: (reply?: Response) => Promise<void> }[] = []
let scope = fork()
const title = (value: string) =>
  scopeBind(edited, { scope })({ label: 'Title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value }] })
const rest = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  scope = fork()
  calls.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Writer)
  vi.stubGlobal(
    'fetch',
    (address: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) =>
      new Promise<Response>((resolve) =>
        calls.push({
          address,
          body,
          headers,
          answer: async (reply = new Response(JSON.stringify({ etag: `"${calls.length + 1}"` }))) => {
            resolve(reply)
            await vi.advanceTimersByTimeAsync(0)
          },
        }),
      ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is shown as saved when the server has answered for the last edit, not for one before it', async () => {
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  expect(scope.getState($saving)).toBe('saved')
  title('One')
  expect(scope.getState($saving)).toBe('saving')
  await rest()
  Writer.last.write()
  expect(calls.map(({ body }) => body)).toEqual([expect.stringContaining('One')])

  title('Two') // while the first is on its way
  await calls[0]?.answer()
  expect(scope.getState($saving)).toBe('saving')
  await rest()
  expect(scope.getState($saving)).toBe('saving') // its text is being written
  title('Three')
  Writer.last.write() // of the second
  await calls[1]?.answer()
  expect({ saving: scope.getState($saving), callsCount: calls.length }).toEqual({ saving: 'saving', callsCount: 2 })
  await rest()
  Writer.last.write()
  expect(scope.getState($saving)).toBe('saving')
  await calls[2]?.answer()
  expect({ saving: scope.getState($saving), body: calls.at(-1)?.body }).toEqual({ saving: 'saved', body: expect.stringContaining('Three') })
})

test('what the server refuses is called kept only where this browser stores it', async () => {
  const heard: string[] = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  for (const value of ['One', 'Two']) {
    title(value)
    await rest()
    Writer.last.write()
    await calls.at(-1)?.answer(Response.json({ error: 'The disk is full.' }, { status: 400 }))
    expect(scope.getState($saving)).toBe('failed')
    scopeBind(storageFailed, { scope })('Storage is not allowed.')
  }
  const refused = t('saving.refused', { error: 'The disk is full.' })
  expect(heard).toEqual([`${refused} ${t('saving.kept-here')}`, `${refused} ${t('saving.kept-nowhere')}`])
})

test('a change of somebody else is a conflict to decide once both versions were compared, and saving until then', async () => {
  const compared: (Conflict & { name: string })[] = []
  const states: string[] = [] // what compares is loaded meanwhile, and may be there at once
  createWatch({ unit: remoteChangeReceived, fn: () => void states.push(scope.getState($saving)), scope })
  createWatch({ unit: remoteChangeReceived, fn: (change) => compared.push(change), scope })
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  title('One')
  await rest()
  Writer.last.write()
  const theirs = { text: '{ "kind": "page", "id": "home", "title": "Theirs" }', etag: '"2"', from: 'draft' }
  await calls[0]?.answer(new Response(JSON.stringify({ error: 'taken', theirs }), { status: 409 }))

  expect(compared).toEqual([expect.objectContaining({ name: 'page/home', base: text, theirs: theirs.text })])
  expect(states).toEqual(['saving'])
  for (const change of compared) scopeBind(conflictFound, { scope })(change)
  expect(scope.getState($saving)).toBe('conflict')
})

test('what others published while nobody had the draft open is merged into it, and the next write says so', async () => {
  const heading = (title: string) => ({ id: 'first', type: 'page-heading', props: { title } })
  const page = (title: string, node: string) => JSON.stringify({ kind: 'page', id: 'home', title, nodes: [heading(node)] })
  const files = [{ name: 'page/home', brand: 'foyer', path: 'foyer/pages/home.json', text: page('Theirs', 'One'), etag: '"9"' }]
  const drafts = { 'page/home': { text: page('Home', 'Ours'), etag: '"2"', at: '', base: page('Home', 'One') } }
  createWatch({ unit: remoteChangeReceived, scope, fn: (change) => scopeBind(remoteChangeReady, { scope })(change) })
  await import('./merging.ts')
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })({ ...workspace, files, drafts })
  await rest()
  Writer.last.write()
  expect(scope.getState($documents).get('page/home')).toMatchObject({ title: 'Theirs', nodes: [{ props: { title: 'Ours' } }] })
  expect(calls.map(({ body, headers }) => [body, headers['Foyer-Base']])).toEqual([[page('Theirs', 'Ours'), '"9"']])
})

test('what was restored over a newer draft is not sent before somebody has chosen between both', async () => {
  const theirs = { text: text.replace('Home', 'Theirs'), etag: '"2"' }
  scopeBind(workspaceLoaded, { scope })({ ...workspace, drafts: { 'page/home': { ...theirs, at: '' } } })
  title('One')
  scopeBind(conflictFound, { scope })({ name: 'page/home', of: 'draft', base: text, theirs: theirs.text, etag: theirs.etag })
  scopeBind(savingStarted, { scope })()
  await rest()
  Writer.last.write()
  expect({ saving: scope.getState($saving), calls }).toEqual({ saving: 'conflict', calls: [] })

  scopeBind(conflictEnded, { scope })('page/home')
  scopeBind(saveScheduled, { scope })('page/home')
  await rest()
  Writer.last.write()
  expect(calls.map(({ body }) => body)).toEqual([expect.stringContaining('One')])
})

test('another brand that is opened has nothing to save, and gets nothing of the brand before', async () => {
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  await rest()
  const files = [{ name: 'page/home', brand: 'kestrel', path: 'kestrel/pages/home.json', text: text.replace('Home', 'Nest'), etag: '"7"' }]
  scopeBind(workspaceLoaded, { scope })({ ...workspace, brand: 'kestrel', files })
  await rest()
  Writer.last.write()
  expect({ saving: scope.getState($saving), calls }).toEqual({ saving: 'saved', calls: [] })

  title('Two')
  await rest()
  Writer.last.write()
  expect(scope.getState($saving)).toBe('saving')
  await calls[0]?.answer()
  expect({ saving: scope.getState($saving), count: calls.length }).toEqual({ saving: 'saved', count: 1 })
})

test('another brand is loaded once the last edit is on the server, so that a shared change shows there too', async () => {
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  title('One')
  scopeBind(brandChosen, { scope })('kestrel')
  await vi.advanceTimersByTimeAsync(0) // without the pause after an edit
  Writer.last.write()
  const addresses = () => calls.map(({ address }) => address)
  expect(addresses()).toEqual(['/api/layouts/foyer/drafts/main/page/home'])
  await calls[0]?.answer()
  expect(addresses()).toEqual(['/api/layouts/foyer/drafts/main/page/home', '/api/layouts/kestrel/drafts/main'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toHaveLength(2)
})

test('another brand is loaded at once where all is saved, and in the end where the server does not answer', async () => {
  scopeBind(savingStarted, { scope })()
  scopeBind(workspaceLoaded, { scope })(workspace)
  scopeBind(brandChosen, { scope })('kestrel')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.map(({ address }) => address)).toEqual(['/api/layouts/kestrel/drafts/main'])

  title('One')
  scopeBind(brandChosen, { scope })('foyer')
  await vi.advanceTimersByTimeAsync(0)
  Writer.last.write()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(calls.slice(1).map(({ address }) => address)).toEqual([
    '/api/layouts/foyer/drafts/main/page/home',
    '/api/layouts/foyer/drafts/main',
  ])
})
