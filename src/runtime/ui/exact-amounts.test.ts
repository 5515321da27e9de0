import { expect, test } from 'vitest'

import { compareAmounts, difference, productOf, sumOf } from '../../rules/amounts.ts'
import { decimal } from '../../schemas/gateway/scalars.ts'
import { compare, feeOf, minus, plus } from './exact-amounts.ts'
import * as z from 'zod/mini'
import fc from '../../../tests/support/fast-check.ts'

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((units) => z.parse(decimal, `${units}e-4`))

test('a form calculates as the rules of amounts do', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 1000 }), (a, b, perMille) => {
      const positive = a.replace('-', '')
      expect([plus(a, b), minus(a, b), Math.sign(compare(a, b)), feeOf(positive, perMille / 1000)]).toEqual([
        sumOf([a, b]),
        difference(a, b),
        Math.sign(compareAmounts(a, b)),
        productOf(positive, perMille / 1000),
      ])
    }),
  )
})

test('a rate that is none takes no fee', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, -0.5].map((rate) => feeOf('100', rate))).toEqual(['0', '0', '0'])
})
