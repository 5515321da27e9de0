import { expect, test } from 'vitest'

import { createCatalogueIndex } from './catalogue-index.ts'
import type { SearchEntry } from './catalogue-index.ts'

const game = (name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  key: name,
  name,
  vendor: 'PG',
  vendorName: 'Pocket Games',
  category: 'RNG',
  ...more,
})

const games: SearchEntry[] = [
  game('Fox & Fortune'),
  game('Silver Fox', { vendor: 'FC', vendorName: 'Fa Chai' }),
  game('Phoenix Forge', { vendor: 'PP', vendorName: 'Pragmatic Play' }),
  game('Ember Koi', { vendor: 'JDB', vendorName: 'JDB' }),
  game('Koi Tycoon', { vendor: 'JDB', vendorName: 'JDB', category: 'FISH' }),
  game('88 Lanterns'),
  game('Sic Bo Royale', { category: 'LIVE' }),
  game('Rồng Hoàng Kim', { latin: 'Golden Dragon' }),
  game('Đèn Lồng'),
  game('Café Señor'),
  game('Fußball'),
  game('Ώρα Ρίσκου'),
  game('Весёлый тигр'),
  game('النمر الذهبي', { latin: 'Golden Tiger' }),
  game('皇家玉兔', { latin: 'Royal Rabbit' }),
  game('野生のウサギ'),
  game('ドラゴン'),
  game('행운의 호랑이'),
  game('เสือนำโชค'),
  game('ख़ुश कोई'),
]

async function catalogue(entries: readonly SearchEntry[] = games) {
  const index = createCatalogueIndex({ yieldToMain: () => Promise.resolve() })
  await index.add(entries)
  return index
}

/** The names found, with what matched in brackets. */
async function found(text: string): Promise<string[]> {
  const { hits } = (await catalogue()).search(text, { limit: 10 })
  return hits.map(({ key, ranges }) =>
    ranges.reduceRight((name, [start, end]) => `${name.slice(0, start)}[${name.slice(start, end)}]${name.slice(end)}`, key),
  )
}

test.each([
  ['a beginning, wherever a word begins', 'fo', ['[Fo]x & [Fo]rtune', 'Silver [Fo]x', 'Phoenix [Fo]rge']],
  ['full-width digits', '８８', ['[88] Lanterns']],
  ['digits of another script', '٨٨', ['[88] Lanterns']],
  ['full-width letters', 'Ｅｍｂｅｒ', ['[Ember] Koi']],
  ['missing accents', 'cafe senor', ['[Café] [Señor]']],
  ['accents that are too many', 'ëmbér', ['[Ember] Koi']],
  ['missing marks of Vietnamese', 'den long', ['[Đèn] [Lồng]']],
  ['a letter that Unicode does not take apart', 'fussball', ['[Fußball]']],
  ['Thai without its tone marks', 'เสือนําโชค', ['[เสือนำโชค]']],
  ['a Hangul syllable that is not finished', '호라', ['행운의 [호랑]이']],
  ['a Persian keyboard for Arabic', 'ذهبی', ['النمر ال[ذهبي]']],
  ['Greek without accents', 'ωρα ρισκου', ['[Ώρα] [Ρίσκου]']],
  ['Cyrillic without the dots', 'веселый', ['[Весёлый] тигр']],
  ['an ampersand as a word', 'fox and fortune', ['[Fox] [&] [Fortune]']],
  ['words in another order', 'forge phoenix', ['[Phoenix] [Forge]']],
  ['words without the blank', 'silverfox', ['[Silver Fox]']],
  ['the blank in another place', 'si cbo royale', ['[Sic Bo Royale]']],
  ['swapped letters', 'sivler fxo', ['[Silver Fox]']],
  ['swapped letters in a short word', 'kio', ['[Koi] Tycoon', 'Ember [Koi]', 'Rồng Hoàng [Kim]']],
  ['a letter missing', 'phonix', ['[Phoenix] Forge']],
  ['a letter too many', 'lantterns', ['88 [Lanterns]']],
  ['a wrong letter in a word not yet whole', 'lantarn', ['88 [Lantern]s']],
  ['the inside of a word', 'oenix', ['Ph[oenix] Forge']],
  ['Arabic without its vowel signs and hamza', 'النَّمر', ['[النمر] الذهبي']],
  ['Arabic without the article', 'ذهبي', ['النمر ال[ذهبي]']],
  ['the end of a name without blanks', '玉兔', ['皇家[玉兔]']],
  ['one character of a name', '兔', ['皇家玉[兔]']],
  ['a wrong character', '皇家王兔', ['[皇家玉兔]']],
  ['hiragana for katakana', 'うさぎ', ['野生の[ウサギ]']],
  ['half-width katakana', 'ﾄﾞﾗｺﾞﾝ', ['[ドラゴン]']],
  ['Hangul without the blank', '행운의호랑이', ['[행운의 호랑이]']],
  ['Thai from its middle', 'นำโชค', ['เสือ[นำโชค]']],
  ['Devanagari without the nukta', 'खुश', ['[ख़ुश] कोई']],
  ['the name in Latin letters', 'golden tiger', ['النمر الذهبي']],
])('finds %s', async (_, text, names) => {
  expect(await found(text)).toEqual(names)
})

