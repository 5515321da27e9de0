import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { decimal } from '../../schemas/gateway/scalars.ts'
import { exactAmountText } from './amount-text.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

test('an exact amount has two decimals and separators, whatever its size', () => {
  expect(
    ['0', '7', '-1234.5', '0.005', '-0.005', '-0.0049', '999999.9951', '9007199254740993.01', `1${'0'.repeat(21)}`].map((amount) =>
      exactAmountText(amount, 2, 'en'),
    ),
  ).toEqual([
    '0.00',
    '7.00',
    '-1,234.50',
    '0.01',
    '-0.01',
    '0.00',
    '1,000,000.00',
    '9,007,199,254,740,993.01',
    '1,000,000,000,000,000,000,000.00',
  ])
  expect([exactAmountText('1234.5678', 4, 'en'), exactAmountText('1234.5', 0, 'en'), exactAmountText('-0.4', 0, 'en')]).toEqual([
    '1,234.5678',
    '1,235',
    '0',
  ])
})

test('an exact amount reads as the browser writes the same decimal in English', () => {
  const english = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (cents) => {
      const amount = z.parse(decimal, `${cents}e-2`)
      expect(exactAmountText(amount, 2, 'en')).toBe(english.format(amount as `${number}`))
    }),
  )
})
