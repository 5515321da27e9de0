import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'

const folder = new URL('../../docs/decisions/', import.meta.url)
const topics = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
const decisions = topics.flatMap((topic) =>
  readFileSync(new URL(topic, folder), 'utf8')
    .split('\n\n')
    .slice(1)
    .map((text) => ({ topic, lines: text.trim().split('\n') })),
)
const numberOf = ([title = '']: readonly string[]) => Number(/^\*\*(\d+)\. /.exec(title)?.[1])

test('a decision is three lines: what it is with its number and date, what was chosen, and why', () => {
  const odd = decisions.filter(
    ({ lines }) =>
      lines.length !== 3 ||
      !/^\*\*\d+\. .+\.\*\* \(\d{4}-\d\d-\d\d\) {2}$/.test(lines[0] ?? '') ||
      !/^Chosen: .+ {2}$/.test(lines[1] ?? '') ||
      !/^Reason: .+$/.test(lines[2] ?? ''),
  )
  expect(odd).toEqual([])
})

test('every decision has a number of its own', () => {
  const numbers = decisions.map(({ lines }) => numberOf(lines))
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('the overview names every topic', () => {
  const overview = readFileSync(new URL('README.md', folder), 'utf8')
  expect(topics.filter((topic) => !overview.includes(`(${topic})`))).toEqual([])
})

test('every decision that code names exists', () => {
  const known = new Set(decisions.map(({ lines }) => numberOf(lines)))
  const named = sourceFiles(['src', 'apps', 'build', 'mocks', 'scripts'], /\.(?:tsx?|mjs)$/).flatMap((file) =>
    [...file.text.matchAll(/\bdecision (\d+)\b/g)].map((match) => ({ place: placeOf(file, match.index), number: Number(match[1]) })),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ number }) => !known.has(number))).toEqual([])
})
