import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { formsOf, pluralKey } from '../../../src/authoring/check/strings.ts'
import { isObject } from '../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { CannotRun, documentsAt, readGiven, shown } from '../files.ts'
import { englishWords } from '../installation.ts'

export type Texts = Readonly<Record<string, string>>

/** Texts that stand together: a file of `locales`, the words of a widget, or the `strings` of one document. */
export type Group = {
  /** `form`, `widgets/raffle`, `_base/pages/help`. */
  id: string
  /** The file that has the texts of the language. */
  path: string
  /** Where in it: under this key, under `strings` and the language, or at its top. */
  at: readonly string[]
  english: Texts
  own: Texts
}

/** One text to translate. `source` is English, of a plural its form or the one for many. */
export type Unit = { key: string; source: string; target: string | undefined }

/** All groups of texts of a language: those of `locales`, then those of documents below these folders of layouts. */
export function groupsOf(language: LanguageCode, { locales, layouts }: { locales: string; layouts: readonly string[] }): Group[] {
  const folder = join(locales, languages[language])
  if (!existsSync(join(folder, 'index.ts')))
    throw new CannotRun(`${shown(folder)} has no words. npm run new language ${language} begins them.`)
  const file = join(folder, 'words.json')
  const whole = existsSync(file) ? objectIn(file) : undefined
  const ofLocales = Object.entries(englishWords).map(([id, english]): Group => {
    const path = whole ? file : join(folder, `${id}.json`)
    const own = whole ? textsIn(whole[id]) : existsSync(path) ? textsIn(objectIn(path)) : {}
    return { id, path, at: whole ? [id] : [], english, own }
  })
  const ofDocuments = documentsAt(layouts).flatMap((path): Group[] => {
    const { strings } = objectIn(path)
    if (!isObject(strings) || !isObject(strings.EN)) return []
    const id = path.split(/[\\/]/).slice(-3).join('/').slice(0, -'.json'.length)
    return [{ id, path, at: ['strings', language], english: textsIn(strings.EN), own: textsIn(strings[language]) }]
  })
  return [...ofLocales, ...ofDocuments]
}

/** The texts that a group needs in a language: every one of English, of a plural each form that the language has. */
export function unitsOf({ english, own }: Group, language: LanguageCode): Unit[] {
  const keys = Object.keys(english)
  const isPlural = (base: string) => keys.includes(`${base}_other`)
  const seen = new Set<string>()
  return keys.flatMap((key): Unit[] => {
    const [, base = ''] = pluralKey.exec(key) ?? []
    if (base === '' || !isPlural(base)) return [{ key, source: english[key] ?? '', target: own[key] }]
    if (seen.has(base)) return []
    seen.add(base)
    return formsOf(language, base.endsWith('_ordinal')).map((form) => ({
      key: `${base}_${form}`,
      source: english[`${base}_${form}`] ?? english[`${base}_other`] ?? '',
      target: own[`${base}_${form}`],
    }))
  })
}

/** Terms of the trade and what a language says for each, from its glossary. */
export function termsOf(language: LanguageCode, locales: string): { term: string; says: string }[] {
  const path = join(locales, languages[language], 'glossary.md')
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, term = '', says = ''] = /^\| ([^|]+) \| ([^|]+) \|/.exec(line) ?? []
      return says === '' || term === 'English' || /^-+$/.test(term) ? [] : [{ term: term.trim(), says: says.trim() }]
    })
}

export function objectIn(path: string): JsonObject {
  try {
    const value = JSON.parse(readGiven(path).toString('utf8')) as Json
    if (isObject(value)) return value
  } catch (error) {
    if (error instanceof CannotRun) throw error
  }
  throw new CannotRun(`${shown(path)} is no JSON object. ${basename(path)} has to be right before its words are read.`)
}

function textsIn(value: Json | undefined): Texts {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
