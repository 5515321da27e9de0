import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { createFindings } from '../../src/authoring/check/findings.ts'
import { checkStrings } from '../../src/authoring/check/strings.ts'

type Words = Record<string, string>

const folder = new URL('../../locales/', import.meta.url)
const languages = readdirSync(folder).filter((name) => name !== 'en')
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Words
const ofWidgets = import.meta.glob<Words>('../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
const english = new Map<string, Words>([
  ...readdirSync(new URL('en/', folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, read(`en/${name}`)] as const),
  ...Object.entries(ofWidgets).map(([path, strings]) => [`widgets/${path.split('/').at(-2)}.json`, strings] as const),
])

test.each(languages)('the words of %s have every plural form of the language, and fill in the values that English fills in', (language) => {
  const there = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  expect(there.length).toBeGreaterThan(20)
  const wrong = there.flatMap((name) => {
    const findings = createFindings()
    checkStrings({ EN: english.get(name) ?? {}, [language.toUpperCase()]: read(`${language}/${name}`) }, name, findings)
    return findings.list.map(({ pointer, message }) => `${pointer} ${message}`)
  })
  expect(wrong).toEqual([])
})
