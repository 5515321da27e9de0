import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { wordsDocument } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { isRichText } from '../../../../src/schemas/rich-text.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import { isVaried, variantNameOf } from '../../../../src/schemas/varied-value.ts'
import type { Block } from '../../model/documents/nodes.ts'

/**
 * A text of a block that can be typed into: where it stands, in the document of its page or in the brand's words, and what it says. `word`:
 * it is a text of a word, `shipped` the one that the portal comes with, which stands in no document until typing writes the brand's own.
 */
export type TextPlace = { document: string; pointer: string; value: string | Json[]; word?: Word }
type Word = { key: string; language: LanguageCode; shipped: string | undefined }

/** What decides which variant of a text is drawn. */
export type Shown = { language: LanguageCode; device: string }

/**
 * The texts of a block that its page or its brand says: props that are a text, rich texts, variants for the player's language or device,
 * and the words of the page, of the brand and of the portal that props name. `shipped` gives the text that the portal comes with, by the
 * key of a word or by `widgets/<type>.<key>`.
 */
export function textPlaces(
  document: string,
  bodyOf: (document: string) => JsonObject | null,
  { node, pointer }: Pick<Block, 'node' | 'pointer'>,
  contract: Contract,
  shown: Shown,
  shipped: (key: string, language: LanguageCode) => string | undefined = () => undefined,
): TextPlace[] {
  const strings = bodyOf(document)?.strings
  const languages: readonly LanguageCode[] = [...new Set<LanguageCode>([shown.language, 'EN'])]

  function within(schema: Json | undefined, value: Json | undefined, at: string): TextPlace[] {
    if (!isObject(schema) || value === undefined) return []
    if (isVaried(schema, value)) {
      const name = variantNameOf(value, shown)
      return name === undefined ? [] : within({ ...schema, varies: [] }, value[name], at + pointerOf(name))
    }
    if (typeof value === 'string') return schema.format === 'text' ? textAt(value, at) : []
    if (Array.isArray(value)) {
      if (schema.holds === 'rich-text') return isRichText(value) ? [{ document, pointer: at, value }] : []
      return value.flatMap((item, index) => within(schema.items, item, `${at}/${index}`))
    }
    const properties = isObject(schema.properties) ? schema.properties : {}
    return isObject(value) ? Object.entries(value).flatMap(([name, part]) => within(properties[name], part, at + pointerOf(name))) : []
  }
  function textAt(value: string, at: string): TextPlace[] {
    if (!value.startsWith('t:')) return [{ document, pointer: at, value }]
    const key = value.slice('t:'.length)
    const own = isObject(strings) && isObject(strings[shown.language]) ? textIn(strings[shown.language], key) : undefined
    if (own !== undefined) return [{ document, pointer: pointerOf('strings', shown.language, key), value: own }]
    const names = [`widgets/${contract.type}.${key}`, key] // as the portal looks for it
    for (const language of languages)
      for (const name of names) {
        const ours = shipped(name, language)
        const text = textIn(bodyOf(wordsDocument(language))?.words, name) ?? ours
        if (text === undefined) continue
        const word = { key: name, language, shipped: ours }
        return [{ document: wordsDocument(language), pointer: pointerOf('words', name), value: text, word }]
      }
    return []
  }
  return within(contract.props as unknown as JsonObject, node.props, `${pointer}/props`) // a JSON Schema is JSON
}

/** The text under the pointer, and at which of these levels: `texts` are what elements say, innermost first, without their white space. */
export function placeUnder(places: readonly TextPlace[], texts: readonly string[]): { place: TextPlace; level: number } | undefined {
  const shownTexts = places.map((place) => ({ place, text: plainText(place.value) }))
  for (const [level, text] of texts.entries()) {
    const found = text === '' ? undefined : shownTexts.find((one) => one.text === text)
    if (found) return { place: found.place, level }
  }
  return undefined
}

function textIn(texts: Json | undefined, key: string): string | undefined {
  const text = isObject(texts) && Object.hasOwn(texts, key) ? texts[key] : undefined
  return typeof text === 'string' ? text : undefined
}

function plainText(value: string | Json[]): string {
  const text =
    typeof value === 'string' ? value : isRichText(value) ? value.flatMap(({ spans }) => spans.map((span) => span.text)).join('') : ''
  return text.replaceAll(/\s+/g, '')
}
