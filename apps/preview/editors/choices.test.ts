import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { edited } from '../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../model/editor.testing.ts'
import { $choices } from './choices.ts'

test('a letter that is typed leaves what all fields offer the same object, so that the other fields are not drawn', async () => {
  const page = pageOf({ id: 'top', widget: 'game-section', props: { title: 'A' } })
  const scope = await editorWith([published('page/home', page), published('brand/foyer')], { doc: 'page/home', sel: 'top' })
  const type = (path: string, value: string | object) =>
    allSettled(edited, { scope, params: { label: 'Title', document: 'page/home', patch: [{ op: 'add', path, value: value as string }] } })
  const before = scope.getState($choices)

  await type('/nodes/0/props/title', 'AB')
  expect(scope.getState($choices)).toBe(before)
  await type('/strings', { EN: { hello: 'Hello' } })
  expect(scope.getState($choices)).not.toBe(before)
})
