import { expect, test } from 'vitest'

import { scaleFor, stepFrom, turned } from './zoom.ts'

test('a frame that fits is never larger than life', () => {
  expect(scaleFor('fit', { width: 640 }, 1280)).toBe(0.5)
  expect(scaleFor('fit', { width: 2000 }, 390)).toBe(1)
  expect(scaleFor(1.5, { width: 640 }, 1280)).toBe(1.5)
})

test('steps go to the next round factor, and end at the last', () => {
  expect({
    'stepFrom(0.6, 1)': stepFrom(0.6, 1),
    'stepFrom(0.6, -1)': stepFrom(0.6, -1),
    'stepFrom(2, 1)': stepFrom(2, 1),
    'stepFrom(0.25, -1)': stepFrom(0.25, -1),
  }).toEqual({ 'stepFrom(0.6, 1)': 0.67, 'stepFrom(0.6, -1)': 0.5, 'stepFrom(2, 1)': 2, 'stepFrom(0.25, -1)': 0.25 })
})

test('the wheel makes it larger upwards and stays within its ends', () => {
  expect(turned(1, -100)).toBeCloseTo(1.11)
  expect(turned(1, 100)).toBeCloseTo(0.9)
  expect(turned(3, -5_000)).toBe(3)
  expect(turned(0.1, 5_000)).toBe(0.1)
})
