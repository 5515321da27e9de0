import { expect, test } from 'vitest'

import { $head, edited } from './documents.ts'
import { callerOf, editorWith, published } from '../editor.testing.ts'

test('the head of a document is the same object while blocks are edited, another when its title is', async () => {
  const page = { title: 'A', routes: ['/'], nodes: [{ id: 'a', widget: 'text', props: { text: 'A' } }] }
  const scope = await editorWith([published('page/home', page)])
  const call = callerOf(scope)
  const before = scope.getState($head)
  expect(before?.title).toBe('A')

  call(edited, { label: 'Text', document: 'page/home', patch: [{ op: 'replace', path: '/nodes/0/props/text', value: 'B' }] })
  expect(scope.getState($head)).toBe(before)

  call(edited, { label: 'Title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'B' }] })
  expect(scope.getState($head)?.title).toBe('B')
  call(edited, { label: 'Hint', document: 'page/home', patch: [{ op: 'add', path: '/description', value: 'C' }] })
  expect(scope.getState($head)).toMatchObject({ title: 'B', description: 'C' })
})
