import { describe, expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

// The words of the operators' apps: of the kit, the editor and the gallery.

type Words = Readonly<Record<string, string>>

const english = byName(import.meta.glob<Words>('../../apps/*/locales/en/*.json', { eager: true, import: 'default' }))
const arabic = byName(import.meta.glob<Words>('../../apps/*/locales/ar/*.json', { eager: true, import: 'default' }))
const sources = sourceFiles(['apps/kit', 'apps/preview', 'apps/gallery'], /(?<!\.test)\.tsx?$/).map(
  ({ path, text }) => [path, text] as const,
)

const plural = /^(.+?)_(ordinal_)?(zero|one|two|few|many|other)$/
const counted = new Intl.PluralRules('ar').resolvedOptions().pluralCategories
const ranked = new Intl.PluralRules('ar', { type: 'ordinal' }).resolvedOptions().pluralCategories
const figures = new Set(['n', 'count']) // a form for one or two has the figure as a word

const actionName = /(?:\bid(?::| ===)|\bact\(|\bidOf\() ?'[a-z]+\.[\w.-]+'/g // actions are named like words, and are none
const known = new Set(Object.entries(english).flatMap(([file, words]) => Object.keys(words).map((key) => `${file}.${plainKey(key)}`)))

describe('Arabic', () => {
  test('has the files of English', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english))
  })

  test.each(Object.keys(english))('has exactly the words of %s, with every plural form that the language knows', (file) => {
    expect(Object.keys(arabic[file] ?? {}).toSorted()).toEqual(arabicKeys(english[file] ?? {}))
  })

  test.each(Object.keys(english))('fills in the same values as English in %s', (file) => {
    const wrong = Object.entries(arabic[file] ?? {}).filter(([key, text]) => !holdsTheSame(key, text, english[file] ?? {}))
    expect(wrong).toEqual([])
  })
})

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('no text of %s is empty, and none shouts', (_language, files) => {
  const wrong = Object.entries(files).flatMap(([file, words]) =>
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
      .flatMap(([, code]) => [...code.matchAll(/`([a-z]+\.[\w./-]*)\$\{/g)].map(([, prefix]) => prefix ?? ''))
      .filter((prefix) => prefix.slice(0, prefix.indexOf('.')) in english),
  )
  expect(prefixes.size).toBeGreaterThan(20)
  expect([...prefixes].filter((prefix) => ![...known].some((key) => key.startsWith(prefix)))).toEqual([])
})

/** Keys in `t('file.key')`, and any other text that is written like one: tables of keys are looked up later. */
function namedWords(code: string): string[] {
  const direct = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  const tables = [...code.replaceAll(actionName, '').matchAll(/'([a-z]+)\.([\w./-]+)'/g)]
    .filter(([, file, key]) => file !== undefined && file in english && !/(?:^|\.)(?:json|css|tsx?)$/.test(key ?? ''))
    .map(([, file, key]) => `${file}.${key}`)
  return [...new Set([...direct, ...tables])]
}

function arabicKeys(words: Words): string[] {
  const keys = new Set<string>()
  for (const key of Object.keys(words)) {
    const [, base, ordinal] = plural.exec(key) ?? []
    if (base === undefined) keys.add(key)
    else if (ordinal) ranked.forEach((form) => keys.add(`${base}_ordinal_${form}`))
    else counted.forEach((form) => keys.add(`${base}_${form}`))
  }
  return [...keys].toSorted()
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
  const wordsIn = (path: string) => [...(code.get(path) ?? '').matchAll(/'[./]*(?:locales\/)?en\/(\w+)\.json'/g)].map(([, file]) => file)

  /** Files that come with a module: all that static imports lead to, its own included. */
  function withImports(entry: string): Set<string> {
    const reached = new Set([entry])
    for (const path of reached)
      for (const [, target = ''] of (code.get(path) ?? '').matchAll(/^(?:import|export)(?! type)[^'(]*'(\.[^']+\.tsx?)'/gm)) {
        const resolved = new URL(target, `file:///${path}`).pathname.slice(1)
        if (code.has(resolved)) reached.add(resolved)
      }
    return reached
  }
  const main = withImports('apps/preview/main.tsx')
  const entries = [...code].flatMap(([path, text]) =>
    [...text.matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(([, target]) => new URL(target ?? '', `file:///${path}`).pathname.slice(1)),
  )
  const dialogs = [...code.keys()].filter((path) => /^apps\/preview\/(?!shell\/).*-dialog\.tsx$/.test(path))

  test.each(['apps/preview/main.tsx', 'apps/gallery/main.tsx', ...new Set([...entries, ...dialogs].filter((path) => code.has(path)))])(
    'come with %s',
    (entry) => {
      const reached = entry.startsWith('apps/gallery/') ? withImports(entry) : new Set([...withImports(entry), ...main])
      const there = new Set([...reached].flatMap(wordsIn))
      const missing = [...withImports(entry)].flatMap((path) =>
        filesNamedIn(code.get(path) ?? '')
          .filter((file) => !there.has(file))
          .map((file) => `${path}: ${file}`),
      )
      expect([...new Set(missing)]).toEqual([])
    },
  )
})

/** Names of the files whose words a module asks for, also by names that are put together. */
function filesNamedIn(code: string): string[] {
  const asked = [...namedWords(code), ...[...code.matchAll(/`([a-z]+\.[\w./-]*)\$\{/g)].map(([, prefix]) => prefix ?? '')]
  return [...new Set(asked.map((key) => key.slice(0, key.indexOf('.'))))].filter((file) => file in english)
}
