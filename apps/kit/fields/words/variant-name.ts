import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { Variation } from '../../../../src/schemas/varied-value.ts'
import { t } from '../../i18n/words.ts'
import { languageName } from './language-name.ts'

/** The language or device of a variant: "Arabic", "Phone". */
export function variantName(by: Variation, name: string): string {
  if (by === 'device') return t(`inspector.value-device-${name}`)
  return languageName(name as LanguageCode)
}
