import { expect, test } from 'vitest'

import { folderOf, foyer, releaseOf } from '../example.testing.ts'
import { lastGoodIn } from './last-good.ts'
import type { Json } from '../../../src/schemas/json.ts'

const home = { kind: 'page', id: 'home', format: 1, routes: ['/'], nodes: [] }
const good = releaseOf({ 'page/home': home, 'brand/foyer': JSON.parse(JSON.stringify(foyer)) as Json }, { '/': 'home' })
const copy = { ...good, release: 'of the build' }

function read(kept: unknown) {
  const dir = folderOf({ 'data/last-good/foyer.json': JSON.stringify(kept), 'copy.json': JSON.stringify({ foyer: copy }) })
  return lastGoodIn(`${dir}/data`, `${dir}/copy.json`).read('foyer')
}
const withHome = (body: unknown) => ({ ...good, documents: { ...good.documents, 'page/home': { hash: 'x', body } } })

test('the last good release is read as it was kept', () => {
  expect(read(good)).toEqual(good)
})

test.each([
  ['a body of another shape', withHome({ kind: 'page', id: 'home', blocks: [] })],
  ['a body of another kind', withHome({ ...home, kind: 'menu', items: [] })],
  ['a body with another name', withHome({ ...home, id: 'other' })],
  ['no body', withHome(undefined)],
  ['an unknown kind of document', { ...good, documents: { 'note/home': { hash: 'x', body: home } } }],
  ['a document that is null', { ...good, documents: { 'page/home': null } }],
  ['addresses that are no texts', { ...good, routes: { '/': 7 } }],
  ['a list for documents', { ...good, documents: [] }],
  ['null', null],
])('a file with %s is refused, and the copy in the build takes over', (_, kept) => {
  expect(read(kept)).toEqual(copy)
})
