import { expect, test } from 'vitest'

import { pseudoLocale, pseudoText } from './pseudo-text.ts'

test('a text gets accents, brackets and 40 % more length, and keeps values, named words and tags', () => {
  expect([pseudoText('Cancel'), pseudoText('{{n}} games'), pseudoText('$t(other) in <b>bold</b>'), pseudoText('Go')]).toEqual([
    '⟦Çàñçéļ···⟧',
    '⟦{{n}} ĝàɱéš···⟧',
    '⟦$t(other) îñ <b>ƀöļð</b>····⟧',
    '⟦Ĝö·⟧',
  ])
})

test('a locale keeps its files and keys', () => {
  expect(pseudoLocale({ nav: { home: 'Home' } })).toEqual({ nav: { home: '⟦Ĥöɱé··⟧' } })
})
