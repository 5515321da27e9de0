import type { Json } from '../schemas/json.ts'
import { isObject } from '../schemas/json.ts'
import type { LanguageCode } from '../schemas/language.ts'

/**
 * A document as a player of one language needs it: of its `strings` those of that language and, for what it lacks, of English. The language
 * has strings then even where they are none, so that whoever reads the document knows for which languages it came.
 */
export function inLanguage(body: Json, language: LanguageCode): Json {
  if (!isObject(body) || !isObject(body.strings)) return body
  const { EN, [language]: own = {} } = body.strings as Readonly<Partial<Record<LanguageCode, Json>>> // in a checked document
  return { ...body, strings: { ...(EN !== undefined && { EN }), [language]: own } }
}

/** The same document with the strings of another language, as `inLanguage` gave them. */
export function withStringsOf<Document extends object>(document: Document, other: object, language: LanguageCode): Document {
  const [strings, more] = [document, other].map((one) => ('strings' in one && isObject(one.strings) ? one.strings : {}))
  return { ...document, strings: { ...strings, [language]: more?.[language] ?? {} } }
}

/** Whether a document that came for some languages has strings, and none of this one. */
export function lacksStrings(document: object, language: LanguageCode): boolean {
  return 'strings' in document && isObject(document.strings) && !Object.hasOwn(document.strings, language)
}
