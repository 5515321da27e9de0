import { createWords } from '../../../src/runtime/i18n/words.ts'
import type { Locale, Words } from '../../../src/runtime/i18n/words.ts'
import type { BrandWords, Page, Release } from '../../../src/schemas/documents.ts'
import { languageCodes, languages, wordsDocument } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'

const files = import.meta.glob<Locale[string] | Locale>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** Files of `locales/<tag>` that the server alone reads: no player downloads them, and no document can name their words. */
export const serverFiles = ['server']

/** The words of a language, but for those of widgets. */
const localeOf = (language: LanguageCode): Locale =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, entries]) => {
      const [, tag, file = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
      if (tag !== languages[language]) return []
      return file === 'words'
        ? Object.entries(entries as Locale).filter(([name]) => !name.startsWith('widgets/'))
        : [[file, entries as Locale[string]]]
    }),
  )
const locales = Object.fromEntries(languageCodes.map((language) => [language, localeOf(language)])) as Record<LanguageCode, Locale>

const made = new WeakMap<Release, Map<LanguageCode, Words>>()

/**
 * The words of a release in one language, as the portal has them (`createWords`): the pages' own words first, English for what the
 * language lacks. Words of widgets are left out.
 */
export function wordsOf(release: Release, language: LanguageCode): Words {
  const byLanguage = made.get(release) ?? new Map<LanguageCode, Words>()
  made.set(release, byLanguage)
  let words = byLanguage.get(language)
  if (!words) {
    words = createWords({
      first: language,
      locales: { EN: locales.EN, [language]: locales[language] },
      load: () => Promise.reject(new Error('The server has all words at once.')),
    })
    for (const code of ['EN', language] as const)
      words.replace(code, (release.documents[wordsDocument(code)]?.body as BrandWords | undefined)?.words)
    for (const [name, { body }] of Object.entries(release.documents)) {
      const { kind, id, strings = {} } = (body ?? {}) as Partial<Page> // a release's bodies are checked
      if (kind !== 'page' || !name.startsWith('page/') || id === undefined) continue
      for (const code of ['EN', language] as const) if (strings[code]) words.add(code, `page/${id}`, strings[code])
    }
    byLanguage.set(language, words)
  }
  return words
}
