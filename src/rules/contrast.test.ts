import { expect, test } from 'vitest'

import {
  colorFromText,
  contrast,
  hexOf,
  hexOfHsv,
  nearestReadable,
  parseColor,
  ratioText,
  readableLine,
  toHsv,
  worstContrast,
} from './contrast.ts'
import fc from '../../tests/support/samples/fast-check.ts'

test('contrast is that of WCAG 2', () => {
  expect({ '#000': contrast('#000', '#fff'), '#fff': contrast('#fff', '#fff') }).toEqual({ '#000': 21, '#fff': 1 })
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffc857', '#ffffff')).toBeCloseTo(1.54, 1)
})

test('a colour that shines through is counted as it is seen', () => {
  expect(contrast('#00000080', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff')!, 1)
})

test('a value that is no colour has no contrast, and a ratio is never written better than it is', () => {
  expect({ "contrast('tomato', '#fff')": contrast('tomato', '#fff'), "parseColor('#12345')": parseColor('#12345') }).toEqual({
    "contrast('tomato', '#fff')": null,
    "parseColor('#12345')": null,
  })
  expect({ 'ratioText(4.499)': ratioText(4.499), 'ratioText(4.5)': ratioText(4.5), 'ratioText(15.66)': ratioText(15.66) }).toEqual({
    'ratioText(4.499)': '4.4 : 1',
    'ratioText(4.5)': '4.5 : 1',
    'ratioText(15.66)': '15.6 : 1',
  })
})

test('a pasted or typed text is the colour that it means; what is no whole colour stays as it is', () => {
  expect(['2f6fed', '##2f6fed', ' #2F6FED ', 'FFF', '# abcd', '#2f6fe', 'tomato ', ''].map(colorFromText)).toEqual([
    '#2f6fed',
    '#2f6fed',
    '#2f6fed',
    '#fff',
    '#abcd',
    '#2f6fe',
    'tomato',
    '',
  ])
})

test('the ground on which a colour is worst is named', () => {
  expect(
    worstContrast('#8a6100', [
      { name: 'surface', color: '#ffffff' },
      { name: 'ground', color: '#f6f3f0' },
    ])?.background,
  ).toBe('ground')
})

test('the nearest readable colour keeps its hue and can be read on every ground', () => {
  const found = nearestReadable('#ffc857', ['#ffffff', '#f6f3f0'], 4.5)!
  expect(contrast(found, '#f6f3f0')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(found, '#f6f3f0')).toBeLessThan(4.8)
  expect(Math.abs(toHsv(found)!.h - toHsv('#ffc857')!.h)).toBeLessThan(12)
  expect(nearestReadable('#8a6100', ['#ffffff'], 4.5)).toBe('#8a6100')
  expect(nearestReadable('#888888', ['#000000', '#ffffff'], 7)).toBe(null)
})

test('a colour has one place in the square of its hue, and comes back from it', () => {
  const part = fc.nat(255)
  fc.assert(
    fc.property(part, part, part, fc.constantFrom(0, 51, 102, 255), (r, g, b, a) => {
      const hex = hexOf({ r: r / 255, g: g / 255, b: b / 255, a: a / 255 })
      expect(hexOfHsv(toHsv(hex)!)).toBe(hex)
    }),
  )
  expect(toHsv('rgb(0 0 0)')).toBe(null)
})

test('whatever the colour and the ground, what is found is readable', () => {
  const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => hexOf({ r: r / 255, g: g / 255, b: b / 255 }))
  fc.assert(
    fc.property(color, color, (one, background) => {
      const found = nearestReadable(one, [background], 4.5)
      expect(contrast(found!, background)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 60 },
  )
})

test('the line of readability: below it on a light ground, above it on a dark one', () => {
  const light = readableLine(42, ['#ffffff'], 4.5)!
  expect(light.readable).toBe('below')
  const [start] = light.points
  expect(contrast(hexOf({ r: start!.v - 0.02, g: start!.v - 0.02, b: start!.v - 0.02 }), '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast(hexOf({ r: start!.v + 0.02, g: start!.v + 0.02, b: start!.v + 0.02 }), '#ffffff')).toBeLessThan(4.5)
  expect(readableLine(42, ['#0f0e13'], 4.5)?.readable).toBe('above')
})
