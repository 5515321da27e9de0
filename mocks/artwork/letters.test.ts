import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { drawLetters } from '../../scripts/make-letters.mjs'
import * as featured from '../state/featured.ts'
import * as words from '../state/words.ts'
import { canLetter, lettersPath, outline } from './letters.ts'

test('the letters are drawn as the fonts have them, and every word of a title has its own', () => {
  const committed = readFileSync(new URL('letters.json', import.meta.url), 'utf8')
  expect(committed === drawLetters([words, featured]) ? 'current' : 'Run: node scripts/make-letters.mjs').toBe('current')
  expect(committed).not.toMatch(/\.\d{3}/) // those digits are the engine's own choice
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
