// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { $documents } from './documents/documents.ts'
import { published } from './editor.testing.ts'
import { $brandsInstead, $startFailure, editorOpened, startRetried } from './start.ts'
import { viewSettingsChanged } from './documents/view-settings.ts'

const workspace = {
  brand: 'foyer',
  draft: 'main',
  brands: [{ id: 'foyer', name: 'Foyer' }],
  files: [published('page/home', { title: 'Home' })],
  drafts: {},
  release: '',
}
afterEach(() => void vi.unstubAllGlobals())

test('28: documents are laid out also where this browser keeps no work', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(workspace))) // and there is no database here
  const scope = fork()
  await allSettled(editorOpened, { scope })
  expect({ documents: [...scope.getState($documents).keys()], failure: scope.getState($startFailure) }).toEqual({
    documents: ['page/home'],
    failure: null,
  })
})

test('30: where a link names a brand that is not there, the brands that are there are offered', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('/_base/') ? Response.json(workspace) : Response.json({ error: 'There is no such brand.' }, { status: 404 }),
    ),
  )
  const scope = fork()
  await allSettled(viewSettingsChanged, { scope, params: { brand: 'nowhere' } })
  await allSettled(startRetried, { scope })
  expect({ failure: scope.getState($startFailure), brands: scope.getState($brandsInstead) }).toEqual({
    failure: { kind: 'refused', text: 'There is no such brand.' },
    brands: [{ id: 'foyer', name: 'Foyer' }],
  })
})
