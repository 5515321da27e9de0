import { expect, test } from 'vitest'

import { isolated } from './isolate.ts'

test.each([
  ['$10.00', '\u2068$10.00\u2069'],
  ['1.5%', '\u20681.5%\u2069'],
  ['Maya Lin', '\u2068Maya Lin\u2069'],
  ['12,480', '12,480'],
  ['الكل', 'الكل'],
  ['', ''],
  ['USDT', 'USDT'],
  ['end-part', 'end-part'],
  ['a\n$5', '\u2068a\n$5\u2069'],
])('in a sentence from right to left %j is %j', (value, shown) => {
  expect(isolated(value, 'rtl')).toBe(shown)
})

test.each([
  ['$10.00', '$10.00'],
  ['Maya Lin', 'Maya Lin'],
  ['مايا', '\u2068مايا\u2069'],
])('in a sentence from left to right %j is %j', (value, shown) => {
  expect(isolated(value, 'ltr')).toBe(shown)
})
