import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { Amount } from '../nouns/money.ts'
import {
  address,
  code,
  decimal,
  flag,
  id,
  int,
  maybeDecimal,
  maybeFlag,
  maybeId,
  maybeInt,
  maybeMoney,
  maybeProse,
  money,
  origin,
  prose,
  text,
  url,
  words,
} from './scalars.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const bad = 'bad'
const read = (schema: z.ZodMiniType, input: unknown): unknown => {
  const result = z.safeParse(schema, input)
  return result.success ? result.data : bad
}
const readAll = (schema: z.ZodMiniType, inputs: unknown[]) => inputs.map((input) => read(schema, input))

test('ids are text, whether they came as number or text', () => {
  expect(readAll(id, [12, '12', 'a-1', 0])).toEqual(['12', '12', 'a-1', '0'])
  expect(readAll(id, ['', null, undefined, {}, [], true])).toEqual([bad, bad, bad, bad, bad, bad])
  expect(readAll(maybeId, [12, null, undefined, {}])).toEqual(['12', undefined, undefined, undefined])
})

test('codes are kept as they came, known or not', () => {
  expect(readAll(code, ['RNG', 'SOMETHING_NEW', 'rng ', 7, null])).toEqual(['RNG', 'SOMETHING_NEW', 'rng ', '7', bad])
})

test('numbers may come as text; what is no number is 0', () => {
  expect(readAll(money, [12.5, '12.50', ' 7 ', '-3', '1e3', '.5', '5.'])).toEqual([12.5, 12.5, 7, -3, 1000, 0.5, 5])
  expect(readAll(money, [null, undefined, '', 'abc', '1,000', '0x10', 'NaN', 'Infinity', '1e999', {}, [], [5], true])).toEqual(
    Array.from({ length: 13 }, () => 0),
  )
})

test('whole numbers lose their decimals; what is too large to count with is 0', () => {
  expect(readAll(int, [3, '3', 3.9, '-3.9', '1e3', 0.2])).toEqual([3, 3, 3, -3, 1000, 0])
  expect(readAll(int, [null, undefined, 'x', 1e300, '9007199254740993', {}])).toEqual([0, 0, 0, 0, 0, 0])
})

test('a missing number that may be missing is missing, a broken one is 0', () => {
  expect(readAll(maybeInt, [undefined, null, '4', 'x'])).toEqual([undefined, undefined, 4, 0])
  expect(readAll(maybeMoney, [undefined, null, '4.5', 'x'])).toEqual([undefined, undefined, 4.5, 0])
})

test('an amount is exact text with at most 4 decimals, whether it came as number or text', () => {
  expect(readAll(decimal, [12.5, '12.50', ' -7 ', '1e3', 1e21, '.5', '5.', '-0', -0, '007', 0.1 + 0.2, '2.00005', '-2.00005'])).toEqual([
    '12.5',
    '12.5',
    '-7',
    '1000',
    `1${'0'.repeat(21)}`,
    '0.5',
    '5',
    '0',
    '0',
    '7',
    '0.3',
    '2.0001',
    '-2.0001',
  ])
  expect(readAll(decimal, [null, undefined, '', 'abc', '1,000', NaN, '1e999', '0e999999999', {}, [5], true])).toEqual(
    Array.from({ length: 11 }, () => '0'),
  )
  expect(readAll(maybeDecimal, [undefined, null, '4.50', 'x'])).toEqual([undefined, undefined, '4.5', '0'])
})

test('a boolean may come as number or text', () => {
  expect(readAll(flag, [true, 1, '1', 'true', 'TRUE', ' true '])).toEqual([true, true, true, true, true, true])
  expect(readAll(flag, [false, 0, '0', 'false', null, undefined, '', 'yes', 2, {}, []])).toEqual(Array.from({ length: 11 }, () => false))
  expect(readAll(maybeFlag, [undefined, null, 'maybe', '0', 1])).toEqual([undefined, undefined, undefined, false, true])
})

