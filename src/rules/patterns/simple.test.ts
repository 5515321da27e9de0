import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { answer } from './answer.ts'
import { isSimple } from './simple.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

describe('a pattern that can be run anywhere', () => {
  test.each([
    '^[A-Za-z][A-Za-z0-9]*$',
    '^(?=.*[A-Z])[A-Za-z0-9]+$',
    '^[0-9]+$',
    '^[A-Za-z ]+$',
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    '^[A-Za-z0-9]+$',
    '[a-zA-Z][a-zA-Z0-9]{5,13}',
    '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{6,12}$',
    '^(?!.*\\s).{6,14}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^\\S+$',
    '^[\\u4e00-\\u9fa5\\d]+$',
    '^[ก-๙ ]+$',
    '^[가-힣]+$',
    '^[A-Z ]*[A-Z][A-Z ]{0,30}$',
    '^\\+?\\d{6,15}$',
    'https?://[a-z]+',
    '',
    '[^]',
    '^[\\w.\\-]+$',
    '[a-z]{6,14}?',
    '^.*$',
  ])('%s', (source) => expect(isSimple(source)).toBe(true))
})

describe('a pattern that needs a place of its own', () => {
  test.each([
    '(a+)+',
    'a|b',
    '(?:ab)?',
    '(?<n>a)',
    '\\1',
    'a*a*a*',
    '.*.*.*',
    '[a-z]+[a-z0-9]+[a-z]+b',
    'a?a?a?a',
    '(?=(a+)+b)a',
    '(?<=a)b',
    '(?=a)*b',
    '\\p{L}+',
    '\\bword',
    'a{1,1001}',
    'a{2000}',
    '([a-z',
    '*a',
    'a**',
    'a]',
    'a{',
    '[z-a]',
    '\\',
    '[\\',
    'x^y',
    'x$y',
    'a{3,1}',
    '(?=a',
    'a)',
    '[a-z]'.repeat(41),
    'a'.repeat(301),
  ])('%s', (source) => expect(isSimple(source)).toBe(false))
})

test('whatever is thought simple ends soon, with the values that are hardest for it', () => {
  const piece = fc.constantFrom('a', '[a-z]', '[^b]', '\\w', '\\d', '.', '-', '@', '\\.', '[a@]', '\\S', '[\\d-]', 'é')
  const times = fc.constantFrom('', '*', '+', '?', '{2,40}', '{3}', '{0,900}', '*?', '{5,}')
  const row = fc
    .array(
      fc.tuple(piece, times).map((both) => both.join('')),
      { maxLength: 7 },
    )
    .map((terms) => terms.join(''))
  const source = fc
    .tuple(fc.constantFrom('', '(?=', '(?!'), row, row)
    .map(([look, first, then]) => (look ? `^${look}${first})${then}$` : `${first}${then}`))
  let simple = 0
  fc.assert(
    fc.property(source, fc.constantFrom('a', 'a@', 'a-', '0', 'a.', 'é'), fc.constantFrom('', '!', ' ', '@'), (pattern, unit, end) => {
      if (!isSimple(pattern)) return
      simple++
      const value = unit.repeat(1_000 / unit.length).slice(0, 999) + end
      expect(runInNewContext('new RegExp(`^(?:${pattern})$`).test(value)', { pattern, value }, { timeout: 2_000 })).toBe(
        answer(pattern, value),
      ) // a vm that is ended throws
    }),
    { numRuns: 1_000 },
  )
  expect(simple).toBeGreaterThan(100)
})
