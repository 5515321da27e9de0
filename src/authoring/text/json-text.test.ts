import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { readJson } from './json-text.ts'

function fault(text: string | Uint8Array) {
  const read = readJson(text)
  return read.ok ? 'accepted' : `${read.fault.line}:${read.fault.column} ${read.fault.code}`
}

test('gives line and column of every value and key, from 1', () => {
  const read = readJson('{\r\n  "a": [1,\n    {"b/c": "ü𝄞", "d": true}]\r}')
  if (!read.ok) throw new Error(read.fault.message)

  expect(read.value).toEqual({ a: [1, { 'b/c': 'ü𝄞', d: true }] })
  expect(read.positions.of('/a')).toEqual({ line: 2, column: 8 })
  expect(read.positions.of('/a/1/d')).toEqual({ line: 3, column: 25 })
  expect(read.positions.keyOf('/a/1/b~1c')).toEqual({ line: 3, column: 6 })
  expect(read.positions.of('/a/1/missing/deeper')).toEqual({ line: 3, column: 5 })
})

test.each([
  ['{"a":1,}', '1:7 json/syntax'],
  ['[1,]', '1:3 json/syntax'],
  ['{\n  "a": NaN\n}', '2:8 json/syntax'],
  ['{"a":1} x', '1:9 json/syntax'],
  ['{"a" 1}', '1:6 json/syntax'],
  ['["\\x"]', '1:4 json/syntax'],
  ['["abc', '1:2 json/syntax'],
  ['["a\tb"]', '1:4 json/syntax'],
  ['01', '1:2 json/syntax'],
  ['1e999', '1:1 json/syntax'],
  ['// no\n1', '1:1 json/syntax'],
  ['', '1:1 json/syntax'],
  ['\ufeff{}', '1:1 json/encoding'],
  [`${'['.repeat(64)}${']'.repeat(64)}`, 'accepted'],
  [`${'['.repeat(65)}${']'.repeat(65)}`, '1:65 json/depth'],
  [`"${'x'.repeat(256 * 1024 - 2)}"`, 'accepted'],
  [`"${'x'.repeat(256 * 1024 - 1)}"`, '1:1 json/too-large'],
  [`"${'ü'.repeat(128 * 1024)}"`, '1:1 json/too-large'],
])('%.40s is %s', (text, expected) => {
  expect(fault(text)).toBe(expected)
})

test('every trailing comma and comment is found at its place, and the text is what it is without them', () => {
  const read = readJson('{\n  // who\n  "a": [1, 2,],\n  "b": 3, /* why */\n}\n')
  if (read.ok) throw new Error('accepted')

  expect(read.faults.map(({ message, line, column }) => `${line}:${column} ${message}`)).toEqual([
    '2:3 A comment: JSON has none. Remove it.',
    '3:13 A trailing comma: nothing follows it. Remove it.',
    '4:9 A trailing comma: nothing follows it. Remove it.',
    '4:11 A comment: JSON has none. Remove it.',
  ])
  expect(read.fault).toMatchObject({ line: 2, column: 3 })
  expect(read.repaired?.value).toEqual({ a: [1, 2], b: 3 })
  expect(read.repaired?.text).toBe('{\n  "a": [1, 2],\n  "b": 3\n}\n')
})

test('a comma that is missing is one fault, told at what follows, and the text is what it is with the comma', () => {
  const read = readJson('{\n  "a": [1 2],\n  "b": "x"\n  "c": { "d": 1 "e": 2 }\n}\n')
  if (read.ok) throw new Error('accepted')

  expect(read.faults.map(({ message, line, column }) => `${line}:${column} ${message}`)).toEqual([
    '2:11 A comma is missing before this.',
    '4:3 A comma is missing before this.',
    '4:17 A comma is missing before this.',
  ])
  expect(read.repaired?.value).toEqual({ a: [1, 2], b: 'x', c: { d: 1, e: 2 } })
  expect(read.repaired?.text).toBe('{\n  "a": [1, 2],\n  "b": "x",\n  "c": { "d": 1, "e": 2 }\n}\n')
})

test('a mistake behind a trailing comma is found in the same run', () => {
  const read = readJson('{"a": [1,], "b" 2}')
  expect(read.ok ? [] : read.faults.map(({ column }) => column)).toEqual([9, 17])
})

test('bytes that are no UTF-8 are refused at their position', () => {
  expect(fault(new Uint8Array([0x22, 0x0a, 0x61, 0xe0, 0x80, 0x80, 0x22]))).toBe('2:2 json/encoding')
  expect(fault(new TextEncoder().encode('"ü€𝄞"'))).toBe('accepted')
})

test('a key that occurs twice is listed with its place, and __proto__ is a key like any other', () => {
  const read = readJson('{"a":1,\n "__proto__": {"x": 1}, "a":2}')
  if (!read.ok) throw new Error(read.fault.message)

  expect(read.duplicates).toEqual([{ pointer: '/a', key: 'a', line: 2, column: 25 }])
  expect(Object.keys(read.value as object)).toEqual(['a', '__proto__'])
  expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype)
})

const corpus = new URL('../../../../shared/corpora/json-torture/test_parsing/', import.meta.url)

describe.skipIf(!existsSync(corpus))('the JSON torture files (skipped where ../shared/corpora is missing)', () => {
  const files = existsSync(corpus) ? readdirSync(corpus) : []
  const read = (name: string) => readJson(readFileSync(new URL(encodeURIComponent(name), corpus)))

  test('95 texts that are JSON are accepted, with the value that JSON.parse gives', () => {
    const names = files.filter((name) => name.startsWith('y_'))
    const accepted = names.filter((name) => {
      const result = read(name)
      if (result.ok) expect(result.value).toEqual(JSON.parse(readFileSync(new URL(encodeURIComponent(name), corpus), 'utf8')))
      return result.ok
    })
    expect(accepted).toEqual(names)
    expect(accepted).toHaveLength(95)
  })

  test('two of them have a key twice, which a document refuses', () => {
    const doubled = files
      .filter((name) => name.startsWith('y_'))
      .filter((name) => {
        const result = read(name)
        return result.ok && result.duplicates.length > 0
      })
    expect(doubled).toEqual(['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json'])
  })

  test('188 texts that are not JSON are refused with line and column', () => {
    const refused = files
      .filter((name) => name.startsWith('n_'))
      .filter((name) => {
        const result = read(name)
        return !result.ok && result.fault.line >= 1 && result.fault.column >= 1
      })
    expect(refused).toHaveLength(188)
  })

  test('cases that parsers may decide either way do not throw', () => {
    const names = files.filter((name) => name.startsWith('i_'))
    expect(names.map((name) => typeof read(name).ok)).toEqual(names.map(() => 'boolean'))
  })
})
