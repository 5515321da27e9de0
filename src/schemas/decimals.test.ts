import { expect, test } from 'vitest'

import { decimalsOf } from './decimals.ts'

test.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 2],
  [-1, 2],
  [1.5, 2],
  ['3', 2],
  [null, 2],
  [undefined, 2],
])('a brand that says %j decimals has %i', (balanceDecimals, decimals) => {
  expect(decimalsOf({ constants: { balanceDecimals } })).toBe(decimals)
})

test('a brand without constants, and no brand, have two', () => {
  expect([decimalsOf({}), decimalsOf(null), decimalsOf(undefined)]).toEqual([2, 2, 2])
})
