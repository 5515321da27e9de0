import { inLanguage } from '../../../src/rules/document-language.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { languageCodes } from '../../../src/schemas/language.ts'

/**
 * The text of a document by its hash, or those of several, with commas between their hashes, as an object by hash. With a language each has
 * its strings in that language and in English alone. `undefined` where one of them, or the language, is unknown.
 */
export function documentsText(
  { hash, language }: { hash: string; language?: string },
  textOf: (hash: string) => string | undefined,
): string | undefined {
  const code = languageCodes.find((known) => known === language)
  if (language !== undefined && code === undefined) return undefined
  const asked = hash.split(',')
  const hashes = [...new Set(asked)] // one that is named again makes the answer no longer
  const texts: string[] = []
  for (const one of hashes) {
    const text = textOf(one)
    if (text === undefined) return undefined
    texts.push(code === undefined ? text : JSON.stringify(inLanguage(JSON.parse(text) as Json, code))) // our own document
  }
  return asked.length === 1 ? texts[0] : `{${texts.map((text, index) => `${JSON.stringify(hashes[index])}:${text}`).join(',')}}`
}
