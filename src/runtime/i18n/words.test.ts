import { expect, test, vi } from 'vitest'

import type { LoadLocale, Locale } from './words.ts'
import { createWords } from './words.ts'

const EN: Locale = {
  nav: { home: 'Home', back: 'Back' },
  count: { games_one: '{{n}} game', games_other: '{{n}} games' },
  'widgets/shelf': { more: 'More', only: 'Only in English' },
}
const AR: Locale = {
  nav: { home: 'الرئيسية' },
  count: {
    games_zero: 'لا ألعاب',
    games_one: 'لعبة واحدة',
    games_two: 'لعبتان',
    games_few: '{{n}} ألعاب',
    games_many: '{{n}} لعبة',
    games_other: '{{n}} لعبة',
  },
  'widgets/shelf': { more: 'المزيد' },
}
function given(first: 'EN' | 'AR' = 'EN') {
  const missing = vi.fn<(key: string) => void>()
  const load = vi.fn<() => Promise<Locale>>(() => Promise.resolve(AR))
  return { words: createWords({ first, locales: first === 'EN' ? { EN } : { EN, AR }, load, missing }), missing, load }
}

test('a key is looked for on the page, then in the widget, then in the locales', () => {
  const { words } = given()
  expect(words.from('home', 'shelf')('nav.home')).toBe('Home')
  words.add('EN', 'widget/shelf', { more: 'More', 'nav.home': 'Home of the widget' })
  expect(words.from('home', 'shelf')('nav.home')).toBe('Home of the widget')
  words.add('EN', 'page/home', { 'nav.home': 'Home of the page' })
  expect(words.from('home', 'shelf')('nav.home')).toBe('Home of the page')
  expect(words.from('rng', 'other')('nav.home')).toBe('Home')
})

test('English replaces what a language lacks', () => {
  const { words } = given('AR')
  expect(words.from('', 'shelf')('more')).toBe('المزيد')
  expect(words.from('', 'shelf')('only')).toBe('Only in English')
  expect(words.from()('nav.back')).toBe('Back')
})

test.each([
  [0, 'لا ألعاب'],
  [1, 'لعبة واحدة'],
  [2, 'لعبتان'],
  [3, '3 ألعاب'],
  [11, '11 لعبة'],
  [100, '100 لعبة'],
  [3040, '3,040 لعبة'],
])('Arabic counts %i in its own form', (count, text) => {
  expect(given('AR').words.from()('count.games', { count })).toBe(text)
})

test('English counts one and many', () => {
  const t = given().words.from()
  expect({
    "t('count.games', { count: 1 })": t('count.games', { count: 1 }),
    "t('count.games', { count: 0 })": t('count.games', { count: 0 }),
    "t('count.games', { count: 3040 })": t('count.games', { count: 3040 }),
  }).toEqual({
    "t('count.games', { count: 1 })": '1 game',
    "t('count.games', { count: 0 })": '0 games',
    "t('count.games', { count: 3040 })": '3,040 games',
  })
})

test('a key that does not exist is shown as its last part, and reported once', () => {
  const { words, missing } = given()
  expect({
    "words.from()('nav.lost')": words.from()('nav.lost'),
    "words.from('home')('nav.lost')": words.from('home')('nav.lost'),
  }).toEqual({ "words.from()('nav.lost')": 'lost', "words.from('home')('nav.lost')": 'lost' })
  expect(missing.mock.calls).toEqual([['nav.lost']])
})

test('only a text that begins with t: is translated', () => {
  const { words } = given()
  expect({ 't:nav.home': words.text('t:nav.home'), 'nav.home': words.text('nav.home'), '': words.text('') }).toEqual({
    't:nav.home': 'Home',
    'nav.home': 'nav.home',
    '': '',
  })
})

test('the first key that exists wins', () => {
  const { words, missing } = given()
  expect(words.first(['empty.title', 'nav.lost', 'nav.back'])).toBe('Back')
  expect(words.first(['more', 'nav.back'], 'home', 'shelf')).toBe('More')
  expect(missing).not.toHaveBeenCalled()
})

test('a language is loaded once, and every change reaches the listeners', async () => {
  const { words, load } = given()
  const listener = vi.fn<() => void>()
  const stop = words.subscribe(listener)
  const before = words.from()
  await words.use('AR')
  expect({ language: words.language(), "words.from()('nav.home')": words.from()('nav.home') }).toEqual({
    language: 'AR',
    "words.from()('nav.home')": 'الرئيسية',
  })
  expect(words.from()).not.toBe(before) // a view sees another `t`, and renders again
  await words.use('EN')
  await words.use('AR')
  expect(load).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  await words.use('EN')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a namespace that is added again is replaced', () => {
  const { words } = given()
  words.add('EN', 'page/home', { a: 'one', b: 'two' })
  words.add('EN', 'page/home', { a: 'three' })
  expect({ a: words.from('home')('a'), b: words.from('home')('b') }).toEqual({ a: 'three', b: 'b' })
})

test('words that were replaced are read by whoever listens once the language is used again, with another translate', async () => {
  const { words } = given()
  const before = words.from('home', 'shelf')
  const heard: string[] = []
  words.subscribe(() => heard.push(words.from('home', 'shelf')('more')))

  words.add('EN', 'widget/shelf', { more: 'Even more' })
  await words.use('EN')

  expect(heard).toEqual(['Even more'])
  expect(words.from('home', 'shelf')).not.toBe(before)
})

function givenPart(load: () => Promise<Locale>) {
  const missing = vi.fn<(key: string) => void>()
  const words = createWords({ first: 'EN', locales: { EN }, partial: true, load, missing })
  const shown: string[] = []
  words.subscribe(() => shown.push(words.from()('form.unknown')))
  return { words, missing, shown }
}

