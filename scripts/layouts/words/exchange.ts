import xliff from 'xliff'
import type { Content } from 'xliff'

import { languageOfTag, languages } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { CannotRun } from '../files.ts'
import type { Group } from './units.ts'
import { unitsOf } from './units.ts'

/** The most letters of a text, where a test holds it to them. */
const longest = (group: string) => (group === 'about' ? 160 : undefined)

/** A language's texts as XLIFF 2, a file for each group. Notes say where a text stands, how long it may be and which terms it has. */
export function toXliff(groups: readonly Group[], language: LanguageCode, terms: readonly { term: string; says: string }[]): string {
  const patterns = terms.map(({ term, says }) => ({ term, says, pattern: new RegExp(`\\b${term.replaceAll(/[^\w ]/g, '.')}`, 'i') }))
  const resources = Object.fromEntries(
    groups.map((group) => [
      group.id,
      Object.fromEntries(
        unitsOf(group, language).map(({ key, source, target }) => {
          const most = longest(group.id)
          const named = patterns.filter(({ pattern }) => pattern.test(source)).map(({ term, says }) => `${term}: ${says}`)
          const note = [`${group.id} · ${key}`, ...(most ? [`at most ${most} letters`] : []), ...named].join('; ')
          return [key, { source, ...(target !== undefined && { target }), note }]
        }),
      ),
    ]),
  )
  let made: string | undefined
  let fault: unknown
  const content = { sourceLanguage: 'en', targetLanguage: languages[language], resources }
  xliff.js2xliff(content, { indent: '  ' }, (error, text) => ([fault, made] = [error, text]))
  if (made === undefined) throw new Error(`The file could not be written: ${String(fault)}`)
  return `${made}\n`
}

/** The texts of an XLIFF 2 file by group and key, with the English ones that they were made from. */
export function fromXliff(text: string, name: string): { language: LanguageCode; resources: Content['resources'] } {
  let read: Content | undefined
  let fault: unknown
  try {
    xliff.xliff2js(text, (error, content) => ([fault, read] = [error, content]))
  } catch (error) {
    fault = error
  }
  const language = languageOfTag(read?.targetLanguage)
  if (read === undefined || fault) throw new CannotRun(`${name} is no XLIFF 2 file: ${fault instanceof Error ? fault.message : 'not XML'}.`)
  if (language === undefined || language === 'EN')
    throw new CannotRun(`${name} is for the language "${read.targetLanguage ?? ''}", which is none that words are translated to.`)
  return { language, resources: read.resources }
}
