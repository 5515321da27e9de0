import { describe, expect, test } from 'vitest'

import { shellLanguageTags } from '../../apps/kit/i18n/words.ts'
import { sourceFiles } from './source-files.ts'

// The words of the operators' apps: of the kit, the editor and the gallery.

type Words = Readonly<Record<string, string>>

const english = byName(import.meta.glob<Words>('../../apps/*/locales/en/*.json', { eager: true, import: 'default' }))
const files = import.meta.glob<Words | Record<string, Words>>(
  // those of the catalogue have a test of their own, catalogue-texts.test.ts
  ['../../apps/*/locales/*/*.json', '!../../apps/preview/locales/*/{widgets,sources,names,messages}.json'],
  { eager: true, import: 'default' },
)
const others = shellLanguageTags.filter((tag) => tag !== 'en')
const mostMissing = 0.02 // is shown in English; Arabic is whole
const sources = sourceFiles(['apps/kit', 'apps/preview', 'apps/gallery'], /(?<!\.test)\.tsx?$/).map(
  ({ path, text }) => [path, text] as const,
)

const plural = /^(.+?)_(ordinal_)?(zero|one|two|few|many|other)$/
const figures = new Set(['n', 'count']) // a form for one or two has the figure as a word

const actionName = /(?:\bid(?::| ===)|\bact\(|\bidOf\() ?'[a-z-]+\.[\w.-]+'/g // actions are named like words, and are none
const known = new Set(Object.entries(english).flatMap(([file, words]) => Object.keys(words).map((key) => `${file}.${plainKey(key)}`)))

describe.each(others)('%s', (tag) => {
  const own = wordsIn(tag)

  test('has the words of English, with every plural form that the language knows, and no others', () => {
    const wanted = keysIn(english, tag)
    const there = new Set(Object.entries(own).flatMap(([file, words]) => Object.keys(words).map((key) => `${file}.${key}`)))
    const missing = [...wanted].filter((key) => !there.has(key))
    expect([...there].filter((key) => !wanted.has(key))).toEqual([])
    expect({ missing, isLittle: missing.length <= wanted.size * (tag === 'ar' ? 0 : mostMissing) }).toEqual({ missing, isLittle: true })
  })

  test('fills in the same values as English', () => {
    const wrong = Object.entries(own).flatMap(([file, words]) =>
      Object.entries(words)
        .filter(([key, text]) => !holdsTheSame(key, text, english[file] ?? {}))
        .map(([key]) => `${file}.${key}`),
    )
    expect(wrong).toEqual([])
  })
})

test.each(shellLanguageTags)('no text of %s is empty, and none shouts', (tag) => {
  const wrong = Object.entries(tag === 'en' ? english : wordsIn(tag)).flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([, text]) => text.trim() === '' || /[!！]/.test(text))
      .map(([key]) => `${file}.${key}`),
  )
  expect(wrong).toEqual([])
})

test('every word that the editor asks for by name is there', () => {
  expect(sources.length).toBeGreaterThan(100)
  const missing = sources.flatMap(([path, code]) =>
    namedWords(code)
      .filter((key) => !known.has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('every word whose name is put together from data has words under its prefix', () => {
  const prefixes = new Set(
    sources
      .flatMap(([, code]) => [...code.matchAll(/`([a-z-]+\.[\w./-]*)\$\{/g)].map(([, prefix]) => prefix ?? ''))
      .filter((prefix) => prefix.slice(0, prefix.indexOf('.')) in english),
  )
  expect(prefixes.size).toBeGreaterThan(20)
  expect([...prefixes].filter((prefix) => ![...known].some((key) => key.startsWith(prefix)))).toEqual([])
})

/** Keys in `t('file.key')`, and any other text that is written like one: tables of keys are looked up later. */
function namedWords(code: string): string[] {
  const direct = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  const tables = [...code.replaceAll(actionName, '').matchAll(/'([a-z-]+)\.([\w./-]+)'/g)]
    .filter(([, file, key]) => file !== undefined && file in english && !/(?:^|\.)(?:json|css|tsx?)$/.test(key ?? ''))
    .map(([, file, key]) => `${file}.${key}`)
  return [...new Set([...direct, ...tables])]
}

function keysIn(wanted: Readonly<Record<string, Words>>, tag: string): ReadonlySet<string> {
  const forms = (type: 'cardinal' | 'ordinal') => {
    const rules = new Intl.PluralRules(tag, { type })
    return new Set([...Array.from({ length: 201 }, (_, n) => rules.select(n)), 'other'])
  }
  const [counted, ranked] = [forms('cardinal'), forms('ordinal')]
  const keys = new Set<string>()
  for (const [file, words] of Object.entries(wanted))
    for (const key of Object.keys(words)) {
      const [, base, ordinal] = plural.exec(key) ?? []
      if (base === undefined) keys.add(`${file}.${key}`)
      else if (ordinal) ranked.forEach((form) => keys.add(`${file}.${base}_ordinal_${form}`))
      else counted.forEach((form) => keys.add(`${file}.${base}_${form}`))
    }
  return keys
}

/** The words of a language by the files of English: a file of each, or all in one `words.json`. */
function wordsIn(tag: string): Record<string, Words> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${tag}/`))
  const [whole, single] = [own.filter(([path]) => path.endsWith('/words.json')), own.filter(([path]) => !path.endsWith('/words.json'))]
  // words.json has a record for each file, any other is one
  return Object.assign(byName(Object.fromEntries(single) as Record<string, Words>), ...whole.map(([, words]) => words)) as Record<
    string,
    Words
  >
}

/** A plural form has the values of English's `_other`; the figure may be a word. */
function holdsTheSame(key: string, text: string, words: Words): boolean {
  const [, base, ordinal = '', form] = plural.exec(key) ?? []
  const original = base === undefined ? words[key] : words[`${base}_${ordinal}other`]
  const wanted = valuesOf(original ?? '')
  const held = valuesOf(text)
  const inWords = form === 'zero' || form === 'one' || form === 'two'
  const missing = [...wanted].filter((value) => !held.has(value) && !(inWords && figures.has(value)))
  return missing.length === 0 && [...held].every((value) => wanted.has(value))
}

function valuesOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].map(([, name]) => name ?? ''))
}

function plainKey(key: string): string {
  return plural.exec(key)?.[1] ?? key
}

/** `./en/canvas.json` → `canvas`. */
function byName(files: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), words]))
}

