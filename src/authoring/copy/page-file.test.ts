import { expect, test } from 'vitest'

import type { JsonObject } from '../../schemas/json.ts'
import { isPageFile, pageFileText, readPageFile, withPictures } from './page-file.ts'

const file = '0YOcVCALtr0ZQj8p'
const picture = { file, width: 800, height: 400, widths: [320] }
const page: JsonObject = {
  kind: 'page',
  id: 'cup',
  format: 1,
  picture: `/media/${file}.webp`,
  nodes: [{ id: 'a', widget: 'picture', props: { picture } }],
}
const content = { brand: 'foyer', page, words: { EN: { 'own.cup': 'Cup' } }, pictures: [{ file, name: 'cup.webp', data: 'AAAA' }] }
const text = pageFileText(content)

test('a page comes out of its file as it went in', () => {
  expect(isPageFile(text)).toBe(true)
  expect(isPageFile(JSON.stringify(page))).toBe(false)
  expect(readPageFile(text)).toMatchObject({ ok: true, file: content })
})

test('variations come out of the file of their page, and only such a file needs a Foyer that knows them', () => {
  const variations = [{ kind: 'overlay', id: 'june', format: 1, target: 'page/cup', priority: 10, steps: [] }]
  const varied = pageFileText({ ...content, variations })
  expect(readPageFile(varied)).toMatchObject({ ok: true, file: { ...content, format: 2, variations } })
  expect(readPageFile(text)).toMatchObject({ ok: true, file: { format: 1 } })
  expect(readPageFile(varied.replace('"june"', '"july"'))).toEqual({ ok: false, why: 'changed' })
})

test.each([
  ['half a file', text.slice(0, 200), 'broken'],
  ['a page that is nested 100,000 times', `{"foyer":"page","format":1,"page":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'broken'],
  ['a file without its words', text.replace('"words"', '"texts"'), 'broken'],
  [
    'a picture whose name leads out of its folder',
    text.replace(`"file": "${file}",\n      "name"`, '"file": "../../etc/passwd",\n      "name"'),
    'broken',
  ],
  ['what a newer Foyer made', text.replace('"format": 1,\n  "brand"', '"format": 3,\n  "brand"'), 'newer'],
  ['a file that was changed by hand', text.replace('"Cup"', '"Mug"'), 'changed'],
  ['41 pictures', pageFileText({ ...content, pictures: Array.from({ length: 41 }, () => ({ file, name: 'a' })) }), 'pictures'],
  ['a page of more than a document can hold', pageFileText({ ...content, page: { ...page, title: 'x'.repeat(300_000) } }), 'large'],
] as const)('%s is refused', (_, broken, why) => expect(readPageFile(broken)).toEqual({ ok: false, why }))

test('a picture that was uploaded again stands everywhere in place of the one of the file, with its focus', () => {
  const next = { file: 'AAAAAAAAAAAAAAAA', width: 799, height: 400, widths: [320] }
  const before = { ...page, nodes: [{ id: 'a', widget: 'picture', props: { picture: { ...picture, focus: [10, 20] } } }] }
  expect(withPictures(before, new Map([[file, next]]))).toEqual({
    ...page,
    picture: '/media/AAAAAAAAAAAAAAAA.webp',
    nodes: [{ id: 'a', widget: 'picture', props: { picture: { ...next, focus: [10, 20] } } }],
  })
})
