import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { createFindings } from '../../src/authoring/check/findings.ts'
import { checkStrings } from '../../src/authoring/check/strings.ts'
import { baseKey } from '../../src/authoring/check/word-keys.ts'
import { languageOfTag } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'

type Words = Record<string, string>
/** Texts of one language, by file of `locales/en`; those of a widget under `widgets/<type>`. */
type Groups = Record<string, Words>

const folder = new URL('../../locales/', import.meta.url)
const languages = readdirSync(folder).filter((name) => name !== 'en')
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as unknown
const ofWidgets = import.meta.glob<Words>('../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
const english: Groups = {
  ...filesIn('en'),
  ...Object.fromEntries(Object.entries(ofWidgets).map(([path, strings]) => [`widgets/${path.split('/').at(-2)}`, strings])),
}
/** A language has one file, `words.json`, or a file per group as Arabic, which is written beside English. */
const groupsOf = (tag: string): Groups =>
  existsSync(new URL(`${tag}/words.json`, folder)) ? (read(`${tag}/words.json`) as Groups) : filesIn(tag)

function filesIn(tag: string): Groups {
  const names = readdirSync(new URL(`${tag}/`, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(names.map((name) => [name.slice(0, -'.json'.length), read(`${tag}/${name}`) as Words]))
}

const keysOf = (groups: Groups) =>
  new Set(Object.entries(groups).flatMap(([group, words]) => Object.keys(words).map((key) => `${group} · ${baseKey(key)}`)))
const all = keysOf(english)
/** Share of the words that a language may lack: a new word is read in English until its translations come. */
const mostMissing = 0.02

test.each(languages)('the words of %s have every plural form of the language, and fill in the values that English fills in', (language) => {
  const wrong = Object.entries(groupsOf(language)).flatMap(([group, words]) => {
    const findings = createFindings()
    checkStrings({ EN: english[group] ?? {}, [codeOf(language)]: words }, group, findings)
    return findings.list.map(({ pointer, message }) => `${pointer} ${message}`)
  })
  expect(wrong).toEqual([])
})

test.each(languages)('%s has the words of English and no others', (language) => {
  const own = keysOf(groupsOf(language))
  const missing = [...all].filter((key) => !own.has(key))

  expect([...own].filter((key) => !all.has(key))).toEqual([])
  expect(missing.length > all.size * mostMissing ? missing : []).toEqual([])
})

test.each(languages)('no text of %s is still English', (language) => {
  expect(
    Object.entries(groupsOf(language)).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([key, text]) =>
        isEnglish(text, english[group]?.[key], language) ? [`${group} · ${key}: ${text}`] : [],
      ),
    ),
  ).toEqual([])
})

test.each(languages.filter((tag) => termsIn(tag).length > 0))('%s says every term of the trade as its glossary does', (language) => {
  const own = groupsOf(language)
  const terms = termsIn(language)
  expect(terms.length).toBeGreaterThanOrEqual(60)
  expect(
    Object.entries(english).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([key, text]) => {
        const translated = own[group]?.[key]?.toLocaleLowerCase(language)
        const spoken = text.replaceAll(/\{\{[^}]*\}\}/g, ' ')
        const missed = terms.filter(
          ({ term, forms }) => translated !== undefined && term.test(spoken) && !forms.some((form) => translated.includes(form)),
        )
        return missed.map(({ forms }) => `${group} · ${key}: "${text}" says none of ${forms.join(', ')}: ${translated}`)
      }),
    ),
  ).toEqual([])
})

/** Names, keys, codes, units and examples of what is typed: they are the same in every language. */
const names = new RegExp(
  String.raw`\b(?:${[
    'Foyer|VIP|QR|USDT|TRC20|ERC20|BTC|ETH|PIN|SMS|PDF|CSV|PNG|JPG|RTP|PVP|lite|cookie|JavaScript|Shift|yyyy|iPhone|iPad|iOS|Android',
    'Google|Facebook|Telegram|WhatsApp|WeChat|LINE|Zalo|QQ|Skype|YouTube|URL|UTC|GMT|Enter|Tab|Escape',
  ].join('|')}|\w+[.@#:]\w[\w.]*)\b`,
  'gi',
)

/** Whether a text is as in English: three words or more in a language of the same script, any word but names in another script. */
function isEnglish(text: string, original: string | undefined, tag: string): boolean {
  const wordsIn = (value: string) =>
    value
      .replaceAll(names, ' ')
      .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, ' ')
      .match(/[A-Za-z]{3,}/g) ?? []
  if (new Intl.Locale(tag).maximize().script === 'Latn') return text === original && wordsIn(text).length >= 3
  const terms = latinTermsOf(tag)
  return wordsIn(text).some((word) => !terms.has(word.toLowerCase()))
}

function codeOf(tag: string): LanguageCode {
  return languageOfTag(tag) ?? expect.fail(`locales/${tag} is named by no tag of src/schemas/language.ts.`)
}

/** The rows of a language's glossary: English term, what the language says for it, forms apart by ` / `, and a note. */
function rowsIn(tag: string): string[][] {
  const place = new URL(`${tag}/glossary.md`, folder)
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : []
  const rows = lines.filter((line) => line.startsWith('|')).slice(2) // the head and the line below it
  return rows.map((row) => row.split('|').map((cell) => cell.trim()))
}

function termsIn(tag: string): { term: RegExp; forms: string[] }[] {
  return rowsIn(tag).flatMap(([, english = '', own = '']) =>
    /[a-z]/.test(english)
      ? [
          {
            term: new RegExp(String.raw`\b${english.replaceAll(/[^\w -]/g, '.')}(?:s|es)?\b`, 'i'),
            forms: own.toLocaleLowerCase(tag).split(' / '),
          },
        ]
      : [],
  )
}

/** Words in Latin letters that the glossary of a language uses as its own, as many write "live" and "e-mail". */
function latinTermsOf(tag: string): ReadonlySet<string> {
  return new Set(rowsIn(tag).flatMap((cells) => cells.slice(2).flatMap((cell) => cell.toLowerCase().match(/[a-z]{3,}/g) ?? [])))
}
