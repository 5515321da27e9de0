import { expect, test } from 'vitest'

import { createFindings } from './findings.ts'
import { checkStrings } from './strings.ts'
import type { Strings } from './strings.ts'

function found(strings: Strings): string[] {
  const findings = createFindings()
  checkStrings(strings, '/strings', findings)
  return findings.list.map(({ code, pointer, fix = [] }) => [code, pointer, ...fix.map(({ value }) => value as string)].join(' '))
}

test('a language needs the forms that its whole numbers have, and `other`: no form of millions, and no other language’s', () => {
  const EN = { bets_one: '{{n}} bet', bets_other: '{{n}} bets' }
  expect(found({ EN, ES: { bets_one: '{{n}} apuesta', bets_other: '{{n}} apuestas' }, CN: { bets_other: '{{n}}' } })).toEqual([])
  expect(found({ EN, RU: { bets_one: '{{n}} ставка', bets_other: '{{n}} ставки' } })).toEqual(['words/plural-form /strings/RU/bets_one'])
  expect(found({ EN: { place_ordinal_one: '{{n}}st', place_ordinal_two: '{{n}}nd', place_ordinal_other: '{{n}}th' } })).toEqual([
    'words/plural-form /strings/EN/place_ordinal_one',
  ])
})

test('a key that only ends like a form is a word of its own, and a language that lacks a word altogether is nothing to say', () => {
  expect(found({ EN: { gender_other: 'Other', part_two: 'Part two', a: '{{x}}' }, AR: {} })).toEqual([])
})

test('a form of one number may say it in words; a value under another name is a mistake in any form', () => {
  const EN = { found_one: 'One game of {{vendor}}', found_other: '{{n}} games of {{vendor}}' }
  expect(found({ EN: { ...EN, found_zero: 'No games' } })).toEqual([])
  expect(found({ EN: { ...EN, found_one: 'One game of {{ studio }}' } })).toEqual(['words/placeholder /strings/EN/found_one'])
  expect(found({ EN: { ...EN, found_other: '{{n}} games' } })).toEqual(['words/placeholder /strings/EN/found_one One game of {{n}}'])
})

test('other languages fill in what English does; without English the first language says it', () => {
  expect(found({ AR: { lines: '{{lignes}}' }, EN: { lines: 'Over {{lines}}' } })).toEqual(['words/placeholder /strings/AR/lines {{lines}}'])
  expect(found({ TH: { lines: '{{lines}}' }, AR: { lines: '' } })).toEqual(['words/placeholder /strings/AR/lines'])
})
