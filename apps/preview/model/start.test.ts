// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { $documents } from './documents.ts'
import { published } from './editor.testing.ts'
import { $startFailure, editorOpened } from './start.ts'

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
