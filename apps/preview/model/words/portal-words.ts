import { isObject } from '../../../../src/schemas/json.ts'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { languageCodes, wordsDocument } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { $brandName, $effective } from '../documents/documents.ts'
import { $catalogue } from '../catalogue/catalogue.ts'
import { distinct } from '../distinct.ts'
import { $viewSettings } from '../documents/view-settings.ts'
import type { Lacking, LanguageWords } from '../catalogue/language-words.ts'

/** Words as the portal finds them from a place: the document's own first (`page/home`), then the block type's, then those of all. */
export type PortalWords = {
  has: (key: string, language: LanguageCode, document?: string, widget?: string) => boolean
  /** Those of these languages that have no such word. */
  lackedBy: (key: string, languages: readonly LanguageCode[], document?: string, widget?: string) => readonly LanguageCode[]
  /** Whether the texts of a language are loaded; which words it has is known without them. */
  knows: (language: LanguageCode) => boolean
  lookUp: (key: string, language: LanguageCode, document?: string, widget?: string) => string | undefined
  /** The text that the portal comes with; keys of a widget's words begin with `widgets/<type>.` here. */
  shipped: (key: string, language: LanguageCode) => string | undefined
  /** The brand's own text, and the mark of the English text that it was translated from. */
  ownText: (key: string, language: LanguageCode) => string | undefined
  markOf: (key: string, language: LanguageCode) => string | undefined
  /** Every key, the brand's own first. */
  allKeys: () => readonly string[]
  /** Keys whose name or English text contains the typed text; 50 at most. */
  keys: (search: string, document?: string, widget?: string) => readonly { key: string; text: string }[]
}

type Own = ReadonlyMap<string, JsonObject>

const loadWordsFx = createEffect(
  async (language: LanguageCode): Promise<{ language: LanguageCode; words: LanguageWords; lacking: Lacking }> => {
    const { wordsIn, lacking } = await import('../catalogue/language-words.ts')
    return { language, words: await wordsIn(language), lacking }
  },
)

// What we know
/** Languages that the brand offers to players; the same list while they are the same. */
export const $languages = distinct(combine($effective, $brandName, (documents, brand) => languagesOf(documents.get(brand))))
export function languagesOf(brand: JsonObject | undefined): readonly LanguageCode[] {
  const offered = brand?.languages
  return Array.isArray(offered) ? offered.filter((code): code is LanguageCode => typeof code === 'string') : []
}

/** The words that the portal comes with, by language, as far as they are loaded. */
export const $loadedWords = createStore<ReadonlyMap<LanguageCode, LanguageWords>>(new Map()).on(
  loadWordsFx.doneData,
  (loaded, { language, words }) => new Map(loaded).set(language, words),
)

const noneLacking: Lacking = new Map()
/** What languages lack of the words that the portal comes with; comes with the first language. */
export const $lacking = createStore(noneLacking).on(loadWordsFx.doneData, (_, { lacking }) => lacking)

/** Texts that documents bring themselves; the same map while none of them changes. */
const $own = distinct($effective.map(ownStringsOf), sameStrings)

export function sameStrings(before: Own, next: Own): boolean {
  return next.size === before.size && [...next].every(([name, strings]) => before.get(name) === strings)
}

export function ownStringsOf(documents: ReadonlyMap<string, JsonObject>): Own {
  return new Map([...documents].flatMap(([name, { strings }]) => (isObject(strings) ? [[name, strings] as const] : [])))
}

/** The brand's own texts of a language, and the marks of the English texts that they were translated from. */
export type OwnTexts = { words: JsonObject; of: JsonObject }

const none: JsonObject = {}

/** The brand's own texts by language; the same map while no words document changes. */
export const $ownTexts = distinct($effective.map(ownTextsOf), sameTexts)

type Texts = ReadonlyMap<LanguageCode, OwnTexts>
export function sameTexts(before: Texts, next: Texts): boolean {
  return (
    before.size === next.size &&
    [...next].every(([language, { words, of }]) => before.get(language)?.words === words && before.get(language)?.of === of)
  )
}

export function ownTextsOf(documents: ReadonlyMap<string, JsonObject>): ReadonlyMap<LanguageCode, OwnTexts> {
  const texts = new Map<LanguageCode, OwnTexts>()
  for (const language of languageCodes) {
    const document = documents.get(wordsDocument(language))
    if (document) texts.set(language, { words: objectIn(document.words), of: objectIn(document.of) })
  }
  return texts
}

function objectIn(value: unknown): JsonObject {
  return isObject(value) ? (value as JsonObject) : none // of a document
}

/** The words of the portal; null until the English ones are there. */
export const $portalWords = combine($loadedWords, $own, $ownTexts, $lacking, (loaded, own, texts, lacking): PortalWords | null =>
  loaded.has('EN') ? portalWords(loaded, own, texts, lacking) : null,
)

