import { languages } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'

/** A language's name in that language, as its speakers look for it. */
export function languageName(language: LanguageCode): string {
  const tag = languages[language]
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? language
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
