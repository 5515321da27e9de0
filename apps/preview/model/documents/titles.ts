import type { JsonObject } from '../../../../src/schemas/json.ts'
import { languageName } from '../../../kit/fields/words/language-name.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import { readableId } from '../../../../src/schemas/readable-id.ts'
import { hasWord, t } from '../../../kit/i18n/words.ts'

/** What a document is called for operators: a known one by our words, a brand by its name, another by its id made readable. */
export function documentTitle(name: string, document: JsonObject | null | undefined): string {
  const [kind = '', id = ''] = name.split('/')
  if (kind === 'brand') return t('outline.brand')
  if (kind === 'flags') return t('outline.flags')
  if (kind === 'media') return t('outline.pictures')
  const language = kind === 'words' ? languageCodes.find((code) => code.toLowerCase() === id) : undefined
  if (language) return t('outline.words-in', { language: languageName(language) })
  const key = `documents.${kind}.${id}`
  if (hasWord(key)) return t(key)
  return readableId(typeof document?.id === 'string' ? document.id : id)
}

/** The id that a title or a text suggests: its Latin letters and digits in small letters, with hyphens between words. */
export function idFromTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}+/gu, '')
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
}
