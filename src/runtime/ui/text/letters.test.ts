import { expect, test } from 'vitest'

import { cutText, initialsOf, lettersOf } from './letters.ts'

test.each([
  ['Ember', 'E m b e r'],
  ['e\u0301o\u0302\u0301', 'e\u0301 o\u0302\u0301'],
  ['क्षत्रिय', 'क्ष त्रि य'],
  ['বাঁশ', 'বাঁ শ'],
  ['ព្រះ', 'ព្រះ'],
  ['ရွှေ', 'ရွှေ'],
  ['தமிழ்', 'த மி ழ்'],
  ['شَمس', 'شَ م س'],
  ['👩‍👧🏽🇹🇭', '👩‍👧🏽 🇹🇭'],
  ['강가', '강 가'],
  ['野生', '野 生'],
])('%s has the letters %s', (text, letters) => {
  expect(lettersOf(text).join(' ')).toBe(letters)
  expect([...new Intl.Segmenter('en').segment(text)].length).toBeGreaterThanOrEqual(lettersOf(text).length)
})

test('a Thai vowel stays with its consonant, on whichever side it is written', () => {
  expect([lettersOf('เสือนำโชค'), lettersOf('ເສືອ')]).toEqual([
    ['เสื', 'อ', 'นำ', 'โช', 'ค'],
    ['ເສື', 'ອ'],
  ])
})

test('a cut text ends with a whole letter, and is never longer than was asked', () => {
  expect([cutText('กำไร', 1), cutText('กำไร', 3), cutText('ab👩‍👧', 3), cutText('short', 9)]).toEqual(['', 'กำ', 'ab', 'short'])
})

test.each([
  ['India Rush', 'IR'],
  ['Koi', 'Ko'],
  ['เสือ นำโชค', 'เสืนำ'],
  ['क्षेत्र', 'क्षेत्र'],
  ['النمر الذهبي', 'اا'],
  ['', ''],
])('%s without a picture shows %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
