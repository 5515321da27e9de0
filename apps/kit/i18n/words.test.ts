import { expect, test, vi } from 'vitest'

import { chooseLanguage, dateTag, hasWord, listed, separated, t } from './words.ts'

test('reads texts by file and key, with the plural form and the figure of a count', () => {
  expect(t('ui.close')).toBe('Close')
  expect(t('outline.blocks', { count: 1 })).toBe('1 block')
  expect(t('outline.blocks', { count: 1200 })).toBe('1,200 blocks')
  expect(t('ui.drop-after', { label: 'Hot <games>' })).toBe('after Hot <games>')
})

test('shows a missing key, and reports it once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect([t('ui.not-there'), t('ui.not-there')]).toEqual(['ui.not-there', 'ui.not-there'])
  expect(warn.mock.calls).toEqual([['No word for ui.not-there']])
  expect({ 'ui.not-there': hasWord('ui.not-there'), 'ui.close': hasWord('ui.close') }).toEqual({ 'ui.not-there': false, 'ui.close': true })
})

test('in Arabic counts have six forms, figures stay Latin, and names are joined as Arabic joins them', async () => {
  const page = { documentElement: { lang: 'en', dir: 'ltr' } }
  vi.stubGlobal('document', page)
  await chooseLanguage('ar')
  expect(page.documentElement).toEqual({ lang: 'ar', dir: 'rtl' })
  expect([0, 1, 2, 3, 11, 100].map((count) => t('outline.blocks', { count }))).toEqual([
    'لا كتل',
    'كتلة واحدة',
    'كتلتان',
    '3 كتل',
    '11 كتلة',
    '100 كتلة',
  ])
  expect(t('canvas.nth', { count: 2, ordinal: 1 })).toBe('2')
  expect([t('ui.drop-after', { label: 'Hot games' }), t('ui.drop-after', { label: 'الألعاب' })]).toEqual([
    'بعد \u2068Hot games\u2069', // its two words would else stand in the sentence's order
    'بعد الألعاب',
  ])
  expect({
    "listed(['A', 'B'])": listed(['A', 'B']),
    "listed(['A', 'B'], 'disjunction')": listed(['A', 'B'], 'disjunction'),
    "separated(['A', undefined, 'B'])": separated(['A', undefined, 'B']),
  }).toEqual({
    "listed(['A', 'B'])": '\u2068A\u2069 و\u2068B\u2069',
    "listed(['A', 'B'], 'disjunction')": '\u2068A\u2069 أو \u2068B\u2069',
    "separated(['A', undefined, 'B'])": '\u2068A\u2069، \u2068B\u2069',
  })
  expect(new Intl.DateTimeFormat(dateTag(), { day: 'numeric', timeZone: 'UTC' }).format(0)).toBe('1')
  await chooseLanguage('en')
  expect({ "listed(['A', 'B'])": listed(['A', 'B']), "separated(['A', '', 'B'])": separated(['A', '', 'B']) }).toEqual({
    "listed(['A', 'B'])": 'A and B',
    "separated(['A', '', 'B'])": 'A, B',
  })
  vi.unstubAllGlobals()
})
