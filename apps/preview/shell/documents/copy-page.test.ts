// @vitest-environment happy-dom
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'

import { checkFiles } from './import-check.ts'
import { pageCopied } from './copy-page.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import { workspaceLoaded } from '../../model/documents/documents.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { editorWith, published } from '../../model/editor.testing.ts'

const files = [
  published('page/cup', { format: 1, title: 't:own.cup', routes: ['/cup'], nodes: [] }),
  published('overlay/june', { format: 1, target: 'page/cup', priority: 10, when: { flag: 'x' }, steps: [] }),
  published('words/en', { format: 1, words: { 'own.cup': 'Cup', 'own.other': 'Other' } }),
]

test('a page is imported under another id with the words that it shows and its variations', async () => {
  const scope = await editorWith(files, { doc: 'page/cup' })
  await allSettled(pageCopied, { scope, params: { name: 'page/cup', brand: 'foyer', id: 'mug' } })
  const opened = scope.getState($openDialog)
  expect(opened).toMatchObject({ kind: 'import', files: [{ file: 'mug.json' }] })
  const given = opened?.kind === 'import' ? (opened.files ?? []) : []
  expect(checkFiles(given, { brand: 'foyer', documents: new Map() })).toMatchObject([
    {
      ok: true,
      name: 'page/mug',
      there: 'no',
      held: { brand: 'foyer', words: { EN: { 'own.cup': 'Cup' } }, variations: [{ id: 'june', target: 'page/mug' }] },
    },
  ])
})

test('a page for another brand waits until that brand is open, and for no other one', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined)) // the brand is not there yet
  const scope = await editorWith(files, { doc: 'page/cup' })
  void allSettled(pageCopied, { scope, params: { name: 'page/cup', brand: 'kestrel', id: 'cup' } })
  await vi.dynamicImportSettled()
  const load = (brand: string) =>
    void allSettled(workspaceLoaded, { scope, params: { brand, draft: 'main', brands: [], drafts: {}, release: '', files: [] } })
  load('foyer')
  expect(scope.getState($openDialog)).toBeNull()
  load('kestrel')
  expect(scope.getState($openDialog)).toMatchObject({ kind: 'import', files: [{ file: 'cup.json' }] })
  vi.unstubAllGlobals()
})

test('variations that a file has no room for are named', async () => {
  const many = Array.from({ length: 42 }, (_, at) =>
    published(`overlay/v${at + 10}`, { format: 1, target: 'page/cup', priority: 10, when: { flag: 'x' }, steps: [] }),
  )
  const scope = await editorWith([...files.slice(0, 1), ...many])
  await allSettled(pageCopied, { scope, params: { name: 'page/cup', brand: 'foyer', id: 'mug' } })

  expect(scope.getState($toasts).map(({ text }) => text)).toEqual([
    '2 variations are not in the file, because it has no room for more: V50 and V51.',
  ])
})