test.each([
  ['a code', 'jdb', ['Ember Koi', 'Koi Tycoon']],
  ['a code with swapped letters', 'jbd', ['Ember Koi', 'Koi Tycoon']],
  ['a name', 'pragmatic', ['Phoenix Forge']],
  ['a misspelt name', 'pragmatik', ['Phoenix Forge']],
])('finds the games of a studio by %s', async (_, text, names) => {
  expect((await catalogue()).search(text, { limit: 10 }).hits.map(({ key }) => key)).toEqual(names)
})

test('finds a game by its studio and a word', async () => {
  expect(await found('pg fortune')).toEqual(['Fox & [Fortune]'])
  expect(await found('jdb tycon')).toEqual(['Koi [Tycoon]'])
})

test('names the studios that a word begins, each with its games', async () => {
  const { vendors } = (await catalogue()).search('jdb', { limit: 1 })
  expect(vendors).toEqual([
    { code: 'JDB', name: 'JDB', category: 'RNG', count: 1 },
    { code: 'JDB', name: 'JDB', category: 'FISH', count: 1 },
  ])
})

test('counts what was found by category and narrows to one', async () => {
  const index = await catalogue()
  expect(index.search('koi', { limit: 1 })).toMatchObject({ hits: [{ key: 'Koi Tycoon' }], total: 2, byCategory: { RNG: 1, FISH: 1 } })
  expect(index.search('koi', { limit: 10, category: 'FISH' })).toMatchObject({
    hits: [{ key: 'Koi Tycoon' }],
    total: 1,
    byCategory: { RNG: 1, FISH: 1 },
  })
})

test('a name that is typed whole comes before longer ones, and as typed before misspelt', async () => {
  const index = await catalogue(['Dragon Tigers', 'Tiger Dragon King', 'Dragon Tiger', 'Dragon Timer'].map((name) => game(name)))
  expect(index.search('dragon tiger', { limit: 10 }).hits.map(({ key }) => key)).toEqual([
    'Dragon Tiger',
    'Dragon Tigers',
    'Tiger Dragon King',
    'Dragon Timer',
  ])
})

test('each game of the same title is found', async () => {
  const index = await catalogue(['a', 'b'].map((key) => game('Blackjack', { key })))
  expect(index.search('blackjck', { limit: 10 }).hits.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('without a hit the nearest name is suggested, and nothing for nonsense', async () => {
  const index = await catalogue()
  expect(index.search('lantxrnz', { limit: 10 })).toMatchObject({ total: 1 })
  expect(index.search('emxxr', { limit: 10 })).toEqual({ hits: [], total: 0, byCategory: {}, vendors: [], suggestion: 'Ember Koi' })
  expect(index.search('qqqq', { limit: 10 })).toEqual({ hits: [], total: 0, byCategory: {}, vendors: [] })
})

test.each(['', ' ', '!?', '\u200b', '\u0000', '\uD83D'])('finds nothing for %j', async (text) => {
  expect((await catalogue()).search(text, { limit: 10 })).toEqual({ hits: [], total: 0, byCategory: {}, vendors: [] })
})

test('names and queries of any length are compared in part', async () => {
  const index = await catalogue([game('long '.repeat(5000), { key: 'long' }), game('\u0301'.repeat(5000), { key: 'marks' })])
  expect(index.search('long '.repeat(5000), { limit: 10 }).hits.map(({ key }) => key)).toEqual(['long'])
})

test('a game that is in already is not taken in again', async () => {
  const index = await catalogue([game('Ember Koi'), game('Ember Koi')])
  await index.add([game('Ember Koi')])
  expect({ size: index.size(), total: index.search('ember', { limit: 10 }).total }).toEqual({ size: 1, total: 1 })
})

test('pauses after every slice of work and answers from what has been added so far', async () => {
  let time = 0
  const answers: number[] = []
  const index = createCatalogueIndex({
    now: () => (time += 2), // each reading of the clock takes 2 ms
    yieldToMain: async () => void answers.push(index.search('koi', { limit: 10 }).total),
  })
  await index.add(Array.from({ length: 9 }, (_, i) => game(`Koi ${i}`)))
  expect(answers).toEqual([2, 5, 8])
})

test('two calls are taken in one after another', async () => {
  const index = createCatalogueIndex({ yieldToMain: () => Promise.resolve() })
  await Promise.all([index.add([game('First Koi')]), index.add([game('Second Koi')])])
  expect(index.search('koi', { limit: 10 }).hits.map(({ key }) => key)).toEqual(['First Koi', 'Second Koi'])
})
