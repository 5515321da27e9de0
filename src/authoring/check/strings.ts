import { pointerOf } from '../../schemas/json.ts'
import { languages } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { Findings } from './findings.ts'
import { listed } from './sentences.ts'

export type Strings = Partial<Record<string, Readonly<Record<string, string>>>>

/**
 * One text. `form` is its form of a plural; a text without a plural has none. One without a place (`at`) is not reported: the others are
 * compared with it.
 */
type Text = { language: string; key: string; form: string | undefined; text: string; at: string | undefined }

export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/s
/** The forms of one number, which may say it in words and leave out what does not fit: "no results", "one game". */
const ofOneNumber: ReadonlySet<string | undefined> = new Set(['zero', 'one', 'two'])
const figures: ReadonlySet<string> = new Set(['n', 'count'])
/** The whole numbers from 0 to this one take every form of a language. Millions, which have an own form in some, take `other`. */
const counted = 200

/**
 * Checks the words of a document: a plural has every form that its language knows, and a word fills in the same values in every form and
 * language. English says which; without it the first language that has the word.
 */
export function checkStrings(strings: Strings | undefined, pointer: string, findings: Findings): void {
  checkWordsAt(strings ?? {}, (language, key) => pointer + pointerOf(language, key), findings)
}

/** The same for words that stand in several documents: `placeOf` gives the pointer of a text, or nothing for one of another document. */
export function checkWordsAt(strings: Strings, placeOf: (language: string, key: string) => string | undefined, findings: Findings): void {
  for (const [base, texts] of wordsOf(strings, placeOf)) {
    const isPlural = new Set(texts.map(({ form }) => form)).size > 1
    if (isPlural) checkForms(base, texts, findings)
    const whole = texts.filter(({ form }) => form === undefined || form === 'other')
    const original = whole.find(({ language }) => language === 'EN') ?? whole[0]
    if (original) for (const text of texts) checkValues(text, valuesOf(original.text), isPlural, findings)
  }
}

/** The texts of each word in every language and form. A key that ends like a form is one where the word has `other`. */
function wordsOf(strings: Strings, placeOf: (language: string, key: string) => string | undefined): Map<string, Text[]> {
  const plurals = new Set(
    Object.values(strings).flatMap((words = {}) =>
      Object.keys(words).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [])),
    ),
  )
  const words = new Map<string, Text[]>()
  for (const [language, entries = {}] of Object.entries(strings))
    for (const [key, text] of Object.entries(entries)) {
      const [, name = '', form] = pluralKey.exec(key) ?? []
      const isForm = plurals.has(name)
      const base = isForm ? name : key
      const texts = words.get(base) ?? []
      texts.push({ language, key, form: isForm ? form : undefined, text, at: placeOf(language, key) })
      words.set(base, texts)
    }
  return words
}

function checkForms(base: string, texts: readonly Text[], findings: Findings): void {
  const ordinal = base.endsWith('_ordinal')
  for (const language of new Set(texts.map((text) => text.language))) {
    const own = texts.filter((text) => text.language === language)
    // a document's form has only languages that there are
    const missing = formsOf(language as LanguageCode, ordinal).filter((wanted) => !own.some(({ form }) => form === wanted))
    const at = own[0]?.at
    if (missing.length > 0 && at !== undefined)
      findings.add('words/plural-form', at, `"${base}" has no form in ${language} for ${listed(missing)}.`, { at: 'key' })
  }
}

/** Checks that a text fills in the wanted values. */
export function checkValues(
  { key, form, text, at }: Omit<Text, 'language'>,
  wanted: ReadonlySet<string>,
  isPlural: boolean,
  findings: Findings,
): void {
  if (at === undefined) return
  const own = valuesOf(text)
  const unknown = [...own].filter((name) => !wanted.has(name) && !(isPlural && figures.has(name)))
  const missing = isPlural && ofOneNumber.has(form) ? [] : [...wanted].filter((name) => !own.has(name))
  if (unknown.length === 0 && missing.length === 0) return
  const meant = missing.length === 1 ? missing[0] : missing.length === 0 && wanted.size === 1 ? [...wanted][0] : undefined
  const fixed =
    unknown.length === 1 && meant !== undefined && text.replaceAll(places, (whole, name) => (name === unknown[0] ? `{{${meant}}}` : whole))
  const [has, takes] = [own, wanted].map((names) => (names.size === 0 ? 'no value' : listed([...names])))
  findings.add('words/placeholder', at, `"${key}" fills in ${has}; the word has ${takes}.`, {
    fix: fixed ? [{ op: 'replace', path: at, value: fixed }] : undefined,
  })
}

const places = /\{\{\s*([^{}\s]+)\s*\}\}/g

/** Names of the values that a text fills in. */
export function valuesOf(text: string): Set<string> {
  return new Set([...text.matchAll(places)].map(([, name = '']) => name))
}

const known = new Map<string, readonly string[]>()

/** The plural forms of a language, found by numbers: engines list more or fewer names. */
export function formsOf(language: LanguageCode, ordinal: boolean): readonly string[] {
  const id = `${language} ${ordinal}`
  let forms = known.get(id)
  if (!forms) {
    const rules = new Intl.PluralRules(languages[language], { type: ordinal ? 'ordinal' : 'cardinal' })
    forms = [...new Set(Array.from({ length: counted }, (_, n) => rules.select(n))).add('other')]
    known.set(id, forms)
  }
  return forms
}
