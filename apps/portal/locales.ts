import type { Locale } from '../../src/runtime/i18n/words.ts'
import { languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

const english = import.meta.glob<Record<string, string>>('../../locales/en/*.json', {
  eager: true,
  import: 'default',
})
const others = import.meta.glob<Words>('../../locales/*/index.ts', { import: 'words' })

export type Words = Record<string, Record<string, string>> // by path

/** `./widgets/banner.json` → file `widgets/banner`. */
export function localeOf(words: Words): Locale {
  return Object.fromEntries(
    Object.entries(words).map(([path, entries]) => [path.replace(/^(?:\.\.\/\.\.\/locales\/en|\.)\/|\.json$/g, ''), entries]),
  )
}

export const englishLocale: Locale = localeOf(english)

/** Words of one language, a chunk of its own: `locales/<tag>/index.ts` gathers them. A language without words is read in English. */
export async function loadLocale(language: LanguageCode): Promise<Locale> {
  const load = others[`../../locales/${languages[language]}/index.ts`]
  return load ? localeOf(await load()) : englishLocale
}
