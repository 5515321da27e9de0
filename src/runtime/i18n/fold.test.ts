import { expect, test } from 'vitest'

import { filterText, fold, gramsOf } from './fold.ts'

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
  ['Ƀ Ñandú Ça Ő', 'ƀ nandu ca o'],
  ['DİYARBAKIR ılık', 'diyarbakir ilik'],
  ['Oʻzbek, O‘zbek', 'ozbek ozbek'],
  ['Қазақ Әңгіме Үй Һ', 'казак ангиме уи х'],
  ['น้ำ เก้า ศุกร์', 'น\u0e4dา เกา ศุกร'],
  ['ແປ້ງ', 'ແປງ'],
  ['ស៊ី ប៉េះ', 'សី បេះ'],
  ['ရွှေ့ ကား', 'ရွှေ ကာ'],
  ['किँ क़िला', 'किं किला'],
  ['বাঁশ বড়', 'বাশ বড'],
  ['سماء ہے کیا گھر', 'سما هي كيا گهر'],
  ['ﻻ می‌روم', 'لا ميروم'],
  ['ｶﾀｶﾅ ひらがな ｱﾞ', 'かたかな ひらがな あ\u3099'],
  ['৩ ၄ ៥ ໖ ௭', '3 4 5 6 7'],
])('%s is compared as %s', (source, folded) => {
  expect(fold(source).text).toBe(folded)
})

test.each([
  ['코인 마스터', '콩'],
  ['코인 마스터', '코이'],
  ['코인 마스터', 'ㅋ'],
  ['닭', '달'],
  ['Đèn lồng', 'LONG'],
  ['IŞIK', 'ışı'],
  ['widgets/deposit.title', 'Deposit.t'],
  ['كازينو', 'کازی'],
  ['น้ำตก', 'นำตก'],
])('a list that is narrowed has %s for %s', (label, typed) => {
  expect(filterText(label)).toContain(filterText(typed))
})

test('a list that is narrowed keeps syllables with other letters apart', () => {
  expect(filterText('코인')).not.toContain(filterText('카'))
  expect(filterText('닭')).not.toContain(filterText('닥'))
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
