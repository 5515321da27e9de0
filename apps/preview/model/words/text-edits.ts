import SHA256 from 'crypto-js/sha256'

import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { wordsDocument } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { Documents } from '../documents/editor-history.ts'

/** A text of a word in one language; without a text the brand's own is removed. */
export type WordText = { key: string; language: LanguageCode; text: string | undefined }

/** The mark of an English text, by which a translation knows which text it was made from. */
export function textMark(text: string): string {
  return SHA256(text).toString().slice(0, 16)
}

/**
 * The edits that write texts into the brand's words documents. One that is not there is made. A translation is marked with the English text
 * that it stands for now.
 */
export function textEdits(
  documents: Documents,
  texts: readonly WordText[],
  englishOf: (key: string) => string | undefined,
): { edits: { document: string; patch: PatchOperation[] }[] } | { whole: { document: string; body: JsonObject }[] } {
  const edits = [...new Set(texts.map(({ language }) => language))].map((language) => {
    const document = wordsDocument(language)
    const body = documents.get(document) ?? { kind: 'words', id: language.toLowerCase(), format: 1, words: {} }
    const own = texts.filter((one) => one.language === language)
    return { document, body, patch: own.flatMap((one) => patchFor(body, one, englishOf(one.key))) }
  })
  if (edits.every(({ document }) => documents.get(document))) return { edits: edits.map(({ document, patch }) => ({ document, patch })) }
  // an object stays one
  return { whole: edits.map(({ document, body, patch }) => ({ document, body: applyPatch(body, patch).value as JsonObject })) }
}

function patchFor(body: JsonObject, { key, language, text }: WordText, english: string | undefined): PatchOperation[] {
  const marks = isObject(body.of) ? body.of : undefined
  if (text === undefined)
    return [
      ...(isObject(body.words) && Object.hasOwn(body.words, key) ? [{ op: 'remove' as const, path: pointerOf('words', key) }] : []),
      ...(marks && Object.hasOwn(marks, key) ? [{ op: 'remove' as const, path: pointerOf('of', key) }] : []),
    ]
  const mark = language === 'EN' || english === undefined ? undefined : textMark(english)
  return [
    { op: 'add', path: pointerOf('words', key), value: text },
    ...(mark === undefined
      ? []
      : marks
        ? [{ op: 'add' as const, path: pointerOf('of', key), value: mark }]
        : [{ op: 'add' as const, path: '/of', value: { [key]: mark } }]),
  ]
}
