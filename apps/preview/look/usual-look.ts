import { combine } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { languageCodes } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { $brandName, $effective } from '../model/documents.ts'
import { $look, unusualParts } from '../model/look.ts'

const $brandDocument = combine($effective, $brandName, (documents, name): JsonObject => documents.get(name) ?? {})

/** The languages that the brand offers, its own first of all. */
export const $offered = $brandDocument.map(({ languages, defaultLanguage }): readonly LanguageCode[] => {
  const offered = Array.isArray(languages) ? languageCodes.filter((code) => languages.includes(code)) : []
  const first = languageCodes.find((code) => code === defaultLanguage)
  return first ? [first, ...offered.filter((code) => code !== first)] : offered
})
export const $brandTheme = $brandDocument.map(({ defaultTheme }): 'dark' | 'light' => (defaultTheme === 'light' ? 'light' : 'dark'))

/** What is not usual about who looks and at what. The brand's own language or theme, chosen by hand, is usual. */
export const $unusual = combine($look, $offered, $brandTheme, (look, offered, theme) =>
  unusualParts(look).filter((part) => !(part === 'language' && look.language === offered[0]) && !(part === 'theme' && look.theme === theme)))
