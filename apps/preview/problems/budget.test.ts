import { expect, test } from 'vitest'

import { budget, isHeavy, measuresOf } from './budget.ts'

test('a page at its budget is not over it, one element more is', () => {
  expect(isHeavy(budget)).toBe(false)
  expect(isHeavy({ ...budget, elements: budget.elements + 1 })).toBe(true)
  expect(
    measuresOf({ ...budget, requests: 61 })
      .filter(({ isOver }) => isOver)
      .map(({ name }) => name),
  ).toEqual(['requests'])
})

test('bytes are read in kilobytes, each figure beside its budget', () => {
  expect(measuresOf({ bytes: 1_234_400, requests: 7, elements: 1_200 }).map(({ text }) => text)).toEqual([
    '1,234 KB of 500 KB',
    '7 of 60',
    '1,200 of 3,000',
  ])
})