// How it changes
/** Languages whose texts are shown or edited beside the English ones: a brand may offer 27, of which few are read at a time. */
export const textsWanted = createEvent<readonly LanguageCode[]>()
const $wanted = createStore<ReadonlySet<LanguageCode>>(new Set(['EN'])).on(textsWanted, (wanted, more) =>
  more.every((language) => wanted.has(language)) ? wanted : new Set([...wanted, ...more]),
)
const $shownLanguage = combine($viewSettings, $effective, $brandName, ({ language }, documents, brand): LanguageCode => {
  const offered = documents.get(brand)?.defaultLanguage
  return language ?? languageCodes.find((code) => code === offered) ?? 'EN'
})
/** Languages whose words were requested. One whose request failed is requested again with the next language. */
const $asked = createStore<ReadonlySet<LanguageCode>>(new Set())
const wordsMissed = createEvent<readonly LanguageCode[]>()
const loadMissedFx = createEffect((missed: readonly LanguageCode[]) => {
  for (const language of missed) loadWordsFx(language).catch(() => undefined) // `$asked` follows its failure
})
sample({
  clock: sample({
    clock: [$catalogue, textsWanted, $shownLanguage],
    source: { catalogue: $catalogue, wanted: $wanted, shownLanguage: $shownLanguage, asked: $asked },
    filter: ({ catalogue }) => catalogue !== null,
    fn: ({ wanted, shownLanguage, asked }) => [...new Set([...wanted, shownLanguage])].filter((language) => !asked.has(language)),
  }),
  filter: (missed) => missed.length > 0,
  target: wordsMissed,
})
$asked
  .on(wordsMissed, (asked, missed) => new Set([...asked, ...missed]))
  .on(loadWordsFx.fail, (asked, { params }) => new Set([...asked].filter((language) => language !== params)))
sample({ clock: wordsMissed, target: loadMissedFx })

export function portalWords(
  loaded: ReadonlyMap<LanguageCode, LanguageWords>,
  own: Own,
  texts: ReadonlyMap<LanguageCode, OwnTexts> = new Map(),
  lacking: Lacking = noneLacking,
): PortalWords {
  const shipped: PortalWords['shipped'] = (key, language) => {
    const words = loaded.get(language)
    const [, type = '', inside = ''] = (key.startsWith('widgets/') && /^widgets\/([^.]+)\.(.+)$/s.exec(key)) || []
    return type === '' ? words?.shared.get(key) : textIn(words?.widgets.get(type), inside)
  }
  const lookUp: PortalWords['lookUp'] = (key, language, document = '', widget = '') => {
    const strings = own.get(document)?.[language]
    const ofBrand = texts.get(language)?.words
    const words = loaded.get(language)
    for (const name of [key, `${key}_other`]) {
      const text =
        textIn(strings, name) ??
        textIn(ofBrand, `widgets/${widget}.${name}`) ??
        textIn(words?.widgets.get(widget), name) ??
        textIn(ofBrand, name) ??
        shipped(name, language)
      if (text !== undefined) return text
    }
    return undefined
  }
  /** Where the English text of a word is among those that the portal comes with. */
  const placesOf = (key: string, widget: string): readonly string[] =>
    [key, `${key}_other`].flatMap((name) => [`widgets/${widget}.${name}`, name]).filter((place) => shipped(place, 'EN') !== undefined)
  /** Whether the portal has a text of a language that is not loaded: what English has, and the language does not lack. */
  const hasUnread = (language: LanguageCode, places: readonly string[]): boolean => {
    const missing = lacking.get(language)
    return missing !== undefined && !loaded.has(language) && places.some((place) => !missing.has(place))
  }
  const mayHave = (language: LanguageCode, document: string) =>
    loaded.has(language) || texts.has(language) || own.get(document)?.[language] !== undefined
  let every: readonly string[] | undefined // thousands of keys, sorted when they are first asked for
  const ownKeys = [...new Set([...texts.values()].flatMap(({ words }) => Object.keys(words)))]
  return {
    lookUp,
    shipped,
    ownText: (key, language) => textIn(texts.get(language)?.words, key),
    markOf: (key, language) => textIn(texts.get(language)?.of, key),
    allKeys() {
      if (every) return every
      const shippedKeys = [...loaded.values()].flatMap(({ shared, widgets }) => [
        ...shared.keys(),
        ...[...widgets].flatMap(([type, file]) => Object.keys(file).map((key) => `widgets/${type}.${key}`)),
      ])
      every = [...new Set([...ownKeys, ...shippedKeys])].toSorted(
        (a, b) => Number(b.startsWith('own.')) - Number(a.startsWith('own.')) || (a < b ? -1 : 1),
      )
      return every
    },
    knows: (language) => loaded.has(language),
    has: (key, language, document = '', widget = '') =>
      lookUp(key, language, document, widget) !== undefined || hasUnread(language, placesOf(key, widget)),
    lackedBy(key, languages, document = '', widget = '') {
      const places = placesOf(key, widget)
      return languages.filter(
        (language) =>
          !hasUnread(language, places) && !(mayHave(language, document) && lookUp(key, language, document, widget) !== undefined),
      )
    },
    keys(search, document = '', widget = '') {
      const wanted = search.trim().toLowerCase()
      const words = loaded.get('EN')
      const all = new Map<string, string>(words?.shared)
      for (const key of ownKeys) if (!key.startsWith('widgets/')) all.set(key, lookUp(key, 'EN') ?? '')
      for (const [key, text] of Object.entries(words?.widgets.get(widget) ?? {})) all.set(key, text)
      const strings = own.get(document)?.EN
      if (isObject(strings)) for (const [key, text] of Object.entries(strings)) if (typeof text === 'string') all.set(key, text)
      const found: { key: string; text: string }[] = []
      for (const [key, text] of all) {
        if (!key.toLowerCase().includes(wanted) && !text.toLowerCase().includes(wanted)) continue
        found.push({ key, text })
        if (found.length === mostKeys) break
      }
      return found
    },
  }
}
const mostKeys = 50

function textIn(file: Json | Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  const text = isObject(file) && Object.hasOwn(file, key) ? file[key] : undefined
  return typeof text === 'string' ? text : undefined
}
