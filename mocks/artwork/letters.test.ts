import { expect, test } from 'vitest'

import * as featured from '../state/featured.ts'
import * as words from '../state/words.ts'
import { canLetter, faceNames, lettersPath, outline } from './letters.ts'

test('every face has the English letters, and together they have every other letter of a title in Latin or Cyrillic', () => {
  const english = " !&'(),-.0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  const titles = JSON.stringify([words, featured])
  const written = [...new Set(titles.toLowerCase() + titles.toUpperCase())].filter((letter) =>
    /(?=\p{Letter})[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter),
  )

  expect(faceNames.filter((face) => !canLetter(face, english))).toEqual([])
  expect(written.length).toBeGreaterThan(100)
  // node scripts/assets/make-letters.mjs writes those that are missing
  expect(written.filter((letter) => !faceNames.some((face) => canLetter(face, letter)))).toEqual([])
})

test('a text is as wide as its letters, and pairs stand closer where the face says so', () => {
  const width = (text: string) => {
    const { x1, x2 } = outline('cinzel', text, 100)
    return x2 - x1
  }
  expect(width('AA')).toBeGreaterThan(width('A') * 1.9)
  expect(width('AV')).toBeLessThan(width('A') + width('V'))
})

test('letters that a face lacks are left out, and a text of nothing else draws nothing', () => {
  expect(canLetter('lilita', 'Золото')).toBe(false)
  expect(canLetter('unbounded', 'Золото')).toBe(true)
  expect(canLetter('unbounded', 'constructor')).toBe(true)
  expect(lettersPath('unbounded', 'A虎', 40)).toBe(lettersPath('unbounded', 'A', 40))
  expect(outline('unbounded', '虎', 40)).toEqual({ commands: [], x1: 0, y1: 0, x2: 0, y2: 0 })
})
