import { expect, test } from 'vitest'

import { nearness } from './similarity.ts'

test.each([
  ['koi', 'koi', 0],
  ['kois', 'koi', 1],
  ['ki', 'koi', 1],
  ['kai', 'koi', 1],
  ['kio', 'koi', 1],
  ['oki', 'koi', 1],
  ['iok', 'koi', 2],
  ['koi', 'kite', undefined],
] as const)('%s is %s but for %s errors', (needle, text, errors) => {
  expect(nearness(needle, text, 2, 'whole')?.errors).toBe(errors)
})

test('an error more than allowed is no match', () => {
  expect(nearness('kio', 'koi', 0, 'whole')).toBeUndefined()
  expect(nearness('abdc efhg', 'abcd efgh', 1, 'whole')).toBeUndefined()
})

test('a swap at the very end counts as one', () => {
  expect(nearness('lanternxs', 'lanternsx', 1, 'whole')).toEqual({ errors: 1, start: 0, end: 9 })
})

test('the beginning of a text may be meant, or any part of it', () => {
  expect(nearness('lantr', 'lanterns', 1, 'beginning')).toEqual({ errors: 1, start: 0, end: 6 })
  expect(nearness('王兔', '皇家玉兔', 1, 'inside')).toEqual({ errors: 1, start: 2, end: 4 })
  expect(nearness('兔王', '皇家玉兔', 0, 'inside')).toBeUndefined()
})
