import { expect, test } from 'vitest'

import { amountText, countText } from './figures.ts'
import fc from '../../../tests/support/fast-check.ts'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('en')

test('numbers read as the browser writes them in English', () => {
  expect([0, 7, 999, 1_000, -1_234, 12_480, 9_007_199_254_740_991, 1e21, Infinity, NaN, -0].map(countText)).toEqual(
    [0, 7, 999, 1_000, -1_234, 12_480, 9_007_199_254_740_991, 1e21, Infinity, NaN, -0].map((count) => counts.format(count)),
  )
  expect(
    [0, 0.5, 1.005, 2.675, 999.995, 48_260, -31_905.5, 1e-7, 1e21, Infinity, NaN, -0, -0.001].map((amount) => amountText(amount)),
  ).toEqual(
    [0, 0.5, 1.005, 2.675, 999.995, 48_260, -31_905.5, 1e-7, 1e21, Infinity, NaN, -0, -0.001].map((amount) => amounts.format(amount)),
  )
})

test('any amount of money and any count reads so', () => {
  const differs = (amount: number) => amountText(amount) !== amounts.format(amount)
  const given = [
    ...fc.sample(fc.integer({ min: -1e12, max: 1e12 }), 500).map((cents) => cents / 100),
    ...fc.sample(fc.double({ min: -1e9, max: 1e9, noNaN: true }), 500),
  ]
  expect(given.filter(differs)).toEqual([])
  expect(fc.sample(fc.maxSafeInteger(), 500).filter((count) => countText(count) !== counts.format(count))).toEqual([])
})

test('an amount has the decimals of its currency', () => {
  expect([0, 2, 3].map((decimals) => [0, 0.5, 1.0005, 48_260, -31_905.5].map((amount) => amountText(amount, decimals)))).toEqual([
    ['0', '1', '1', '48,260', '-31,906'],
    ['0.00', '0.50', '1.00', '48,260.00', '-31,905.50'],
    ['0.000', '0.500', '1.001', '48,260.000', '-31,905.500'],
  ])
})
