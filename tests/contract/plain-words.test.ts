import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/**
 * A name is the word that a developer who has never seen this project would search for, and a comment is a plain sentence. These are words
 * that stood here for another one. `everywhere`: in names, file names, comments and documentation. `names`: in names and file names of the
 * product alone, because the word is plain English in a sentence; `under` says where, when it is also the trade's word for something else.
 */
type Row = { not: readonly string[]; but: string; in: 'everywhere' | 'names'; under?: RegExp }
const table: readonly Row[] = [
  { not: ['wish', 'wishes', 'wished'], but: 'intent', in: 'everywhere' },
  { not: ['door', 'doors'], but: 'entrance or `send`', in: 'everywhere' },
  { not: ['desk', 'desks'], but: 'editor history', in: 'everywhere' },
  { not: ['world', 'worlds'], but: 'context (evaluation, check, render); mock state', in: 'everywhere' },
  { not: ['calm', 'steady'], but: 'debounced, distinct', in: 'everywhere' },
  { not: ['insight', 'insights'], but: 'analysis', in: 'everywhere' },
  { not: ['teller', 'tellers'], but: 'reporter', in: 'everywhere' },
  { not: ['mend', 'mends', 'mended', 'mending'], but: 'fix or sanitize', in: 'everywhere' },
  { not: ['absence', 'absences'], but: 'placeholder', in: 'everywhere' },
  { not: ['keepsake', 'keepsakes'], but: 'session export', in: 'everywhere' },
  { not: ['lane', 'lanes'], but: 'row', in: 'everywhere' },
  { not: ['patience', 'breath'], but: 'timeout, yieldToMain', in: 'everywhere' },
  { not: ['tried'], but: 'overrides', in: 'names', under: /^apps\/preview/ },
  { not: ['look', 'looked'], but: 'view settings', in: 'names', under: /^apps\/(?:preview|frame)/ },
  { not: ['ahead'], but: 'optimistic', in: 'names', under: /^src\/runtime/ },
  { not: ['marks'], but: 'summary', in: 'names', under: /^src\/authoring/ },
  { not: ['rest', 'later'], but: 'idle, lazy', in: 'names', under: /^src\/runtime\/model/ },
  { not: ['stage', 'hands'], but: 'preview session, input', in: 'names', under: /^(?:src|apps\/(?:frame|portal|server))/ },
  { not: ['sheet'], but: 'brand styles', in: 'names', under: /^apps\/(?:frame|preview)/ },
  { not: ['settle', 'settles'], but: 'resolve', in: 'names', under: /^apps\/(?:frame|preview|portal)/ },
  { not: ['cell'], but: 'subscription', in: 'names', under: /^src\/runtime\/(?:model|render)/ },
  { not: ['ways', 'way'], but: 'methods', in: 'names', under: /^(?:src\/runtime\/(?:model|gateway)|src\/schemas)/ },
  { not: ['said', 'say'], but: 'message or format', in: 'names' },
  { not: ['usual'], but: 'default', in: 'names' },
]

/**
 * A thing has one noun. These pairs of words stood in names for a thing that has another noun. Names of the gateway's own shapes, in
 * `src/schemas/gateway`, are the gateway's.
 */
const nouns: readonly { not: RegExp; but: string }[] = [
  {
    not: /\bwithdraw (?:records?|infos?|fees?|requests?|amounts?|limits?|times|history)\b/,
    but: 'withdrawal; to withdraw is the verb',
  },
  { not: /\b(?:payment|fund|funds|withdraw|withdrawal|security) passwords?\b/, but: 'transaction password' },
]

/** Where a word of the table is the right one, each with its reason. */
const allowed: readonly { in: RegExp; words: readonly string[]; because: string }[] = [
  { in: /brand-pictures\.ts/, words: ['door'], because: 'the logo is a door, which is drawn' },
  {
    in: /(?:list-new-vendors|hostile-bodies\.test|gateway\/vendor-rows)\.ts/,
    words: ['lane', 'lanes'],
    because: 'names in the gateway’s bodies are the gateway’s',
  },
  { in: /choices\.ts|portal-words\.ts/, words: ['look'], because: 'to look up a word' },
  { in: /example-page\.tsx|preview-pictures\.ts/, words: ['usual'], because: 'the example and the scenario with this name' },
]
const isAllowed = ({ word, place }: Found) => allowed.some((one) => one.words.includes(word) && one.in.test(place))

