// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { t } from '../../../kit/i18n/words.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $documents, workspaceLoaded } from '../documents/documents.ts'
import { pageOf, published } from '../editor.testing.ts'
import { prepareFx } from './recovery.ts'
import { $storageFailure } from './storage-failure.ts'
import { storedValue } from '../../../kit/state/stored.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'

const workspace: Workspace = {
  brand: 'foyer',
  draft: 'main',
  brands: [],
  release: '',
  drafts: {},
  files: [published('page/home', pageOf())],
}
const refused = () => {
  throw new DOMException('Storage is not allowed.', 'SecurityError')
}

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const scope = fork()
  const heard: string[] = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
  await allSettled(prepareFx, { scope, params: workspace })
  await allSettled(workspaceLoaded, { scope, params: workspace })
  return { scope, heard }
}

test.each([
  ['forbidden', () => ({ open: refused })],
  ['missing', () => undefined],
])('where the store of the browser is %s, the editor opens and says that the server alone keeps the draft', async (_, store) => {
  vi.stubGlobal('indexedDB', store())
  for (const name of ['localStorage', 'sessionStorage'] as const) vi.spyOn(window, name, 'get').mockImplementation(refused)
  vi.stubGlobal('navigator', { locks: { request: refused, query: refused } })
  const { scope, heard } = await open()
  expect([...scope.getState($documents).keys()]).toEqual(['page/home'])
  expect(storedValue('foyer-preview-panels')).toBeUndefined()
  const reason = scope.getState($storageFailure)
  expect(reason).not.toBeNull()
  const sentence = t('saving.server-alone', { reason: reason ?? '' })
  expect({ seen: scope.getState($toasts).map(({ text }) => text), heard }).toEqual({ seen: [sentence], heard: [sentence] })
})
