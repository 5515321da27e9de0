import { others } from 'virtual:words'

import type { Locale, LocalePart } from '../../src/runtime/i18n/words.ts'
import { languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

// those of locales/en/index.ts come after the landing page's first screen, or with another page; the server alone says the others
const english = import.meta.glob<Record<string, string>>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/{about,agent,agent-home,announcement,claim,favourite,field,form,launch,login,member}.json',
    '!../../locales/en/{not-found,notification,password,point-mall,protection,raffle,refusal,register,room,rule,security}.json',
    '!../../locales/en/{server,status}.json',
  ],
  { eager: true, import: 'default' },
)
const laterEnglish = import.meta.glob<Words>('../../locales/en/index.ts', { import: 'words' })

export type Words = Record<string, Record<string, string>> // by path

/** `./widgets/banner.json` → file `widgets/banner`. */
export function localeOf(words: Words): Locale {
  return Object.fromEntries(
    Object.entries(words).map(([path, entries]) => [path.replace(/^(?:\.\.\/\.\.\/locales\/en|\.)\/|\.json$/g, ''), entries]),
  )
}

/** The English words that come with the first script. */
export const englishLocale: Locale = localeOf(english)

/**
 * Words of one language, or one part of them, each a download of its own (build/word-parts.ts); of English, those that the first script
 * lacks. A language without words is read in English.
 */
export async function loadLocale(language: LanguageCode, part?: LocalePart): Promise<Locale> {
  if (language === 'EN') return part === 'first' ? englishLocale : localeOf((await laterEnglish['../../locales/en/index.ts']?.()) ?? {})
  const { words = {}, rest } = (await others[languages[language]]?.()) ?? {}
  if (part === 'first') return words
  const later = (await rest?.())?.words ?? {}
  return part === 'rest' ? later : { ...words, ...later }
}
