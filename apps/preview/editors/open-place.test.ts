import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { $sel } from '../model/view/choice.ts'
import { $doc } from '../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $inspectorTab, $requestedField } from '../model/inspector-tab.ts'
import { placeOpened } from './open-place.ts'

const files = [
  published('page/home', pageOf({ id: 'hot', widget: 'columns' })),
  published('order/categories', { steps: [] }),
  published('flags/flags', { flags: {} }),
]

/** Opens a place in an editor of its own: which document and part are open then, and which tab of the inspector. */
async function opened(document: string, pointer: string, from = 'page/home') {
  const scope = await editorWith(files, { doc: from, sel: 'before' })
  await allSettled(placeOpened, { scope, params: { document, pointer } })
  expect(scope.getState($requestedField)).toEqual({ document, pointer })
  return { doc: scope.getState($doc), sel: scope.getState($sel), tab: scope.getState($inspectorTab) }
}

test('the document of a place is opened, with the step or the flag that has the place', async () => {
  expect({
    "opened('order/categories', '/steps/3/to')": await opened('order/categories', '/steps/3/to'),
    "opened('flags/flags', '/flags/VIP3/default')": await opened('flags/flags', '/flags/VIP3/default'),
    "opened('order/categories', '/format')": await opened('order/categories', '/format'),
  }).toEqual({
    "opened('order/categories', '/steps/3/to')": { doc: 'order/categories', sel: '3', tab: 'content' },
    "opened('flags/flags', '/flags/VIP3/default')": { doc: 'flags/flags', sel: 'VIP3', tab: 'content' },
    "opened('order/categories', '/format')": { doc: 'order/categories', sel: null, tab: 'content' },
  })
})

test('in the open document only the part changes', async () => {
  expect(await opened('order/categories', '/steps/3', 'order/categories')).toEqual({ doc: 'order/categories', sel: '3', tab: 'content' })
})

test('a rule of a page opens the tab that edits rules', async () => {
  expect((await opened('page/home', '/nodes/0/when/all/1')).tab).toBe('shown')
})
