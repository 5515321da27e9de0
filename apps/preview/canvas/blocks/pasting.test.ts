// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import type { Scope } from 'effector'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue, loadCatalogueFx } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $document, $past, undone } from '../../model/documents/documents.ts'
import { partChosen } from '../../model/view/choice.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { $openDialog, dialogClosed } from '../../model/documents/opened.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { addWords } from '../../../kit/i18n/words.ts'
import { $toasts } from '../../../kit/messages/toast-list.ts'
import { $copiedText, copyRequested, pasteRequested, textPasted } from './clipboard.ts'
import { $pasteError } from './paste-error.ts'
import { words } from './pasting.ts'

addWords(words)

const hot = {
  id: 'hot',
  widget: 'game-section',
  props: { title: 't:own.hot', more: 't:more' },
  inputs: { games: { source: 'games.by-category', args: { vendor: { brand: 'vendors.esports' } } } },
  when: { flag: 'summerLobby' },
}
const columns = { id: 'top', widget: 'columns', slots: { main: [{ id: 'winners', widget: 'winner-board' }], side: [] } }
const files = [
  published('page/home', { format: 1, routes: ['/'], strings: { EN: { more: 'All hot games' } }, nodes: [columns, hot] }),
  published('page/other', { format: 1, strings: { EN: { more: 'Everything' } }, nodes: [columns, { id: 'hot', widget: 'text' }] }),
  published('words/en', { format: 1, words: { 'own.hot': 'Hot games' } }),
]
let catalogue: Catalogue | null
beforeAll(async () => {
  const first = fork()
  await allSettled(loadCatalogueFx, { scope: first })
  catalogue = first.getState($catalogue)
})
const editor = (doc: string, sel: string | null, documents = files) => editorWith(documents, { doc, sel }, [[$catalogue, catalogue]])
const nodesOf = (scope: Scope) => scope.getState($document)?.nodes as JsonObject[]
const paste = (scope: Scope, text: string) => allSettled(textPasted, { scope, params: { text, spot: { list: '/nodes', index: 1 } } })

