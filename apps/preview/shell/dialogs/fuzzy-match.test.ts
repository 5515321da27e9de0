import { expect, test } from 'vitest'

import { fit } from './fuzzy-match.ts'

test('a slip, a missing accent and the first letters of words are forgiven', () => {
  expect(['Hide for everyone', 'Délai', 'Make another'].map((text, index) => fit(text, ['hdie', 'delai', 'ma'][index] ?? '') > 0)).toEqual([
    true,
    true,
    true,
  ])
  expect(fit('Duplicate', 'zebra')).toBe(0)
})

test('the exact word goes before the begin of one, and that before a slip', () => {
  const scores = ['Home', 'Homepage', 'Hoem'].map((text) => fit(text, 'home'))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(3)
})
