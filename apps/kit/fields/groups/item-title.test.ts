import { expect, test } from 'vitest'

import type { Json } from '../../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { itemTitle } from './item-title.ts'

const words = {
  language: 'AR' as LanguageCode,
  lookUp: (key: string, language: LanguageCode) => (key === 'valid' && language === 'AR' ? 'رهان صالح' : undefined),
}

test('an item of a list is called by what players read of it, in the language of the view', () => {
  expect(itemTitle({ field: 'validBet', label: 't:valid' }, words)).toBe('رهان صالح')
  expect(itemTitle({ field: 'validBet', label: 'Valid bets' }, words)).toBe('Valid bets')
})

test('an item without a label is called by its field, one whose word is missing by the word’s key, a text by itself', () => {
  const items: Json[] = [{ field: 'status' }, { label: '', field: 'status' }, { label: 't:lost' }, 'betNo']
  expect(items.map((item) => itemTitle(item, words))).toEqual(['status', 'status', 'lost', 'betNo'])
})

test('an item that says nothing of itself has no name', () => {
  const items: (Json | undefined)[] = [{}, { label: null }, { label: 3 }, ' ', null, undefined, 7, [], true]
  expect(items.map((item) => itemTitle(item, words))).toEqual(items.map(() => undefined))
})

test('a long text is cut, for buttons are called by it', () => {
  expect(itemTitle('word '.repeat(40), words)).toHaveLength(60)
})