test('text is text in any script and of any length, even when it looks like HTML', () => {
  const texts = ['<script>alert(1)</script>', 'لعبة', '🎰', 'x'.repeat(5000), '&amp;']
  expect(readAll(text, texts)).toEqual(texts)
  expect(readAll(text, [null, undefined, '', {}, [], true, 5])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    '5',
  ])
  expect(readAll(words, [null, undefined, '', {}, 'x'])).toEqual(['', '', '', '', 'x'])
})

test('an address is http(s), data:image or a path that begins with one slash; others are as good as missing', () => {
  const good = ['https://a.test/x', 'HTTP://a.test', 'data:image/png;base64,AA==', '/img/x.png', '/']
  expect(readAll(url, good)).toEqual(good)
  const others = [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.test',
    'x.png',
    '',
    null,
    undefined,
    5,
    {},
  ]
  expect(readAll(url, others)).toEqual(others.map(() => undefined))
  expect(readAll(address, ['/play', '//evil.test', null])).toEqual(['/play', bad, bad])
})

test('an origin is http(s) and has no slash at its end', () => {
  expect(readAll(origin, ['https://a.test', 'https://a.test//', '//a.test', 'a.test', 'javascript:x', 'https://', null])).toEqual([
    'https://a.test',
    'https://a.test',
    bad,
    bad,
    bad,
    bad,
    bad,
  ])
})

test('a field marked optional may be left out of an object', () => {
  const schema = z.object({ maybeId, text, words, int, maybeInt, money, maybeMoney, flag, maybeFlag, url })
  expect(z.parse(schema, {})).toEqual({ words: '', int: 0, money: 0, flag: false })
})

test('every scalar reads any JSON into its own kind of value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(Number.isFinite(read(money, input))).toBe(true)
      expect(Number.isSafeInteger(read(int, input))).toBe(true)
      expect(read(decimal, input)).toMatch(/^-?\d+(?:\.\d{1,4})?$/)
      expect(z.safeParse(Amount, read(decimal, input)).success).toBe(true)
      expect([true, false]).toContain(read(flag, input))
      expect(['string', 'undefined']).toContain(typeof read(text, input))
      expect(read(url, input) ?? '/').toMatch(/^(https?:\/\/|data:image\/|\/(?![/\\]))/i)
    }),
  )
})

test('an amount in ten-thousandths is read as it was written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
      const amount = String(read(decimal, `${units}e-4`))
      const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
      expect(BigInt(whole + fraction.padEnd(4, '0')) * (amount.startsWith('-') ? -1n : 1n)).toBe(units)
      expect(read(decimal, amount)).toBe(amount)
    }),
  )
})

test('a number written as text is the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(read(money, String(value))).toBe(Number(String(value)))
    }),
  )
})

test.each([
  ['نصيبك من جائزة $120,000.', 'نصيبك من جائزة \u2066$120,000\u2069.'],
  ['خصم 12.5% حتى 500 نقطة', 'خصم \u206612.5%\u2069 حتى 500 نقطة'],
  ['<p title="خصم 5%">قدرها <b>120,000$</b></p>', '<p title="خصم 5%">قدرها <b>\u2066120,000$\u2069</b></p>'],
  ['Share of $120,000', 'Share of $120,000'],
  ['$1.88', '$1.88'],
  [' ', ' '],
])('in a text for readers the amounts of %j are isolated where it runs from right to left', (given, read) => {
  expect(z.parse(prose, given)).toBe(read)
  expect(z.parse(maybeProse, given)).toBe(read)
})

test('a text for readers is read like any other, and what is no text is missing', () => {
  expect([z.parse(prose, undefined), z.parse(prose, 12), z.parse(maybeProse, null), z.parse(maybeProse, '')]).toEqual([
    '',
    '12',
    undefined,
    undefined,
  ])
})
