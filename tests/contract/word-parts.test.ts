import { entryTypes, landingTypes, widgets } from 'virtual:first-widgets'
import { others } from 'virtual:words'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { englishLocale, loadLocale } from '../../apps/portal/locales.ts'
import { languageOfTag } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

const languages = Object.keys(others).flatMap((tag) => languageOfTag(tag) ?? [])
/** What a player downloads of words before the landing page is drawn, at most, compressed. */
const mostBytes = 15_000

test.each(languages)(
  'the first words of %s are those of the first script and its widgets, and are at most 15 kB compressed',
  async (language) => {
    const first = await loadLocale(language, 'first')
    const shared = Object.keys(first).filter((file) => !file.startsWith('widgets/'))
    const ofWidgets = Object.keys(first).flatMap((file) => (file.startsWith('widgets/') ? [file.slice('widgets/'.length)] : []))
    const types = new Set([...landingTypes, ...widgets.map(({ contract }) => contract.type)])

    expect(shared.toSorted()).toEqual(Object.keys(englishLocale).toSorted())
    expect(ofWidgets.filter((type) => !types.has(type) || entryTypes.includes(type))).toEqual([])
    expect(ofWidgets.length).toBeGreaterThan(5)
    expect(gzipSync(JSON.stringify(first)).length).toBeLessThan(mostBytes)
  },
)

test.each(languages)('both parts of %s together are all its words but those of the server, and no word is in both', async (language) => {
  const [first, rest, whole] = await Promise.all([
    loadLocale(language, 'first'),
    loadLocale(language, 'rest'),
    loadLocale(language satisfies LanguageCode),
  ])

  expect(Object.keys(rest).filter((file) => Object.hasOwn(first, file))).toEqual([])
  expect(whole).toEqual({ ...first, ...rest })
  expect(Object.hasOwn(whole, 'server')).toBe(false)
})
