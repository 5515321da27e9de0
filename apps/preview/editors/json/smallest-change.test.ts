import { expect, test } from 'vitest'

import { smallestChange } from './smallest-change.ts'
import fc from '../../../../tests/support/samples/fast-check.ts'

test('only what differs is replaced, so that a cursor before and after it stays', () => {
  expect(smallestChange('{ "limit": 12, "look": "grid" }', '{ "limit": 24, "look": "grid" }')).toEqual({ from: 11, to: 13, insert: '24' })
  expect(smallestChange('same', 'same')).toBe(null)
  expect(smallestChange('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' })
  expect(smallestChange('', 'new')).toEqual({ from: 0, to: 0, insert: 'new' })
})

test('the change always gives the new text, and never cuts a character of two units', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁'), maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const change = smallestChange(before, after)
      if (!change) return before === after
      const isCut = (text: string, at: number) => at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff
      expect({ 'isCut(before, change.from)': isCut(before, change.from), 'isCut(before, change.to)': isCut(before, change.to) }).toEqual({
        'isCut(before, change.from)': false,
        'isCut(before, change.to)': false,
      })
      return before.slice(0, change.from) + change.insert + before.slice(change.to) === after
    }),
  )
})