describe('the words of a lazy part', () => {
  const code = new Map(sources)
  const textOf = (path: string) => code.get(path) ?? ''
  const resolved = (from: string, target = '') => new URL(target, `file:///${from}`).pathname.slice(1)
  const jsonIn = (path: string) => [...textOf(path).matchAll(/'[./\w]*locales\/en\/([\w-]+)\.json'/g)].map(([, file]) => file ?? '')
  const hasWords = (path: string) => textOf(path).includes('export const words = {')

  /** Files that come with a module: all that static imports lead to, its own included. */
  function withImports(entry: string): ReadonlySet<string> {
    const reached = new Set([entry])
    for (const path of reached)
      for (const [, target] of textOf(path).matchAll(/^(?:import|export)(?! type)[^'(]*'(\.[^']+\.tsx?)'/gm))
        if (code.has(resolved(path, target))) reached.add(resolved(path, target))
    return reached
  }

  // What is loaded later, and by which file: by import(), or a dialog by the pattern of its name
  const loads = sources.flatMap(([path, text]) =>
    [...text.matchAll(/(\w+\(\s*\(\) => |void )?import\('(\.[^']+\.tsx?)'\)/g)].map(([, by = '', target]) => ({
      from: path,
      to: resolved(path, target),
      isAdded: /^(?:lazyComponent|withWords)\(|^void /.test(by), // `void`: fetched ahead of its lazyComponent
    })),
  )
  const dialogs = sources.filter(([path, text]) => path.endsWith('-dialog.tsx') && /^export .*\bdialog\b/m.test(text))
  const all = [...loads, ...dialogs.map(([to]) => ({ from: 'apps/preview/shell/dialogs/dialogs.tsx', to, isAdded: true }))].filter(
    ({ to }) => code.has(to),
  )
  const apps = ['apps/preview/main.tsx', 'apps/gallery/main.tsx']
  const closures = new Map([...apps, ...all.map(({ to }) => to)].map((entry) => [entry, withImports(entry)]))

  /** The files of words that have been added when a module is drawn: its own, and those of every module that may have loaded it. */
  function addedBefore(entry: string): ReadonlySet<string> {
    const ofApps = [...(closures.get(entry) ?? [])].filter((path) => textOf(path).includes('addWords(')).flatMap(jsonIn)
    if (apps.includes(entry)) return new Set(ofApps)
    const before = [...closures]
      .filter(([loader, closure]) => loader !== entry && all.some(({ from, to }) => to === entry && closure.has(from)))
      .map(([loader]) => addedBefore(loader))
    const common = [...(before[0] ?? [])].filter((file) => before.every((files) => files.has(file)))
    return new Set([...common, ...(hasWords(entry) ? jsonIn(entry) : [])])
  }

  test.each([...closures.keys()])('have been added before %s is drawn', (entry) => {
    const added = addedBefore(entry)
    const missing = [...(closures.get(entry) ?? [])].flatMap((path) =>
      filesNamedIn(textOf(path))
        .filter((file) => !added.has(file))
        .map((file) => `${path}: ${file}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  test('are added by what loads it', () => {
    const parts = all.filter(({ to }) => hasWords(to))
    expect(parts.length).toBeGreaterThan(12)
    expect(parts.filter(({ isAdded }) => !isAdded)).toEqual([])
    expect([...code.keys()].filter((path) => hasWords(path) && !closures.has(path))).toEqual([])
  })
})

/** Names of the files whose words a module asks for, also by names that are put together. */
function filesNamedIn(code: string): string[] {
  const asked = [...namedWords(code), ...[...code.matchAll(/`([a-z-]+\.[\w./-]*)\$\{/g)].map(([, prefix]) => prefix ?? '')]
  return [...new Set(asked.map((key) => key.slice(0, key.indexOf('.'))))].filter((file) => file in english)
}
