import { others as ofServer } from 'virtual:server-words'
import { others } from 'virtual:words'

import { createWords } from '../../../src/runtime/i18n/words.ts'
import type { Locale, Words } from '../../../src/runtime/i18n/words.ts'
import type { BrandWords, Page, Release } from '../../../src/schemas/documents.ts'
import { languages, wordsDocument } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'

const files = import.meta.glob<Locale[string]>('../../../locales/en/*.json', { eager: true, import: 'default' })

/** Files of `locales/<tag>` that the server alone reads: no player downloads them, and no document can name their words. */
export const serverFiles = ['server']

const english: Locale = Object.fromEntries(
  Object.entries(files).map(([path, entries]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), entries]),
)
const loaded = new Map<LanguageCode, Locale>([['EN', english]])
const loading = new Map<LanguageCode, Promise<void>>()

/** Loads the words of a language, but for those of widgets: the server has a language in memory once somebody has asked for it. */
export function loadWords(language: LanguageCode): Promise<void> {
  if (loaded.has(language)) return Promise.resolve()
  let running = loading.get(language)
  // words that cannot be read now, as in the middle of an edit, are asked for again by the next page
  const begin = () => load(language).catch(() => undefined)
  if (!running) loading.set(language, (running = begin().finally(() => loading.delete(language))))
  return running
}

async function load(language: LanguageCode): Promise<void> {
  const [of, server] = [await others[languages[language]]?.(), await ofServer[languages[language]]?.()]
  const rest = await of?.rest()
  const all = Object.entries({ ...of?.words, ...rest?.words, ...server?.words })
  loaded.set(language, Object.fromEntries(all.filter(([name]) => !name.startsWith('widgets/'))))
}

const made = new WeakMap<Release, Map<LanguageCode, Words>>()

/**
 * The words of a release in one language, as the portal has them (`createWords`): the pages' own words first, English for what the
 * language lacks. Words of widgets are left out. A language whose words are not loaded (`loadWords`) is read in English.
 */
export function wordsOf(release: Release, language: LanguageCode): Words {
  const locale = loaded.get(language)
  if (!locale) return wordsOf(release, 'EN')
  const byLanguage = made.get(release) ?? new Map<LanguageCode, Words>()
  made.set(release, byLanguage)
  let words = byLanguage.get(language)
  if (!words) {
    words = createWords({
      first: language,
      locales: { EN: english, [language]: locale },
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
