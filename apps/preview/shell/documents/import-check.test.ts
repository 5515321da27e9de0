import { expect, test } from 'vitest'

import { pageFileText } from '../../../../src/authoring/copy/page-file.ts'
import { besideId, checkFiles } from './import-check.ts'
import type { Given } from './import-check.ts'

const home = { kind: 'page', id: 'home', format: 1, nodes: [] }
const place = { brand: 'foyer', documents: new Map([['page/home', home]]) }
const file = (text: string, more: Partial<Given> = {}): Given => ({ file: 'a.json', bytes: text.length, text, ...more })
const faultOf = (text: string, more?: Partial<Given>) => {
  const [checked] = checkFiles([file(text, more)], place)
  return checked?.ok === false ? [checked.fault, checked.values] : checked
}

test('broken JSON is reported with its line and column', () => {
  expect(faultOf('{\n  "kind": page\n}')).toEqual(['syntax', expect.objectContaining({ line: 2, column: 11 })])
})

test('a document is at most 256 KiB, and a file of more than 10 MB is not even read', () => {
  expect(faultOf('{}', { bytes: 256 * 1024 + 1 })).toEqual(['too-large', { bytes: 262_145 }])
  expect(faultOf('', { bytes: 10_000_001, text: undefined })).toEqual(['far-too-large', { bytes: 10_000_001 }])
})

test('what is no document of ours is refused by its reason', () => {
  expect(faultOf('[]')).toEqual(['no-object', {}])
  expect(faultOf('{"id":"x"}')).toEqual(['no-kind', {}])
  expect(faultOf('{"kind":"theme","id":"x"}')).toEqual(['kind', { kind: 'theme' }])
  expect(faultOf('{"kind":"page","id":"Not This"}')).toEqual(['id', { id: 'Not This' }])
  expect(faultOf('{"kind":"page","id":"x","format":9}')).toEqual(['future', { format: 9, known: 1 }])
  expect(faultOf('{"kind":"page","id":"x","format":1,"minReader":3}')).toEqual(['reader', { format: 3, known: 1 }])
  expect(faultOf('{"kind":"brand","id":"kestrel","format":1}')).toEqual(['brand', { id: 'kestrel', brand: 'foyer' }])
})

test('an id that occurs twice is found at any depth, and a key in its object', () => {
  const inner = {
    id: 'a',
    widget: 'columns',
    slots: {
      main: [
        { id: 'b', widget: 'x' },
        { id: 'a', widget: 'x' },
      ],
    },
  }
  expect(faultOf(JSON.stringify({ ...home, id: 'new', nodes: [inner] }))).toEqual(['duplicate-id', { id: 'a' }])
  const spare = { id: 'c', widget: 'x', fallback: { id: 'd', widget: 'x', slots: { main: [{ id: 'c', widget: 'x' }] } } }
  expect(faultOf(JSON.stringify({ ...home, id: 'new', nodes: [spare] }))).toEqual(['duplicate-id', { id: 'c' }])
  expect(faultOf('{"kind":"page","kind":"menu"}')).toEqual(['duplicate-key', expect.objectContaining({ key: 'kind' })])
})

test('a document that is there already says whether it is the same; the second file of one document is refused', () => {
  const other = JSON.stringify({ ...home, title: 'Other' })
  const results = checkFiles(
    [file(JSON.stringify(home)), file(other, { file: 'b.json' }), file(JSON.stringify({ ...home, id: 'new' }), { file: 'c.json' })],
    place,
  )
  expect(results.map((one) => (one.ok ? one.there : one.fault))).toEqual(['same', 'twice', 'no'])
  expect(checkFiles([file(other)], place)[0]).toMatchObject({ ok: true, there: 'other', name: 'page/home' })
})

test('a copy beside another has the next free name', () => {
  expect(
    besideId(
      new Map([
        ['page/home', home],
        ['page/home-2', home],
      ]),
      'page',
      'home',
    ),
  ).toBe('home-3')
})

test('a page file is read whole: its page is checked as any document, and one that is broken says why', () => {
  const content = { brand: 'kestrel', page: { ...home, id: 'cup' }, words: { EN: { 'own.cup': 'Cup' } }, pictures: [] }
  expect(checkFiles([file(pageFileText(content))], place)[0]).toMatchObject({ ok: true, name: 'page/cup', there: 'no', held: content })
  expect(faultOf(pageFileText({ ...content, page: home }).replace('Cup', 'Mug'))).toEqual(['page-changed', {}])
  expect(faultOf(pageFileText({ ...content, page: { ...home, kind: 'menu' } }))).toEqual(['page-broken', {}])
  expect(faultOf(pageFileText({ ...content, page: { ...home, id: '../home' } }))).toEqual(['id', { id: '../home' }])
})
