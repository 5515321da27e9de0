import { languages } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { shellLanguage } from '../../i18n/words.ts'

/** The name of a lobby's language in the language of the shell. */
export function languageName(code: LanguageCode): string {
  return new Intl.DisplayNames([shellLanguage()], { type: 'language' }).of(languages[code]) ?? code
}
