// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'

import { workspaceLoaded } from './documents.ts'
import { refreshWorkspace } from './renewal.ts'
import { draftSaver, remoteChangeReceived, savingStarted } from './saving.ts'

const name = 'page/summer'
const textWith = (...ids: string[]) =>
  JSON.stringify({ kind: 'page', id: 'summer', format: 1, nodes: ids.map((id) => ({ id, widget: 'game-section' })) })
const workspaceWith = (text: string, etag: string) => ({
  brand: 'foyer',
  draft: 'main',
  brands: [],
  release: '',
  files: [],
  drafts: { [name]: { text, etag, at: '2026-01-01T00:00:00Z' } },
})

beforeAll(() => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = vi.fn<() => void>()
      terminate = vi.fn<() => void>()
    },
  ) // nothing is checked here
  savingStarted()
})

async function taken(during: () => void): Promise<string[]> {
  workspaceLoaded(workspaceWith(textWith('a'), '"1"'))
  const came: string[] = []
  const stop = remoteChangeReceived.watch((theirs) => came.push(String(theirs.etag)))
  await refreshWorkspace(async () => {
    during()
    return Response.json(workspaceWith(textWith('other'), '"other"'))
  })
  stop()
  return came
}

test('a draft that somebody else wrote is put together with ours', async () => {
  expect(await taken(() => undefined)).toEqual(['"other"'])
})

test('an answer that is older than what was saved while it was on its way takes nothing back', async () => {
  expect(await taken(() => draftSaver()?.settled(name, { text: textWith('a', 'b'), etag: '"2"' }, true))).toEqual([])
})
