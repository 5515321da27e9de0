import { expect, test } from 'vitest'

import { drawingOfPixels } from './logo-drawing.ts'

const nothing = [0, 0, 0, 0]
const white = [255, 255, 255, 255]
const nearlyWhite = [230, 232, 236, 200]
const red = [200, 20, 20, 255]
const pixels = (...parts: [number[], number][]) => parts.flatMap(([colour, times]) => Array.from({ length: times }, () => colour).flat())

test.each([
  ['letters in one colour on nothing', pixels([nothing, 60], [white, 30], [nearlyWhite, 10]), 'outline'],
  ['letters in two colours on nothing', pixels([nothing, 60], [white, 20], [red, 20]), 'picture'],
  ['a block of one colour', pixels([red, 100]), 'picture'],
  ['letters on an opaque ground', pixels([red, 80], [white, 20]), 'picture'],
  ['a round badge with letters in it', pixels([nothing, 30], [red, 50], [white, 20]), 'picture'],
  ['nothing at all', pixels([nothing, 100]), 'picture'],
])('vendor logos: %s', (_, data, drawing) => {
  expect(drawingOfPixels(data)).toBe(drawing)
})
