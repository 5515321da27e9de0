import { expect, test } from 'vitest'

import { createRegistry } from '../../../../src/runtime/contract/registry.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { PageFile } from '../../../../src/authoring/copy/page-file.ts'
import { missingFor, pageFrom, variationsFor } from './page-import.ts'

const file = '0YOcVCALtr0ZQj8p'
const page: JsonObject = {
  kind: 'page',
  id: 'cup',
  format: 1,
  title: 't:own.cup',
  routes: ['/cup', '/rng'],
  strings: { EN: { more: 'More' } },
  nodes: [
    {
      id: 'a',
      widget: 'no-such',
      props: { picture: { file, width: 8, height: 4, widths: [] }, label: 't:own.gone' },
      inputs: { menu: { source: 'menu', args: { id: 'cup' } } },
    },
  ],
}
const held: PageFile = {
  foyer: 'page',
  format: 1,
  brand: 'foyer',
  hash: '',
  page,
  words: { EN: { 'own.cup': 'Cup' }, AR: { 'own.cup': 'كأس' } },
  pictures: [{ file, name: 'cup.webp' }],
}
const rng = { kind: 'page', id: 'rng', routes: ['/rng'], nodes: [] }
const words = { allKeys: () => ['nav.home'] } as unknown as Parameters<typeof missingFor>[1]['words']
const here = { documents: new Map([['page/rng', rng]]), brand: 'kestrel', registry: createRegistry([]), words, pictures: [] }

test('what a page of a file will lack is listed before it is imported, each with its block', () => {
  expect(missingFor(held, here)).toEqual([
    { kind: 'widget', name: 'no-such', block: 'a' },
    { kind: 'word', name: 'own.gone', block: 'a' },
    { kind: 'menu', name: 'cup', block: 'a' },
    { kind: 'picture', name: file, block: 'a' },
  ])
  const withData = { ...held, pictures: [{ file, name: 'cup.webp', data: 'AAAA' }] }
  expect(missingFor(withData, here).map(({ kind }) => kind)).toEqual(['widget', 'word', 'menu'])
})

test('a page keeps its ids and gets words of its brand as its own; an address that another page has stays there', async () => {
  const known = { file, name: 'cup.webp', width: 8, height: 4, widths: [], bytes: 1, usedIn: [] }
  expect(await pageFrom(held, { ...here, pictures: [known] })).toMatchObject({
    body: { ...page, routes: ['/cup'], strings: { EN: { 'own.cup': 'Cup', more: 'More' }, AR: { 'own.cup': 'كأس' } } },
  })
})

test('variations come with their page, under a free name, and what they name that is not here is listed', async () => {
  const june = { kind: 'overlay', id: 'june', format: 1, target: 'page/cup', priority: 10, when: { flag: 'gone' }, steps: [] }
  const varied = { ...held, variations: [june] }
  expect(missingFor(varied, here)).toContainEqual({ kind: 'flag', name: 'gone', block: '' })
  const made = await pageFrom(varied, here)
  if (!('varied' in made)) throw new Error('it has no pictures to upload')
  expect(made.varied('page/mug')).toEqual([{ document: 'overlay/june', body: { ...june, target: 'page/mug' } }])

  const documents = new Map<string, JsonObject>([...here.documents, ['overlay/june', { ...june, target: 'page/rng' }]])
  const beside = await pageFrom(varied, { ...here, documents })
  expect('varied' in beside && beside.varied('page/cup')).toEqual([{ document: 'overlay/june-2', body: { ...june, id: 'june-2' } }])
  const again = await pageFrom(varied, { ...here, documents: new Map([['overlay/june', june]]) })
  expect('varied' in again && again.varied('page/cup')).toEqual([{ document: 'overlay/june', body: june }])
})

test('a variation that applies only to other brands stays, and it is said for which', () => {
  const one = (id: string, when: JsonObject) => ({ kind: 'overlay', id, format: 1, target: 'page/cup', priority: 10, when, steps: [] })
  const all = one('all', { from: '2027-01-20T00:00:00Z' })
  const ours = one('ours', { all: [{ in: ['brand', ['foyer', 'kestrel']] }, { flag: 'x' }] })
  const theirs = one('theirs', { all: [{ eq: ['brand', 'foyer'] }, { flag: 'x' }] })
  expect(variationsFor({ ...held, variations: [all, ours, theirs, { kind: 'page', id: 'no' }] }, 'kestrel')).toEqual({
    come: [all, ours],
    stay: [{ id: 'theirs', brands: ['foyer'] }],
  })
})
