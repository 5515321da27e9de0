import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { emptiable, forgiving, List, maybeList, maybeRecord, tolerantArray, tolerantRecord } from './lists.ts'
import { Ok, Paged } from './paging.ts'
import { code, id, money } from './scalars.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const Item = z.object({ id })
const goodOrBad = fc.oneof(
  fc.nat().map((n) => ({ given: { id: n, extra: { deep: [n] } } as unknown, kept: [{ id: String(n) }] })),
  fc.constantFrom(null, {}, 'x', [], { id: null }, 0).map((given: unknown) => ({ given, kept: [] })),
)

test('bad items are dropped one by one, the others keep their order and lose fields that are not in the schema', () => {
  fc.assert(
    fc.property(fc.array(goodOrBad), (items) => {
      expect(
        z.parse(
          tolerantArray(Item),
          items.map(({ given }) => given),
        ),
      ).toEqual(items.flatMap(({ kept }) => kept))
    }),
  )
})

test('a list that is null or missing is empty; something else in its place is no list', () => {
  expect([null, undefined].map((input) => z.parse(tolerantArray(Item), input))).toEqual([[], []])
  expect(['x', {}, 5, { id: 1 }].map((input) => z.safeParse(tolerantArray(Item), input).success)).toEqual([false, false, false, false])
})

test('one item in place of a list is wrapped where that is allowed', () => {
  const schema = tolerantArray(Item, { single: 'wrapped' })
  expect([{ id: 1 }, [{ id: 1 }], {}, null].map((input) => z.parse(schema, input))).toEqual([[{ id: '1' }], [{ id: '1' }], [], []])
})

test('each parse gives a list of its own', () => {
  z.parse(tolerantArray(Item), undefined).push({ id: '1' })
  expect(z.parse(tolerantArray(Item), undefined)).toEqual([])
})

test('a record has no names but the given ones', () => {
  for (const input of [{ a: 1 }, {}, null, undefined, []]) {
    const record = z.parse(tolerantRecord(money), input)
    expect(['constructor', 'toString', '__proto__'].filter((name) => name in record)).toEqual([])
  }
  const record = z.parse(tolerantRecord(money), JSON.parse('{"constructor":"1","__proto__":{"x":1}}'))
  expect({ 'Object.entries(record)': Object.entries(record), "'x' in record": 'x' in record, "'x' in {}": 'x' in {} }).toEqual({
    'Object.entries(record)': [['constructor', 1]],
    "'x' in record": false,
    "'x' in {}": false,
  })
})

test('a bad value is left out of a record with its key', () => {
  expect({ ...z.parse(tolerantRecord(Item), { a: { id: 1 }, b: null, c: 'x' }) }).toEqual({ a: { id: '1' } })
  expect(['x', 5, [1]].map((input) => z.safeParse(tolerantRecord(Item), input).success)).toEqual([false, false, false])
})

test('an optional list or record that cannot be read is missing', () => {
  expect([undefined, null, 'x', {}, [{ id: 1 }, null]].map((input) => z.parse(maybeList(Item), input))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    [{ id: '1' }],
  ])
  expect([undefined, null, 'x', []].map((input) => z.parse(maybeRecord(money), input))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect({ ...z.parse(maybeRecord(money), { home: '1.85' }) }).toEqual({ home: 1.85 })
})

test('null in place of a list or a page is empty', () => {
  for (const input of [null, undefined, {}]) {
    expect(z.parse(List(Item), input)).toEqual({ list: [] })
    expect(z.parse(Paged(Item), input)).toEqual({ content: [], pageNum: 0, totalPages: 0 })
    expect(z.parse(emptiable(z.object({ list: List(Item) })), input)).toEqual({ list: { list: [] } })
  }
})

test('what cannot be read counts as missing where the rest can do without it', () => {
  expect(['x', 5, null, undefined].map((input) => z.parse(forgiving(tolerantArray(code)), input))).toEqual([[], [], [], []])
})

test('the value of a call without a result is not parsed', () => {
  expect([true, null, undefined, 'ok', {}].map((input) => z.parse(Ok, input))).toEqual([true, true, true, true, true])
})
