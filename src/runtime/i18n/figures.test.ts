import { expect, test } from 'vitest'

import { languageCodes, languages } from '../../schemas/language.ts'
import { amountText, countText, figuresTag } from './figures.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('en')

test('numbers read as the browser writes them in English', () => {
  expect([0, 7, 999, 1_000, -1_234, 12_480, 9_007_199_254_740_991, 1e21, Infinity, NaN, -0].map((count) => countText(count, 'en'))).toEqual(
    [0, 7, 999, 1_000, -1_234, 12_480, 9_007_199_254_740_991, 1e21, Infinity, NaN, -0].map((count) => counts.format(count)),
  )
  expect(
    [0, 0.5, 1.005, 2.675, 999.995, 48_260, -31_905.5, 1e-7, 1e21, Infinity, NaN, -0, -0.001].map((amount) => amountText(amount, 2, 'en')),
  ).toEqual(
    [0, 0.5, 1.005, 2.675, 999.995, 48_260, -31_905.5, 1e-7, 1e21, Infinity, NaN, -0, -0.001].map((amount) => amounts.format(amount)),
  )
})

test('any amount of money and any count reads so', () => {
  const differs = (amount: number) => amountText(amount, 2, 'en') !== amounts.format(amount)
  const given = [
    ...fc.sample(fc.integer({ min: -1e12, max: 1e12 }), 500).map((cents) => cents / 100),
    ...fc.sample(fc.double({ min: -1e9, max: 1e9, noNaN: true }), 500),
  ]
  expect(given.filter(differs)).toEqual([])
  expect(fc.sample(fc.maxSafeInteger(), 500).filter((count) => countText(count, 'en') !== counts.format(count))).toEqual([])
})

test('an amount has the decimals of its currency', () => {
  expect([0, 2, 3].map((decimals) => [0, 0.5, 1.0005, 48_260, -31_905.5].map((amount) => amountText(amount, decimals, 'en')))).toEqual([
    ['0', '1', '1', '48,260', '-31,906'],
    ['0.00', '0.50', '1.00', '48,260.00', '-31,905.50'],
    ['0.000', '0.500', '1.001', '48,260.000', '-31,905.500'],
  ])
})

test.each(languageCodes.map((code) => languages[code]))('in %s figures read as Intl writes them in digits 0 to 9', (tag) => {
  const [counted, paid] = [2, 0]
    .map((decimals) => new Intl.NumberFormat(figuresTag(tag), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }))
    .toReversed()
  const given = [0, 7, 999, 1_000, 1_234.5, 9_999, 12_480, 100_000, 1_234_567.89, 12_345_678_901]
  expect(given.map((amount) => amountText(amount, 2, tag))).toEqual(given.map((amount) => paid!.format(amount)))
  expect(given.map((amount) => countText(Math.round(amount), tag))).toEqual(given.map((amount) => counted!.format(Math.round(amount))))
})
