import { expect, test } from 'vitest'

import { inLanguage, lacksStrings, withStringsOf } from './document-language.ts'

const page = { kind: 'page', id: 'faq', nodes: [], strings: { EN: { title: 'Help' }, TH: { title: 'ช่วยเหลือ' }, AR: { title: 'مساعدة' } } }
const inThai = { ...page, strings: { EN: { title: 'Help' }, TH: { title: 'ช่วยเหลือ' } } }

test('a document for a language has its strings in that language and in English', () => {
  expect([inLanguage(page, 'TH'), inLanguage(page, 'EN')]).toEqual([inThai, { ...page, strings: { EN: { title: 'Help' } } }])
})

test('a language without strings has an empty list, and a document without strings stays as it is', () => {
  const plain = { kind: 'menu', id: 'top', items: [] }
  expect([inLanguage(page, 'JA'), inLanguage(plain, 'JA')]).toEqual([{ ...page, strings: { EN: { title: 'Help' }, JA: {} } }, plain])
  expect([lacksStrings(plain, 'JA'), lacksStrings(inThai, 'JA'), lacksStrings(inThai, 'TH')]).toEqual([false, true, false])
})

test('strings of another language join those that are here, and every other part stays the same object', () => {
  const both = withStringsOf(inThai, inLanguage(page, 'AR') as object, 'AR')
  expect(both).toEqual(page)
  expect(both.nodes).toBe(inThai.nodes)
  expect(withStringsOf(inThai, {}, 'JA').strings).toEqual({ ...inThai.strings, JA: {} })
})
