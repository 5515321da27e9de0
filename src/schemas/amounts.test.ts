import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { decimal } from './gateway/scalars.ts'
import { Amount } from './nouns/money.ts'
import { compareAmounts, difference, feeOf, floorOf, productOf, sumOf, worth } from './amounts.ts'
import fc from '../../tests/support/samples/fast-check.ts'

/** Decimals that amounts of a currency have. */
const currencies = { USD: 2, VND: 0, JPY: 0, KWD: 3, USDT: 4, THB: 2 }

test.each(Object.entries(currencies))('10,000 random amounts in %s have the sum of integer arithmetic', (_, decimals) => {
  const units = fc.sample(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), 10_000)
  const amounts = units.map((unit) => z.parse(decimal, `${unit}e-${decimals}`))
  const whole = units.reduce((sum, unit) => sum + unit, 0n)

  expect(sumOf(amounts)).toBe(z.parse(decimal, `${whole}e-${decimals}`))
})

test('sums, differences and products of amounts are exact amounts', () => {
  expect([sumOf([]), sumOf(['0.1', '0.2']), sumOf(['-0.5', '0.5']), difference('0.3', '0.1'), difference('1', '1')]).toEqual([
    '0',
    '0.3',
    '0',
    '0.2',
    '0',
  ])
  expect([productOf('100', 0.015), productOf('0.01', 0.001), productOf('33.33', 0.005), productOf('5', Number.NaN)]).toEqual([
    '1.5',
    '0',
    '0.1667',
    '0',
  ])
  expect([compareAmounts('10', '9.9999'), compareAmounts('-1', '1'), compareAmounts('2.5', '2.5')]).toEqual([1, -1, 0])
})

test('a fee is never negative, what points are worth is cut off, and an amount is cut to the decimals of its currency', () => {
  expect([Number.NaN, -0.5, 0.025].map((rate) => feeOf('100', rate))).toEqual(['0', '0', '2.5'])
  expect([worth('250', '100'), worth('2', '3'), worth('5', '0'), worth('0', '100')]).toEqual(['2.5', '0.6666', '0', '0'])
  expect([floorOf('12.3456', 2), floorOf('12.3456', 0), floorOf('12.3456', 6), floorOf('0.9', 0)]).toEqual(['12.34', '12', '12.3456', '0'])
})

test('what is calculated from amounts is an amount', () => {
  const amount = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => z.parse(decimal, `${units}e-4`))
  fc.assert(
    fc.property(amount, amount, fc.double({ noDefaultInfinity: true }), (a, b, rate) => {
      for (const result of [sumOf([a, b]), difference(a, b), productOf(a, rate)])
        expect({ result, valid: z.safeParse(Amount, result).success }).toEqual({ result, valid: true })
    }),
  )
})
