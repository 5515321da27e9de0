import { expect, test } from 'vitest'

import { $head, edited, workspaceLoaded } from './documents.ts'

test('what a document says of itself is the same one while blocks are edited, another when its title is', () => {
  const text = '{"kind":"page","id":"home","title":"A","routes":["/"],"nodes":[{"id":"a","widget":"text","props":{"text":"A"}}]}'
  workspaceLoaded({
    brand: 'b',
    draft: 'main',
    brands: [],
    drafts: {},
    release: '',
    files: [{ name: 'page/home', brand: 'b', path: 'b/pages/home.json', text, etag: '1' }],
  })
  const before = $head.getState()
  expect(before?.title).toBe('A')

  edited({ label: 'Text', document: 'page/home', patch: [{ op: 'replace', path: '/nodes/0/props/text', value: 'B' }] })
  expect($head.getState()).toBe(before)

  edited({ label: 'Title', document: 'page/home', patch: [{ op: 'replace', path: '/title', value: 'B' }] })
  expect($head.getState()?.title).toBe('B')
  edited({ label: 'Hint', document: 'page/home', patch: [{ op: 'add', path: '/description', value: 'C' }] })
  expect($head.getState()).toMatchObject({ title: 'B', description: 'C' })
})
