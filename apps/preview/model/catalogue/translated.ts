import type { WidgetDocs } from '../../../../src/runtime/contract/docs.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import type { CheckMessages } from './check-messages.ts'
import type { Words } from '../../../kit/i18n/words.ts'

type FieldText = string | { title?: string; description?: string; items?: FieldTexts; properties?: FieldTexts }
type FieldTexts = Readonly<Record<string, FieldText>>

/** The docs of a widget in another language: `docs.ts` without what is the same in every language. What is left out stays English. */
export type WidgetTexts = {
  title?: string
  description?: string
  keywords?: readonly string[]
  props?: FieldTexts
  inputs?: Readonly<Record<string, string>>
  slots?: Readonly<Record<string, string>>
}

type SourceTexts = { title?: string; description?: string }

/**
 * What a language says of the catalogue, each part a file in `locales/<tag>`: widgets by type, sources by name, names of properties,
 * messages of checks with the descriptions that schemas have besides.
 */
export type CatalogueTexts = {
  widgets?: Readonly<Record<string, WidgetTexts>>
  sources?: Readonly<Record<string, SourceTexts>>
  names?: Words[string]
  messages?: CheckMessages
}

/** The docs of a widget in another language. Its English title and keywords are kept: it is also found by them. */
export function translatedWidget(docs: WidgetDocs, texts: WidgetTexts | undefined): WidgetDocs {
  if (!texts) return docs
  const { title = docs.title, description = docs.description, keywords, props, inputs, slots } = texts
  return {
    ...docs,
    title,
    description,
    keywords: keywords ?? docs.keywords,
    english: { title: docs.title, keywords: docs.keywords },
    props: translatedFields(docs.props, props), // of the same form: each field is laid over its own
    inputs: { ...docs.inputs, ...known(inputs, docs.inputs) },
    slots: { ...docs.slots, ...known(slots, docs.slots) },
  }
}

/** The docs of a source in another language. Its title is not among them: in English it is made of its name, so it is one of the names. */
export function translatedSource(docs: SourceDocs, texts: SourceTexts | undefined): SourceDocs {
  return { ...docs, description: texts?.description ?? docs.description }
}

/** The names of properties and sources in another language. */
export function translatedNames({ sources = {}, names }: CatalogueTexts): Words[string] {
  const titles = Object.entries(sources).flatMap(([name, { title }]) => (title === undefined ? [] : [[name, title] as const]))
  return { ...Object.fromEntries(titles), ...names }
}

/** The texts of docs in another language, by the English ones: for schemas, whose descriptions stand elsewhere. */
export function textsByEnglish(docs: unknown, translated: unknown): (readonly [english: string, text: string])[] {
  if (typeof docs === 'string') {
    const text = isObject(translated) ? translated.description : translated
    return typeof text === 'string' && text !== docs ? [[docs, text]] : []
  }
  if (!isObject(docs) || !isObject(translated)) return []
  return Object.entries(docs).flatMap(([name, part]) => (name === 'keywords' ? [] : textsByEnglish(part, translated[name])))
}

function translatedFields(docs: FieldTexts, texts: FieldTexts = {}): FieldTexts {
  return Object.fromEntries(
    Object.entries(docs).map(([name, doc]) => {
      const [own, text] = [asObject(doc), asObject(texts[name] ?? {})]
      return [
        name,
        {
          ...own,
          ...text,
          ...(own.items && { items: translatedFields(own.items, text.items) }),
          ...(own.properties && { properties: translatedFields(own.properties, text.properties) }),
        },
      ]
    }),
  )
}

function asObject(text: FieldText): Exclude<FieldText, string> {
  return typeof text === 'string' ? { description: text } : text
}

/** Texts of what the English docs have, too: a text of a name that is gone is not shown. */
function known(texts: Readonly<Record<string, string>> = {}, docs: object): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name in docs))
}
