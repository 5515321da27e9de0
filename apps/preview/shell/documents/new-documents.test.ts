import { expect, test } from 'vitest'

import { createRegistry } from '../../../../src/runtime/contract/registry.ts'
import { defineContract, defineWidget } from '../../../../src/runtime/contract/widget.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { writeDocument } from '../../../../src/authoring/text/write.ts'
import { freshDocument, newKinds, renaming } from './new-documents.ts'

const opener = defineContract({
  type: 'opener',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: { popup: { type: 'string', default: 'search' } } },
  inputs: {},
  slots: {},
  intents: ['open'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
const registry = createRegistry([defineWidget({ contract: opener, load: () => Promise.reject(new Error('Nothing is drawn here.')) })])
const search: JsonObject = { kind: 'page', id: 'search', format: 1, as: 'popup', nodes: [] }

test('a page that gets another name is opened by it everywhere, also where a widget named it by itself', () => {
  const nodes: JsonObject[] = [
    { id: 'bare', widget: 'opener' },
    { id: 'empty', widget: 'opener', props: {} },
    { id: 'named', widget: 'opener', props: { popup: 'search' } },
    { id: 'other', widget: 'opener', props: { popup: 'help' } },
  ]
  const header: JsonObject = { kind: 'page', id: 'header', format: 1, as: 'chrome', nodes }
  const documents = new Map([
    ['page/search', search],
    ['page/header', header],
  ])
  const changed = new Map(renaming(documents, 'page/search', 'find', registry).map(({ document, body }) => [document, body]))

  expect([...changed.keys()]).toEqual(['page/search', 'page/find', 'page/header'])
  expect(changed.get('page/search')).toBeNull()
  expect(changed.get('page/find')).toEqual({ ...search, id: 'find' })
  expect(changed.get('page/header')?.nodes).toMatchObject(['find', 'find', 'find', 'help'].map((popup) => ({ props: { popup } })))
  expect(header.nodes).toBe(nodes)
})

test.each(newKinds)('a new %s is published as it is edited, so that no change is left behind', (kind) => {
  const body = freshDocument(kind, 'summer', { address: '/summer', target: 'page/home' })
  expect(JSON.parse(writeDocument(undefined, body, registry))).toEqual(body)
})
