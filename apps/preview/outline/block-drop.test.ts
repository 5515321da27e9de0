import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'

import { $carried } from '../model/moving/carried.ts'
import type { Carried } from '../model/moving/carried.ts'
import { $document, edited } from '../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $dropMark } from './block-drop.ts'

const files = [published('page/home', pageOf({ id: 'a', widget: 'page-heading' }, { id: 'b', widget: 'page-heading' }))]

/** The mark while a new block is moved to a place of the page. */
async function editorMoving(index: number): Promise<Scope> {
  const plain = await editorWith(files)
  const page = plain.getState($document)!
  const carried: Carried = {
    by: 'keys',
    doc: 'page/home',
    page,
    name: 'New block',
    widget: 'page-heading',
    moving: undefined,
    fresh: {},
    home: null,
    spot: { list: '/nodes', index },
    refused: null,
  }
  await allSettled($carried, { scope: plain, params: carried })
  return plain
}
let scope: Scope
beforeEach(async () => {
  scope = await editorMoving(1)
})

test('the line of a moved block is before the next block, and after the last one at the end', async () => {
  expect(scope.getState($dropMark)).toMatchObject({ id: 'b:b', at: 'before' })
  const atEnd = await editorMoving(2)
  expect(atEnd.getState($dropMark)).toMatchObject({ id: 'b:b', at: 'after' })
})

test('there is none once the page has changed: its places count in the page as it was', async () => {
  await allSettled(edited, { scope, params: { label: 'x', document: 'page/home', patch: [{ op: 'remove', path: '/nodes/0' }] } })
  expect(scope.getState($dropMark)).toBeNull()
})
