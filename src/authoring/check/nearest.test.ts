import { expect, test } from 'vitest'

import { didYouMean, editsBetween, nearest } from './nearest.ts'

test('a missing, additional, other or swapped letter is one edit', () => {
  expect(['hide', 'hid', 'hidee', 'hude', 'hdie', 'eihd'].map((written) => editsBetween(written, 'hide'))).toEqual([0, 1, 1, 1, 1, 3])
})

test('the name that was probably meant differs in at most a third of its letters, whatever their case', () => {
  const names = ['banner', 'game-carousel', 'footer']
  expect(['Baner', 'game-caruosel', 'zebra', 'footer'].map((written) => nearest(written, names))).toEqual([
    'banner',
    'game-carousel',
    undefined,
    undefined,
  ])
})

test('a sentence ends with the probable name only when there is one', () => {
  expect({ "didYouMean('banner')": didYouMean('banner'), didYouMean: didYouMean(undefined) }).toEqual({
    "didYouMean('banner')": ' Did you mean "banner"?',
    didYouMean: '',
  })
})
