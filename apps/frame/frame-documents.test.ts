import { expect, test, vi } from 'vitest'

import type { JsonObject } from '../../src/schemas/json.ts'
import { createFrameDocuments } from './frame-documents.ts'

const page = (id: string, more: JsonObject = {}): JsonObject => ({
  kind: 'page',
  id,
  format: 1,
  title: id,
  routes: [`/${id}`],
  access: 'anyone',
  nodes: [{ id: 'top', widget: 'page-heading', props: { title: id } }],
  ...more,
})
const written = { 'page/rng': page('rng'), 'page/help': page('help'), 'page/news': page('news') }

function opened() {
  const allChecked = vi.fn<() => void>()
  const documents = createFrameDocuments({ brandChecked: () => undefined, allChecked })
  documents.open('foyer', written, '/rng', null)
  return { documents, allChecked }
}
const bodiesOf = (documents: ReturnType<typeof createFrameDocuments>) =>
  Object.entries(documents.release().documents).flatMap(([name, { body }]) => (body === undefined ? [] : [name]))

test('checks the page of the address first, and the others when it is told to', async () => {
  const { documents, allChecked } = opened()
  expect(bodiesOf(documents)).toEqual(['page/rng'])

  await documents.checkOthers()

  expect(allChecked).toHaveBeenCalledOnce()
  expect(bodiesOf(documents).toSorted()).toEqual(['page/help', 'page/news', 'page/rng'])
})

test('checks a document when its body is asked for, and the page of another address when that is shown', async () => {
  const { documents } = opened()
  const { hash } = documents.release().documents['page/help']!

  expect(Object.keys(await documents.bodies([hash]))).toEqual([hash])
  documents.show('/news', null)

  expect(bodiesOf(documents).toSorted()).toEqual(['page/help', 'page/news', 'page/rng'])
})

test('keeps what was drawn of a document that an edit has broken, until it is removed', () => {
  const { documents } = opened()
  const drawn = documents.drawn('page/rng')

  documents.write('page/rng', { kind: 'page' })
  expect(documents.written('page/rng')).toEqual({ kind: 'page' })
  expect(documents.drawn('page/rng')).toBe(drawn)

  documents.write('page/rng', null)
  expect(documents.drawn('page/rng')).toBeUndefined()
})
