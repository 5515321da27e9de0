import { lackingWords } from 'virtual:known-names'
import { expect, test } from 'vitest'

import { languageCodes, languages } from '../../../../src/schemas/language.ts'
import { wordsIn } from '../catalogue/language-words.ts'
import { portalWords } from './portal-words.ts'

const english = {
  shared: new Map([
    ['nav.home', 'Home'],
    ['n.games_other', '{{count}} games'],
  ]),
  widgets: new Map([['clock', { now: 'Now' }]]),
}
const lacking = new Map([
  ['TH' as const, new Set<string>()],
  ['JA' as const, new Set(['nav.home', 'widgets/clock.now'])],
])

test('which words a language has is known before its texts are loaded; the brand’s own count, unknown words do not', () => {
  const own = new Map([['words/ja', {}]])
  const texts = new Map([['JA' as const, { words: { 'widgets/clock.now': '今' }, of: {} }]])
  const { has, lookUp, knows, lackedBy } = portalWords(new Map([['EN', english]]), own, texts, lacking)
  expect([has('nav.home', 'TH'), has('n.games', 'TH'), has('now', 'TH', 'page/home', 'clock')]).toEqual([true, true, true])
  expect([has('nav.home', 'JA'), has('n.games', 'JA'), has('now', 'JA', 'page/home', 'clock')]).toEqual([false, true, true])
  expect([has('nav.away', 'TH'), has('now', 'TH'), has('nav.home', 'RU')]).toEqual([false, false, false])
  expect([lookUp('nav.home', 'TH'), knows('TH')]).toEqual([undefined, false])
  for (const [key, ...place] of [['nav.home'], ['n.games'], ['now', 'page/home', 'clock'], ['now'], ['nav.away']] as const)
    expect(lackedBy(key, languageCodes, ...place)).toEqual(languageCodes.filter((language) => !has(key, language, ...place)))
})

test.each(languageCodes.filter((one) => one !== 'EN'))('what the build says that %s lacks is what its texts say', async (code) => {
  const keys = portalWords(new Map([['EN', await wordsIn('EN')]]), new Map(), new Map()).allKeys()
  const known = portalWords(new Map([[code, await wordsIn(code)]]), new Map(), new Map())
  const lacks = keys.filter((key) => !/_(?:zero|one|two|few|many)$/.test(key) && known.shipped(key, code) === undefined)
  expect([...(lackingWords[languages[code]] ?? [])].toSorted()).toEqual(lacks.filter((key) => !key.startsWith('server.')).toSorted())
})
