import { expect, test } from 'vitest'

import { fold, gramsOf } from './normalise.ts'

test.each([
  ['ＦＯＸ　８８', 'fox 88'],
  ['Ｄragon’s “Gold” – II!', 'dragons gold ii'],
  ['Hold & Win', 'hold and win'],
  ['Book of Sol™', 'book of sol'],
  ['Đường Ướt', 'duong uot'],
  ['İstanbul Işık', 'istanbul isik'],
  ['Ёж Й', 'еж и'],
  ['أُسْــد إآة', 'اسد ااه'],
  ['۱۲٣', '123'],
  ['๑๒๓', '123'],
  ['ｶﾞﾝﾀﾞﾑ ガンダム', 'がんだむ がんだむ'],
  ['e\u0301', 'e'],
])('%s is compared as %s', (source, folded) => {
  expect(fold(source).text).toBe(folded)
})

test('knows the position of each letter in the source', () => {
  const source = 'Ｃafe\u0301 ﬁn'
  const { text, from, to } = fold(source)
  expect(text).toBe('cafe fin')
  expect([...text].map((_, i) => source.slice(from[i], to[i]))).toEqual(['Ｃ', 'a', 'f', 'e\u0301', ' ', 'ﬁ', 'ﬁ', 'n'])
})

test('letters are taken in pairs, characters alone as well', () => {
  expect(gramsOf('koi')).toEqual([' k', 'ko', 'oi', 'i '])
  expect(gramsOf('玉兔')).toEqual([' 玉', '玉兔', '兔 ', '玉', '兔'])
})
