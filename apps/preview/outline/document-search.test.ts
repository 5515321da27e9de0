import { expect, test } from 'vitest'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { DocumentRow } from './document-rows.ts'
import { documentsFound } from './document-search.ts'

const documents = new Map<string, JsonObject | null>([
  ['page/home', { kind: 'page', id: 'home', title: 'Home', routes: ['/'] }],
  ['page/slot-games', { kind: 'page', id: 'slots', title: 'Slot games', routes: ['/games/slots'] }],
  ['page/side-games', { kind: 'page', id: 'side', title: 'Side games', routes: ['/side-games'] }],
  ['page/gone', null],
])
const row = (name: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  id: name,
  kind: 'document',
  document: name,
  label: name,
  inside: undefined,
  ...more,
})
const rows: DocumentRow[] = [
  row('group:page', {
    kind: 'group',
    document: '',
    inside: [row('page/slot-games', { label: 'Slot games', inside: [row('overlay/new')] })],
  }),
]
const found = (search: string) => documentsFound(rows, search, documents).map(({ document }) => document)

test('documents are found by name, id and address, those whose name begins with the text first', () => {
  expect(found('games')).toEqual(['page/side-games', 'page/slot-games'])
  expect(found('slot')).toEqual(['page/slot-games'])
  expect(found('/games/')).toEqual(['page/slot-games'])
  expect(found('  HOME ')).toEqual(['page/home'])
  expect(found('nothing like it')).toEqual([])
})

test("a document with a row keeps the row's label, without its variations", () => {
  const [slots] = documentsFound(rows, 'slot', documents)
  expect(slots).toMatchObject({ label: 'Slot games', inside: undefined })
})

test('a document that is deleted is not found', () => {
  expect(found('gone')).toEqual([])
})
