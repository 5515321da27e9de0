import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { layoutsFolder } from './folder.testing.ts'

let folder = layoutsFolder()
folder.remove()
beforeEach(() => {
  folder = layoutsFolder()
})
afterEach(() => folder.remove())

const page = 'layouts/_base/pages/own.json'
const read = (path: string) => readFileSync(join(folder.dir, path), 'utf8')

test('--fix writes every fix of a file, keeps its own spacing, and says what it did; a second run changes nothing', () => {
  const file = folder.write(
    page,
    '{ "kind":"page",\r\n    "id": "own",   "format": 1,\r\n  "titel": "A",\r\n' +
      '  "nodes": [ {"id":"a", "widget": "page-heading", "props": {"titel": "B"},' +
      ' "wehn": {"eq": ["role", "guest"]}},' +
      '\r\n\r\n {"id":"b","widget":"game-secton"} ]}\r\n',
  )
  const { code, out } = folder.foyer('check', '--fix', file)

  const written = read(page)
  expect(written).toMatch(/^\{ "kind":"page",\r\n {4}"id": "own", {3}"format": 1,\r\n/)
  expect(written).toMatch(/,\r\n\r\n \{"id":"b","widget":"game-section"\} \]\}\r\n$/)
  expect(JSON.parse(written)).toMatchObject({
    title: 'A',
    nodes: [
      { props: { title: 'B' }, when: { eq: ['role', 'guest'] } },
      { id: 'b', widget: 'game-section' },
    ],
  })
  expect(out).toMatch(/^fixed .*own\.json:\d+:\d+ /m)
  expect(out).toContain('4 fixed, 0 not fixed')
  expect(code).toBe(1) // the section has no games yet, and nobody but its author knows which
  expect(out).toContain('layout/missing-input')

  expect(folder.foyer('check', '--fix', file).out).toContain('0 fixed, 0 not fixed')
  expect(read(page)).toBe(written)
})

test('--fix of everything changes only the files with something to fix', () => {
  folder.write(page, { kind: 'page', id: 'own', format: 1, nodes: [], titel: 'A' })
  const home = read('layouts/_base/pages/home.json')

  expect(folder.foyer('check', '--fix')).toMatchObject({ code: 0, out: expect.stringContaining('1 fixed, 0 not fixed') })
  expect(JSON.parse(read(page))).toMatchObject({ title: 'A' })
  expect(read('layouts/_base/pages/home.json')).toBe(home)
})

test('--fix leaves what is no JSON as it is, and reports it', () => {
  const file = folder.write(page, '{ "titel": 1,')

  expect(folder.foyer('check', '--fix', file)).toMatchObject({ code: 1, out: expect.stringContaining('json/syntax') })
  expect(read(page)).toBe('{ "titel": 1,')
})

test('with another form the report alone is on the standard output', () => {
  const file = folder.write(page, { kind: 'page', id: 'own', format: 1, nodes: [], titel: 'A' })
  const { out, err } = folder.foyer('check', '--fix', '--json', file)

  expect(JSON.parse(out)).toEqual([])
  expect(err).toContain('1 fixed, 0 not fixed')
})

test('--fix writes a comma that is missing', () => {
  const file = folder.write(page, '{\n  "kind": "page"\n  "id": "own",\n  "format": 1,\n  "nodes": []\n}\n')
  const { out } = folder.foyer('check', '--fix', file)

  expect(read(page)).toBe('{\n  "kind": "page",\n  "id": "own",\n  "format": 1,\n  "nodes": []\n}\n')
  expect(out).toContain('own.json:3:3 json/syntax A comma is missing')
})

test('--fix takes trailing commas and comments out, and then what else has a fix', () => {
  const file = folder.write(
    page,
    '{\n  "kind": "page",\n  "id": "own",\n  "format": 1,\n  // who reads this\n  "titel": "A", /* and this */\n  "nodes": [],\n}\n',
  )
  const { out } = folder.foyer('check', '--fix', file)

  expect(read(page)).toBe('{\n  "kind": "page",\n  "id": "own",\n  "format": 1,\n  "title": "A",\n  "nodes": []\n}\n')
  expect(out).toContain('own.json:5:3 json/syntax A comment')
  expect(out).toContain('own.json:7:14 json/syntax A trailing comma')
})