const productNames = /^(?:src|apps|build|mocks|scripts)\/(?!.*(?:\.test\.|\.testing\.|\.fixture\.|examples\.ts))/
const files = [
  ...sourceFiles(['src', 'apps', 'build', 'scripts', 'mocks', 'tests'], /\.(?:tsx?|mjs|mts|css)$/),
  ...sourceFiles(['docs'], /\.md$/),
  ...['README.md', 'CONTRIBUTING.md'].map((path) => ({
    path,
    text: readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8'),
  })),
].filter(({ path }) => path !== 'tests/contract/plain-words.test.ts')

/** The words of a name, `checkAhead` and `brand-sheet.ts` as `check ahead` and `brand sheet`. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

type Found = { word: string; place: string }
type Word = { word: string; index: number }

/** A name stands where it is declared; what a comment declares is a sentence. */
function declaredIn({ path, text }: SourceFile): { name: string; index: number }[] {
  const base = path.split('/').at(-1)!.replace(/\..*/, '')
  const code = text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const declared = [...code.matchAll(/\b(?:const|let|function|class|type|interface) (\$?\w+)/g)]
  return [{ name: base, index: 0 }, ...declared.map(({ 1: name = '', index }) => ({ name, index }))]
}

function namesIn(file: SourceFile): Word[] {
  return declaredIn(file).flatMap(({ name, index }) => wordsOf(name).map((word) => ({ word, index })))
}

/** Comments of code, and the whole text of a page of documentation but for what stands in code quotes. */
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm
function sentencesIn({ path, text }: SourceFile): Word[] {
  const parts = path.endsWith('.md') ? [{ 0: text, index: 0 }] : [...text.matchAll(comments)]
  return parts.flatMap(({ 0: part, index }) =>
    [...part.replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, (code) => ' '.repeat(code.length)).matchAll(/[a-z]+/gi)].map((word) => ({
      word: word[0].toLowerCase(),
      index: index + word.index,
    })),
  )
}

const read = files.map((file) => ({ file, names: namesIn(file), sentences: sentencesIn(file) }))

function placesOf({ not, in: scope, under = /^/ }: Row): Found[] {
  const isMeant = ({ word }: Word) => not.includes(word)
  return read
    .filter(({ file }) => under.test(file.path))
    .flatMap(({ file, names, sentences }) => [
      ...(productNames.test(file.path) || scope === 'everywhere' ? names.filter(isMeant) : []).map((one) => ({ file, ...one })),
      ...(scope === 'everywhere' ? sentences.filter(isMeant) : []).map((one) => ({ file, ...one })),
    ])
    .map(({ file, word, index }) => ({ word, place: placeOf(file, index) }))
}

describe.each(table)('$not is written as: $but', (row) => {
  test('in every name and sentence of ours', () => {
    const found = placesOf(row).filter((one) => !isAllowed(one))
    expect(found.map(({ word, place }) => `${place} "${word}": ${row.but}`)).toEqual([])
  })
})

describe.each(nouns)('$not is called: $but', ({ not, but }) => {
  test('in every name of the product', () => {
    const found = files
      .filter(({ path }) => productNames.test(path) && !path.startsWith('src/schemas/gateway/'))
      .flatMap((file) =>
        declaredIn(file)
          .filter(({ name }) => not.test(wordsOf(name).join(' ')))
          .map(({ name, index }) => `${placeOf(file, index)} ${name}: ${but}`),
      )
    expect(found).toEqual([])
  })
})

test('every exception is met', () => {
  const found = table.flatMap(placesOf)
  expect(allowed.filter((one) => !found.some(({ word, place }) => one.words.includes(word) && one.in.test(place)))).toEqual([])
})

test('the walker reads names, file names, comments and pages', () => {
  const file = { path: 'src/a/brand-wish.ts', text: "const aDoor = 'a lane'\n// the const desk is\n/* a\n calm */" }
  expect(namesIn(file).map(({ word }) => word)).toEqual(['brand', 'wish', 'a', 'door'])
  expect(sentencesIn(file).map(({ word }) => word)).toEqual(['the', 'const', 'desk', 'is', 'a', 'calm'])
  expect(sentencesIn({ path: 'docs/a.md', text: 'a lane `door` [of](wish.md)' }).map(({ word }) => word)).toEqual(['a', 'lane', 'of'])
})
