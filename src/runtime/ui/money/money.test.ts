import { expect, test } from 'vitest'

import { money } from './money.ts'

test.each([
  [1234.5, '$1,234.50'],
  [-7, '−$7.00'],
  [-0.005, '−$0.01'],
  [-0.001, '$0.00'],
  [-0, '$0.00'],
  [Number.NaN, '$0.00'],
])('%d is shown as %s', (amount, text) => {
  expect(money(amount, '$', 2, 'en')).toBe(text)
})
