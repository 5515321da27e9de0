import { combine } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { $brandName, $effective } from '../documents/documents.ts'
import { $shown } from './frames.ts'
import { $viewSettings, changedParts } from '../documents/view-settings.ts'

const $brandDocument = combine($effective, $brandName, (documents, name): JsonObject => documents.get(name) ?? {})

/** The languages that the brand offers, its own first of all. */
export const $offered = $brandDocument.map(({ languages, defaultLanguage }): readonly LanguageCode[] => {
  const offered = Array.isArray(languages) ? languageCodes.filter((code) => languages.includes(code)) : []
  const first = languageCodes.find((code) => code === defaultLanguage)
  return first ? [first, ...offered.filter((code) => code !== first)] : offered
})
/** The theme that is drawn: the selected one, else the one that the preview reports, else the brand's. */
export const $drawnTheme = combine($brandDocument, $viewSettings, $shown, ({ defaultTheme }, { theme }, shown): 'dark' | 'light' => {
  const drawn = theme ?? shown?.facts.theme ?? defaultTheme
  return drawn === 'light' ? 'light' : 'dark'
})

/** View settings that differ from their defaults. The brand's own language is a default, also when it is selected explicitly. */
export const $changedParts = combine($viewSettings, $offered, (viewSettings, offered) =>
  changedParts(viewSettings).filter((part) => !(part === 'language' && viewSettings.language === offered[0])),
)
