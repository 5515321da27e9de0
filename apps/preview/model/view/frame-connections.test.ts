// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'

import { workspaceLoaded } from '../documents/documents.ts'
import { published } from '../editor.testing.ts'
import { frameConnected } from './frame-connections.ts'
import { mainFrame } from './frames.ts'

test('a frame that is ready before the documents are there is opened with them, once', async () => {
  const scope = fork()
  const sent: { kind: string; documents?: object }[] = []
  const frame = { document: { readyState: 'complete' }, postMessage: (message: (typeof sent)[number]) => void sent.push(message) }
  const source = frame as unknown as Window // the used part of a window
  await allSettled(frameConnected, { scope, params: { frame: mainFrame, window: source } })
  window.dispatchEvent(new MessageEvent('message', { data: { v: 1, kind: 'hello' }, origin: window.location.origin, source }))
  expect(sent.filter(({ kind }) => kind === 'open')).toEqual([])

  await allSettled(workspaceLoaded, {
    scope,
    params: { brand: 'foyer', draft: 'main', brands: [], drafts: {}, release: '', files: [published('page/home')] },
  })
  expect(sent.filter(({ kind }) => kind === 'open').map(({ documents }) => Object.keys(documents ?? {}))).toEqual([['page/home']])
})
