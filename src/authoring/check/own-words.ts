import { isObject, pointerOf } from '../../schemas/json.ts'
import { languageCodes, wordsDocument } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { BrandWords } from '../../schemas/documents.ts'
import { memo } from '../../rules/memo.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { CheckContext, OwnWords } from './context.ts'
import type { Findings } from './findings.ts'
import { didYouMean, nearest } from './nearest.ts'
import { listed } from './sentences.ts'
import { checkValues, checkWordsAt, pluralKey, valuesOf } from './strings.ts'

type Texts = Readonly<Record<string, string>>

const signatureOf = memo((words: JsonObject) =>
  JSON.stringify(Object.entries(words).map(([key, text]) => [key, ...(typeof text === 'string' ? valuesOf(text) : [])])),
)

/** The brand's own words among its documents, read with care: a document may be anything. */
export function ownWordsOf(documents: Iterable<readonly [string, Json | undefined]>): OwnWords {
  const byName = new Map([...documents].filter(([name]) => name.startsWith('words/')))
  const texts = new Map<LanguageCode, Texts>()
  const parts: string[] = []
  for (const language of languageCodes) {
    const document = byName.get(wordsDocument(language))
    const words = isObject(document) ? document.words : undefined
    if (!isObject(words)) continue
    texts.set(language, words as Texts) // whoever reads a text looks whether it is one
    parts.push(language, signatureOf(words))
  }
  return { texts, signature: parts.join('\n') }
}

/** Whether the brand has a text of its own for a word, in one language or in any. A widget's own word has the widget's name before it. */
export function hasOwnWord({ own }: CheckContext, key: string, widget: string | undefined, language?: LanguageCode): boolean {
  if (!own) return false
  const names = [key, ...(widget === undefined ? [] : [`widgets/${widget}.${key}`])].flatMap((name) => [name, `${name}_other`])
  const places = language === undefined ? [...own.texts.values()] : [own.texts.get(language) ?? {}]
  return places.some((texts) => names.some((name) => Object.hasOwn(texts, name)))
}

/** The keys of the brand's own words. */
export function keysOfOwn({ own }: CheckContext): string[] {
  return own ? [...new Set([...own.texts.values()].flatMap(Object.keys))].filter((key) => key.startsWith('own.')) : []
}

/** Checks the brand's own words of one language: that each replaces a word that there is, and fills in the values of that word. */
export function checkWords(document: BrandWords, context: CheckContext, findings: Findings): BrandWords {
  const language = languageCodes.find((code) => code.toLowerCase() === document.id) ?? 'EN'
  const { brand, own } = context
  if (brand && !brand.languages.includes(language))
    findings.add('words/language', '/id', `The brand does not offer ${language}; it offers ${listed(brand.languages)}.`)
  for (const [key, text] of Object.entries(document.words))
    if (!key.startsWith('own.')) checkReplacing(key, text, document, context, findings)
  const english = language === 'EN' ? {} : { EN: ownOnly(own?.texts.get('EN') ?? {}) }
  checkWordsAt(
    { ...english, [language]: ownOnly(document.words) },
    (code, key) => (code === language ? pointerOf('words', key) : undefined),
    findings,
  )
  return document
}

/** Checks a text that replaces one of the portal's. Forms of a plural that it lacks are the portal's. */
function checkReplacing(key: string, text: string, { words }: BrandWords, { words: known }: CheckContext, findings: Findings): void {
  if (!known) return
  const pointer = pointerOf('words', key)
  const [, widget, inside = key] = /^widgets\/([^.]+)\.(.+)$/s.exec(key) ?? []
  const values = known.values(inside, widget)
  if (values) return checkValues({ key, form: pluralKey.exec(inside)?.[2], text, at: pointer }, values, pluralKey.test(inside), findings)
  const meant = nearest(inside, known.keysHere(widget))
  const better = meant === undefined || widget === undefined ? meant : `widgets/${widget}.${meant}`
  findings.add('words/unknown-key', pointer, `No text of the portal has the key "${key}".${didYouMean(better)}`, {
    at: 'key',
    fix:
      better === undefined || Object.hasOwn(words, better) ? undefined : [{ op: 'move', from: pointer, path: pointerOf('words', better) }],
  })
}

function ownOnly(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => key.startsWith('own.') && typeof text === 'string'))
}
