import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { englishOf, wordsBeside, wordsSaidIn } from './words-beside.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = englishOf(join(root, 'apps/preview'))
const sources = readdirSync(join(root, 'apps/preview'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(root, 'apps/preview', path), 'utf8') }))

describe('words that a module says', () => {
  const some = {
    'a.one': '1',
    'a.two': '2',
    'a.n_one': '{{n}}',
    'a.n_other': '{{n}}',
    'a.nth_ordinal_two': '2nd',
    'a.tab.left': 'Left',
    'a.tab.left-short': 'L',
    'a.tab.right-short': 'R',
    'b.one': '1',
  }

  test('are those whose keys stand in it, asked for at once or kept in a table, in all their plural forms', () => {
    expect(wordsSaidIn("t('a.one'); const later = { x: 'a.n' }; t(yes ? 'a.nth' : 'c.none')", some)).toEqual({
      'a.one': '1',
      'a.n_one': '{{n}}',
      'a.n_other': '{{n}}',
      'a.nth_ordinal_two': '2nd',
    })
  })

  test('are all that a key may come to which is put together', () => {
    expect(Object.keys(wordsSaidIn('t(`a.tab.${tab}-short`)', some))).toEqual(['a.tab.left-short', 'a.tab.right-short'])
    expect(Object.keys(wordsSaidIn("t(`a.tab.${names.map((name) => `${{ name }.name}`).join('')}`)", some))).toEqual([
      'a.tab.left',
      'a.tab.left-short',
      'a.tab.right-short',
    ])
    expect(wordsSaidIn('t(`a.${', some)).toEqual(expect.objectContaining({ 'a.one': '1' }))
  })

  test('are none where no key stands', () => {
    expect(wordsSaidIn("act('block.up'); `${a}.one`", some)).toEqual({})
  })
})

test('every word that the editor says by name is brought by the very module that says it', () => {
  expect(sources.length).toBeGreaterThan(300)
  const missing = sources.flatMap(({ path, code }) => {
    const said = new Set(Object.keys(wordsSaidIn(code, words)).map((key) => key.replace(/_(?:ordinal_)?[a-z]+$/, '')))
    return [...code.matchAll(/\b(?:t|hasWord)\(\s*'([^']+)'/g)].flatMap(([, key = '']) => (said.has(key) ? [] : [`${path}: ${key}`]))
  })
  expect(missing).toEqual([])
})

test('the file of a word is always written in its key, or nobody would know which words a module says', () => {
  const hidden = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/\b(?:t|hasWord)\((?:[^'`()]*\? ?)?(?:`\$\{[^`]*`|'[a-z]+\.[^']*' ?\+|\w+ ?\+)/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  )
  expect(hidden).toEqual([])
})

test('in a build a module begins with its words, and the place where all of them are asked for is empty', () => {
  const { load, transform, buildStart } = wordsBeside(root) as unknown as {
    load: { filter: { id: RegExp }; handler: () => { code: string } }
    transform: { filter: { id: RegExp }; handler: (code: string) => { code: string } | undefined }
    buildStart: () => void
  } // as it is written there
  buildStart()

  expect(transform.handler("t('ui.close')")?.code).toMatch(
    /^import \{ addWords as (\w+) \} from "[^"]+i18n\/words-kept\.ts"\n\1\(\{"ui\.close":"Close"\}\)\nt\('ui\.close'\)$/,
  )
  expect(transform.handler('export const a = 1')).toBeUndefined()
  expect([
    load.filter.id.test(join(root, 'apps/preview/i18n/words-at-once.ts')),
    load.handler().code,
    transform.filter.id.test(join(root, 'apps/preview/shell/app.tsx')),
    transform.filter.id.test(join(root, 'apps/preview/i18n/words-kept.ts')),
  ]).toEqual([true, 'export {}', true, false])
})
