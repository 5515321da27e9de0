import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

import { createWords } from '../../../src/runtime/i18n/words.ts'

/** These files of a locale, by name. */
export function localeOf(tag: string, files: readonly string[]): Record<string, Record<string, string>> {
  const read = (file: string) => readFileSync(new URL(`../../../locales/${tag}/${file}.json`, import.meta.url), 'utf8')
  return Object.fromEntries(files.map((file) => [file, JSON.parse(read(file)) as Record<string, string>]))
}

/** Reads a text of the model as a player does, in English, by these files. A word that is missing fails the test. */
export function readerOf(files: readonly string[]) {
  const words = createWords({
    load: () => Promise.reject(new Error('there')),
    first: 'EN',
    locales: { EN: localeOf('en', files), AR: localeOf('ar', files) },
    missing: (key) => expect.fail(`No word ${key}`),
  })
  return ({ text, values }: { text: string; values?: Record<string, string | number> | undefined }) =>
    text.startsWith('t:') ? words.from()(text.slice(2), values) : text
}
