import { isObject } from '../../../../src/schemas/json.ts'
import { combine } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { $contracts } from '../catalogue/catalogue.ts'
import { $document, $documents } from './documents.ts'
import { wordsDocument } from '../../../../src/schemas/language.ts'
import { $lobbyWords } from '../catalogue/lobby-words.ts'
import { shellLanguageCode } from '../../../kit/i18n/words.ts'
import type { Block } from './nodes.ts'

type Named = Pick<Block, 'widget' | 'id'> & { node?: JsonObject }

/** How blocks are called: by a title of their own, else by their type. Another object whenever a name may have become another. */
export type Naming = {
  /** "Hot games" */
  nameOf: (block: Named) => string
  /** "Game section"; a type that is not known by its code. */
  typeOf: (widget: string) => string
}

/** Texts that the open page brings itself; the same object while they are the same. */
const $strings = $document.map((document): Json => document?.strings ?? null)
const $english = $documents.map((documents): Json => documents.get(wordsDocument('EN'))?.words ?? null)
/** Another language of the shell brings other contracts. */
const $ofLanguage = combine($documents, $contracts, (documents): Json => documents.get(wordsDocument(shellLanguageCode()))?.words ?? null)

/** In the language of the shell, else in English, a name is a text of the open page, of the brand or of the lobby. */
export const $naming = combine(
  $contracts,
  $lobbyWords,
  $strings,
  $english,
  $ofLanguage,
  (contracts, words, strings, english, ofLanguage): Naming => {
    const typeOf = (widget: string) => contracts.get(widget)?.title ?? widget
    const ofPage = isObject(strings) ? strings : {}
    const own = [ofPage[shellLanguageCode()], ofLanguage, ofPage.EN, english].filter((texts) => isObject(texts))
    const textOf = (text: string): string | undefined => {
      if (!text.startsWith('t:')) return text.trim() || undefined
      const key = text.slice('t:'.length)
      const ours = own.map((texts) => texts[key]).find((found) => typeof found === 'string')
      return ours ?? words?.get(key)
    }
    return {
      typeOf,
      nameOf({ widget, node }) {
        const title = isObject(node?.props) ? (node.props.title ?? node.props.label) : undefined
        return (typeof title === 'string' ? textOf(title) : undefined) ?? typeOf(widget)
      },
    }
  },
)
