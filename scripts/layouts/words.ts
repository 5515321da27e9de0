import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { languageCodes, languageOfTag, languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import { CannotRun, entriesOf, readGiven, shown, writeWhole } from './files.ts'
import { fromXliff, toXliff } from './words/exchange.ts'
import { changedSince, linesOf } from './words/report.ts'
import { filesOf, take } from './words/take.ts'
import { groupsOf, objectIn, termsOf } from './words/units.ts'

type Asked = {
  operands: readonly string[]
  layouts: string
  locales: string
  brand: string | undefined
  language: string | undefined
  dry: boolean
}

/** `words`, `words export <language>` and `words import <file>`. Returns the exit code. */
export function words(asked: Asked): number {
  const [what, name = '', ...more] = asked.operands
  if (more.length > 0) throw new CannotRun(`"${more[0]}" is one thing too many.`)
  if (what === undefined) return report(asked)
  if (what === 'export') return write(toXliff(groupsFor(codeOf(name), asked), codeOf(name), termsOf(codeOf(name), asked.locales)))
  if (what === 'import') return importFile(name, asked)
  throw new CannotRun(`words ${what} is none of export and import.`)
}

function write(text: string): 0 {
  process.stdout.write(text)
  return 0
}

function report(asked: Asked): number {
  const chosen = asked.language === undefined ? offered(asked) : [codeOf(asked.language)]
  const lines = chosen.flatMap((language) => [
    ...linesOf(groupsFor(language, asked), language),
    ...brandsIn(asked).flatMap((brand) => changedSince(asked.layouts, brand, language)),
  ])
  for (const { path, severity, code, message } of lines) console.log(`${path} ${severity} ${code} ${message}`)
  const count = (wanted: string) => lines.filter(({ severity }) => severity === wanted).length
  console.log(`${chosen.length} languages: ${count('error')} errors, ${count('warning')} warnings, ${count('info')} infos`)
  return count('error') > 0 ? 1 : 0
}

/** Takes a translated file as a whole, or nothing of it. */
function importFile(path: string, asked: Asked): number {
  if (path === '') throw new CannotRun('words import needs a file: words import th.xlf')
  const { language, resources } = fromXliff(readGiven(path).toString('utf8'), shown(path))
  const groups = new Map(groupsFor(language, asked).map((group) => [group.id, group]))
  const unknown = Object.keys(resources).filter((id) => !groups.has(id))
  const results = Object.entries(resources).flatMap(([id, given]) => {
    const group = groups.get(id)
    return group ? [take(group, given, language)] : []
  })
  const refused = [
    ...unknown.map((group) => ({ group, key: '', why: 'There is no such file of words, and no such document.' })),
    ...results.flatMap((one) => one.refused),
  ]
  for (const { group, key, why } of refused)
    console.log(`${shown(path)} error words/refused ${[group, key].filter(Boolean).join(' · ')}: ${why}`)
  if (refused.length > 0) {
    console.log(`Nothing was written: ${refused.length} texts have to be put right first.`)
    return 1
  }
  const taken = results.map((one) => one.taken)
  for (const { group, changed } of taken) if (changed.length > 0) console.log(`${shown(group.path)} ${group.id}: ${changed.join(', ')}`)
  const files = filesOf(taken)
  if (!asked.dry) for (const [file, text] of files) writeWhole(file, text)
  console.log(`${taken.reduce((sum, { changed }) => sum + changed.length, 0)} texts ${asked.dry ? 'would change' : 'changed'}`)
  return 0
}

function groupsFor(language: LanguageCode, asked: Asked) {
  const folders = ['_base', ...brandsIn(asked)].map((brand) => join(asked.layouts, brand)).filter((folder) => existsSync(folder))
  return groupsOf(language, { locales: asked.locales, layouts: folders })
}

function brandsIn({ layouts, brand }: Asked): string[] {
  const all = entriesOf(layouts).flatMap(({ name }) => (name !== '_base' && existsSync(join(layouts, name, 'brand.json')) ? [name] : []))
  if (brand === undefined) return all
  if (!all.includes(brand)) throw new CannotRun(`There is no brand ${brand} in ${shown(layouts)}: ${all.join(', ')}.`)
  return [brand]
}

/** The languages that the brands offer, but English. */
function offered(asked: Asked): LanguageCode[] {
  const named = ['_base', ...brandsIn(asked)].flatMap((brand) => {
    const path = join(asked.layouts, brand, 'brand.json')
    const value = existsSync(path) ? objectIn(path).languages : undefined
    return Array.isArray(value) ? value : []
  })
  return languageCodes.filter((code) => code !== 'EN' && named.includes(code))
}

function codeOf(name: string): LanguageCode {
  const code = languageOfTag(name) ?? languageCodes.find((one) => one === name.toUpperCase())
  if (code === undefined || code === 'EN')
    throw new CannotRun(
      `"${name}" is no language that words are translated to: ${Object.values(languages)
        .filter((tag) => tag !== 'en')
        .join(', ')}.`,
    )
  return code
}
