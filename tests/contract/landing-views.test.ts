import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { englishLocale, localeOf } from '../../apps/portal/locales.ts'
import { serverFiles } from '../../apps/server/pages/words.ts'
import { words as later } from '../../locales/en/index.ts'

const read = (document: string) => readFileSync(new URL(`../../layouts/_base/${document}.json`, import.meta.url), 'utf8')

/** The text of a document without what only search engines and shared links show. */
const drawn = (document: string) => read(document).replace(/^ {2}"description": .*\n/m, '')

test('the English words that come after the first screen are in no document that the landing page draws', () => {
  const files = Object.keys(later).map((path) => path.slice('./'.length, -'.json'.length))
  const said = [
    'pages/header',
    'pages/home',
    'pages/footer',
    'pages/bottom-bar',
    'menus/header',
    'menus/top',
    'menus/side',
    'menus/bottom',
  ].flatMap((document) => [...drawn(document).matchAll(/"t:([a-z-]+)\./g)].map(([, file]) => file))

  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((file) => files.includes(file ?? ''))).toEqual([])
})

test('every English word is in the first script, in what comes after it, or said by the server alone', () => {
  const files = readdirSync(new URL('../../locales/en', import.meta.url)).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? [])

  expect([...Object.keys(englishLocale), ...Object.keys(localeOf(later)), ...serverFiles].toSorted()).toEqual(files.toSorted())
})
