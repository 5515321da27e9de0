import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'

import { isObject, pointerOf } from '../../../src/schemas/json.ts'
import { wordsDocument } from '../../../src/schemas/language.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import type { WordList } from '../../kit/fields/form/types.ts'
import { t } from '../../kit/i18n/words.ts'
import { $doc, $document, $documents, edited } from '../model/documents/documents.ts'
import { joinedByNext } from '../model/documents/editor-history.ts'
import { $sharedWith } from '../model/documents/sharing.ts'
import { keyFromText, textsPut } from '../model/words/own-texts.ts'
import { textsWanted } from '../model/words/portal-words.ts'
import { asObject } from './editor-context.ts'

const $strings = combine($document, (document) => asObject(document?.strings))
const english = wordsDocument('EN')
const $hasEnglish = $documents.map((documents) => documents.get(english) !== undefined && documents.get(english) !== null)
const $isShared = $sharedWith.map((brands) => brands.length > 0)

/**
 * The words with what writes them. A text goes where the word stands: into the open document, else into the brand's words. A new word of a
 * document that other brands share stands in that document, for they have not the words of this brand; a menu has no place for it.
 */
export function useEditableWords(words: WordList): WordList {
  const { doc, strings, isShared, hasEnglish, put, load, edit } = useUnit({
    doc: $doc,
    strings: $strings,
    isShared: $isShared,
    hasEnglish: $hasEnglish,
    put: textsPut,
    load: textsWanted,
    edit: edited,
  })
  const holdsWords = doc.startsWith('page/') || doc.startsWith('form/')
  return useMemo((): WordList => {
    const isHere = (key: string) => Object.values(strings).some((entries) => isObject(entries) && Object.hasOwn(entries, key))
    const intoDocument = (language: string, key: string, text: string | undefined): PatchOperation[] => {
      const path = pointerOf('strings', language, key)
      if (text === undefined) return Object.hasOwn(asObject(strings[language]), key) ? [{ op: 'remove', path }] : []
      if (Object.keys(strings).length === 0) return [{ op: 'add', path: '/strings', value: { [language]: { [key]: text } } }]
      return isObject(strings[language])
        ? [{ op: 'add', path, value: text }]
        : [{ op: 'add', path: pointerOf('strings', language), value: { [key]: text } }]
    }
    return {
      ...words,
      load,
      put(key, language, text) {
        const group = `word ${language} ${key}`
        const label = t('inspector.did-word', { key })
        if (isHere(key)) edit({ document: doc, patch: intoDocument(language, key, text), group, label, typed: true })
        else put({ texts: [{ key, language, text }], group, label, typed: true })
      },
      create:
        isShared && !holdsWords
          ? t('inspector.new-word-shared')
          : (text) => {
              const key = keyFromText(text, (name) => words.lookUp(name, 'EN') !== undefined || isHere(name))
              const step = { label: t('inspector.did-new-word', { key }), group: joinedByNext } // the field's own edit is next
              const patch: PatchOperation[] = [{ op: 'add', path: pointerOf('words', key), value: text }]
              if (isShared) edit({ document: doc, patch: intoDocument('EN', key, text), ...step })
              else if (hasEnglish) edit({ document: english, patch, ...step })
              else edit({ whole: [{ document: english, body: { kind: 'words', id: 'en', format: 1, words: { [key]: text } } }], ...step })
              return key
            },
    }
  }, [words, doc, strings, isShared, holdsWords, hasEnglish, put, load, edit])
}
