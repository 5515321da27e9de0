import { isObject } from '../../../../src/schemas/json.ts'
import { combine } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { $contracts } from '../catalogue/catalogue.ts'
import { $document, $documents } from './documents.ts'
import { wordsDocument } from '../../../../src/schemas/language.ts'
import { $lobbyWords } from '../catalogue/lobby-words.ts'
import type { Block } from './nodes.ts'

type Named = Pick<Block, 'widget' | 'id'> & { node?: JsonObject }

/** How blocks are called: by a title of their own, else by their type. Another object whenever a name may have become another. */
export type Naming = {
  /** "Hot games" */
  nameOf: (block: Named) => string
  /** "Game section"; a type that is not known by its code. */
  typeOf: (widget: string) => string
}

/** The words of the brand and of the open page, which override the lobby's. */
const $ownWords = $document.map((document): Json | null =>
  isObject(document?.strings) && isObject(document.strings.EN) ? document.strings.EN : null,
)
const $brandWords = $documents.map((documents): Json => documents.get(wordsDocument('EN'))?.words ?? null)

export const $naming = combine($contracts, $lobbyWords, $ownWords, $brandWords, (contracts, words, own, ofBrand): Naming => {
  const typeOf = (widget: string) => contracts.get(widget)?.title ?? widget
  const textOf = (text: string): string | undefined => {
    if (!text.startsWith('t:')) return text.trim() || undefined
    const key = text.slice('t:'.length)
    const ours = [own, ofBrand].map((texts) => (isObject(texts) ? texts[key] : undefined)).find((text) => typeof text === 'string')
    return ours ?? words?.get(key)
  }
  return {
    typeOf,
    nameOf({ widget, node }) {
      const title = isObject(node?.props) ? (node.props.title ?? node.props.label) : undefined
      return (typeof title === 'string' ? textOf(title) : undefined) ?? typeOf(widget)
    },
  }
})