test('a key of a file that is not here yet is empty, and is read anew once its file is', async () => {
  const load = vi.fn<() => Promise<Locale>>(() => Promise.resolve({ form: { unknown: 'Unknown error' } }))
  const { words, missing, shown } = givenPart(load)

  expect([words.from()('nav.home'), load.mock.calls.length]).toEqual(['Home', 0])
  expect([words.from()('form.unknown'), words.from()('form.unknown')]).toEqual(['', ''])
  await words.complete()
  expect({ shown, loads: load.mock.calls, missing: missing.mock.calls }).toEqual({
    shown: ['Unknown error'],
    loads: [['EN', 'rest']],
    missing: [],
  })
})

test('a file that cannot be downloaded is asked for again; until then its keys are shown as their last part', async () => {
  const load = vi.fn<() => Promise<Locale>>(() => Promise.resolve({ form: { unknown: 'Unknown error' } }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { words, shown } = givenPart(load)

  expect(words.from()('form.unknown')).toBe('')
  await expect(words.complete()).rejects.toThrow('Failed to fetch')
  await words.complete()
  expect(shown).toEqual(['unknown', 'Unknown error'])
})

test('a key that the files here lack is reported at once, and one of the other files when they are here', async () => {
  const { words, missing } = givenPart(() => Promise.resolve({ form: { unknown: 'Unknown error' } }))

  expect([words.from()('nav.lost'), words.from()('form.lost')]).toEqual(['lost', ''])
  expect(missing.mock.calls).toEqual([['nav.lost']])
  await words.complete()
  expect(words.from()('form.lost')).toBe('lost')
  expect(missing.mock.calls).toEqual([['nav.lost'], ['form.lost']])
})

test('words of the brand replace those of the portal and of widgets, whenever either comes, and leave them with the document', async () => {
  const { words } = given('AR')
  words.replace('AR', { 'nav.home': 'البداية', 'widgets/shelf.more': 'كل شيء', 'own.summer': 'الصيف' })
  words.replace('EN', { 'own.winter': 'Winter', 'widgets/late.title': 'Of the brand' })
  words.add('EN', 'widget/late', { title: 'Of the widget', text: 'Text' })
  await words.use('AR')
  const read = () => ['nav.home', 'nav.back', 'own.summer', 'own.winter'].map((key) => words.from()(key))
  const ofWidgets = () => [words.from('', 'shelf')('more'), words.from('', 'late')('title'), words.from('', 'late')('text')]
  expect(read()).toEqual(['البداية', 'Back', 'الصيف', 'Winter'])
  expect(ofWidgets()).toEqual(['كل شيء', 'Of the brand', 'Text'])

  words.replace('AR', undefined)
  words.replace('EN', { 'own.winter': 'Cold' })
  await words.use('AR')
  expect(read()).toEqual(['الرئيسية', 'Back', 'summer', 'Cold'])
  expect(ofWidgets()).toEqual(['المزيد', 'Of the widget', 'Text'])
})

const TH: Record<'first' | 'rest', Locale> = {
  first: { nav: { home: 'หน้าแรก' }, 'widgets/shelf': { more: 'เพิ่มเติม' } },
  rest: { form: { send: 'ส่ง' }, 'widgets/raffle': { draw: 'หมุน' } },
}
function givenParts() {
  const late: Locale = { form: { send: 'Send', again: 'Again' } }
  const load = vi.fn<LoadLocale>(async (language, part = 'first') => (language === 'TH' ? TH[part] : language === 'AR' ? AR : late))
  const missing = vi.fn<(key: string) => void>()
  return { words: createWords({ first: 'TH', locales: { EN }, partial: true, load, missing }), load, missing }
}

test('a language begins with its first words, and a widget whose words are among the others waits for them', async () => {
  const { words, load } = givenParts()
  await words.use('TH')
  await words.completeFor('shelf')
  expect(load.mock.calls).toEqual([['TH', 'first']])

  await Promise.all([words.completeFor('raffle'), words.completeFor('raffle')])
  expect(load.mock.calls).toEqual([
    ['TH', 'first'],
    ['TH', 'rest'],
  ])
  const read = [words.from()('nav.home'), words.from('', 'shelf')('more'), words.from('', 'raffle')('draw')]
  expect(read).toEqual(['หน้าแรก', 'เพิ่มเติม', 'หมุน'])
})

test('a key of the other words is empty until they are here, then English, and reported where English lacks it', async () => {
  const { words, missing } = givenParts()
  await words.use('TH')
  const read = () => ['form.send', 'form.again', 'form.lost'].map((key) => words.from()(key))

  expect(read()).toEqual(['', '', ''])
  await Promise.all([words.complete(), words.complete('EN')])
  expect(read()).toEqual(['ส่ง', 'Again', 'lost'])
  expect(missing.mock.calls).toEqual([['form.lost']])
})

test('a language that is chosen on a page with all words comes whole', async () => {
  const { words } = givenParts()
  await words.use('EN')
  await words.complete()
  await words.use('TH')
  expect([words.from()('nav.home'), words.from()('form.send')]).toEqual(['หน้าแรก', 'ส่ง'])
})

test('of two languages that are chosen quickly the last one stays, whichever comes first', async () => {
  const { words, load } = givenParts()
  let come: (locale: Locale) => void = () => undefined
  load.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  const slow = words.use('TH')
  await words.use('AR')
  come(TH.first)
  await slow

  expect([words.language(), words.from()('nav.home')]).toEqual(['AR', 'الرئيسية'])
})
