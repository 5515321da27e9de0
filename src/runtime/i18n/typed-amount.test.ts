import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { decimal } from '../../schemas/gateway/scalars.ts'
import { amountToType, amountTyped, amountsTyped } from './typed-amount.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

test.each([
  ['en', '1,234.50', '1234.5'],
  ['en', '12', '12'],
  ['en', ' .5 ', '0.5'],
  ['en', '007.10', '7.1'],
  ['de', '1.234,50', '1234.5'],
  ['de', '1,234.50', '1234.5'], // as the portal shows it
  ['fr', '1\u202f234,5', '1234.5'],
  ['ru', '1 234,5', '1234.5'],
  ['hi', '12,34,567.8', '1234567.8'],
  ['ar', '١٬٢٣٤٫٥', '1234.5'],
  ['fa', '۱۲۳', '123'],
  ['th', '๑๒.๕', '12.5'],
])('in %s, %s is the amount %s', (language, typed, amount) => {
  expect(amountTyped(typed, language)).toBe(amount)
})

test.each([
  ['en', ''],
  ['en', '.'],
  ['en', '1.2.3'],
  ['en', '-5'],
  ['en', '1e3'],
  ['en', '$5'],
  ['en', '1.23456'],
  ['de', '1.23,4'],
  ['de', '1.2345.678'],
  ['en', '٫'],
])('in %s, "%s" is no amount', (language, typed) => {
  expect(amountTyped(typed, language)).toBeUndefined()
})

test.each([
  ['fr', '5.5', 2, ['5.5', '55']],
  ['fr', '1,234', 2, ['1.234', '1234']],
  ['de', '1,234', 2, ['1.234', '1234']],
  ['fr', '1,234,567', 2, ['1234567']],
  ['fr', '1.234', 2, ['1.234', '1234']],
  ['en', '1,23', 2, ['1.23', '123']],
  ['en', '12,5', 2, ['12.5', '125']],
  ['en', '1,2345', 2, ['1.2345', '12345']],
  ['en', '1,234', 2, ['1234']],
  ['en', '1,234', 4, ['1234']],
  ['de', '1.234', 2, ['1234']],
  ['de', '1.234', 4, ['1234', '1.234']],
  ['de', '1,234.50', 2, ['1234.5']],
  ['ar', '١٢٬٥', 2, ['12.5', '125']],
  ['en', '99.999', 2, []],
  ['en', '1,23456', 2, []],
  ['ru', '0,001', 4, ['0.001']],
  ['en', '0,5', 2, ['0.5']],
  ['fr', '0.500', 3, ['0.5']],
  ['en', '0,125', 2, []],
])('in %s, %s of a currency with %i decimals could be %j', (language, typed, decimals, amounts) => {
  expect(amountsTyped(typed, language, decimals)).toEqual(amounts)
})

test('what could be two amounts is none', () => {
  expect([amountTyped('5.5', 'fr', 2), amountTyped('1,23', 'en', 2)]).toEqual([undefined, undefined])
})

test('what the field writes is read as the same amount, in every language of the portal', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 17n }).map((units) => z.parse(decimal, `${units}e-4`))
  const language = fc.constantFrom(
    'en',
    'de',
    'fr',
    'es',
    'pt-BR',
    'pt-PT',
    'hi',
    'id',
    'vi',
    'tr',
    'ru',
    'kk',
    'uz',
    'ar',
    'fa',
    'ur',
    'bn',
    'my',
  )
  fc.assert(
    fc.property(amount, language, (value, spoken) => {
      expect(amountTyped(amountToType(value, spoken), spoken)).toBe(value)
    }),
  )
})