let scope: Scope
beforeEach(async () => {
  scope = await editor('page/home', 'hot')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function copiedText(): Promise<string> {
  await allSettled(copyRequested, { scope, params: { cut: false } })
  return scope.getState($copiedText)
}

test('a block comes to another page with its words, in one step of undo, and it is said where', async () => {
  const text = await copiedText()
  await allSettled(viewSettingsChanged, { scope, params: { doc: 'page/other', sel: 'top' } })
  const before = scope.getState($document)
  await paste(scope, text)
  expect(scope.getState($document)).toMatchObject({
    strings: { EN: { more: 'Everything', 'more-2': 'All hot games' } },
    nodes: [{ id: 'top' }, { id: 'hot-2', props: { title: 't:own.hot', more: 't:more-2' } }, { id: 'hot' }],
  })
  expect(scope.getState($toasts).at(-1)?.text).toMatch(/^Hot games pasted after .+\.$/)
  await allSettled(undone, { scope })
  expect(scope.getState($document)).toEqual(before)
})

test('a brand without the word, the flag and the studios gets the word, and is told the rest with what to do', async () => {
  const text = await copiedText()
  const other = await editor('page/other', 'top', files.slice(0, 2))
  await paste(other, text)
  expect(other.getState($document)).toMatchObject({ strings: { EN: { 'own.hot': 'Hot games' } } })
  expect(other.getState($openDialog)).toMatchObject({
    kind: 'copied',
    missing: [
      { kind: 'flag', name: 'summerLobby', block: 'hot-2' },
      { kind: 'studios', name: 'vendors.esports', block: 'hot-2' },
    ],
  })
  await allSettled(dialogClosed, { scope: other })
})

test('a block that is pasted into its own area is there once more, whole', async () => {
  await allSettled(partChosen, { scope, params: 'top' })
  const text = await copiedText()
  await allSettled(textPasted, { scope, params: { text, spot: { list: '/nodes/0/slots/main', index: 1 } } })
  expect(nodesOf(scope)[0]?.slots).toMatchObject({
    main: [{ id: 'winners' }, { id: 'top-2', slots: { main: [{ id: 'winners-2' }], side: [] } }],
  })
})

test('blocks that are not allowed after the selected one come into its first area that takes them', async () => {
  await allSettled(partChosen, { scope, params: 'top' })
  const text = '{"id":"new","widget":"text"}'
  await allSettled(textPasted, { scope, params: { text, spot: { list: '/nodes/0/slots/no-such', index: 0 } } })
  expect(nodesOf(scope)[0]?.slots).toMatchObject({ main: [{ id: 'winners' }, { id: 'new' }] })
})

test('a block is pasted into the chosen area of the selected block, or at the first that takes it, and it is said where', async () => {
  const text = await copiedText()
  await allSettled(partChosen, { scope, params: 'top' })
  vi.stubGlobal('navigator', { clipboard: { readText: () => Promise.resolve(text) } })
  await allSettled(pasteRequested, { scope, params: { into: ['/nodes/0/slots/side'] } })
  expect(nodesOf(scope)[0]?.slots).toMatchObject({ main: [{ id: 'winners' }], side: [{ id: 'hot-2' }] })
  expect(scope.getState($toasts).at(-1)?.text).toMatch(/^Hot games pasted first in .+, side\.$/)
  await allSettled(partChosen, { scope, params: 'top' })
  await allSettled(pasteRequested, { scope, params: { into: ['/nodes/0/slots/main', '/nodes/0/slots/side'] } })
  expect(nodesOf(scope)[0]?.slots).toMatchObject({ main: [{ id: 'winners' }, { id: 'hot-3' }] })
})

test('where a block holds nothing, or not such blocks, nothing is pasted inside and a sentence says why', async () => {
  const text = await copiedText()
  vi.stubGlobal('navigator', { clipboard: { readText: () => Promise.resolve(text) } })
  const before = scope.getState($document)
  await allSettled(partChosen, { scope, params: 'winners' })
  await allSettled(pasteRequested, { scope, params: { into: [] } })
  expect(scope.getState($pasteError)).toBe('This block cannot contain other blocks.')

  const links = { id: 'links', widget: 'footer-links', slots: { columns: [] } }
  const other = await editor('page/other', 'links', [published('page/other', { format: 1, nodes: [links] })])
  await allSettled(pasteRequested, { scope: other, params: { into: ['/nodes/0/slots/columns'] } })
  expect(other.getState($pasteError)).toMatch(/does not accept .+ in columns\.$/)
  expect([scope.getState($document), nodesOf(other)]).toEqual([before, [links]])
})

test.each([
  ['hello', 'The clipboard contains no block. Nothing was pasted.'],
  ['{"widget":"no-such"}', 'Unknown block type “no-such”. Nothing was pasted.'],
  ['{"widget":"columns","slots":{"main":[{"widget":"nor-this"}]}}', 'Unknown block type “nor-this”. Nothing was pasted.'],
  ['{"foyer":"blocks","format":9}', /newer version of Foyer/],
  [
    `[${'{"widget":"text"},'.repeat(9_999)}{"widget":"text"}]`,
    /^The clipboard contains 10,000 blocks, and a page can have at most 1,000\./,
  ],
  [`[${'{"widget":"text"},'.repeat(997)}{"widget":"text"}]`, /^This page can have at most 1,000 blocks, and 998 more are too many\./],
])('%#: what cannot be pasted changes nothing and is explained in a sentence', async (text, sentence) => {
  const before = scope.getState($document)
  await paste(scope, text)
  expect(scope.getState($pasteError)).toMatch(sentence)
  expect(scope.getState($document)).toBe(before)
  expect(scope.getState($past)).toEqual([])
})
