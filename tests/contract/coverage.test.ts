import { expect, test } from 'vitest'

import { countsOf, coveragePage, faultsOf, readSections, titlesIn } from '../../scripts/coverage.mjs'

const sections = readSections()
const isThere = 'src/widgets/balance/balance.test.tsx'
const withTest = (title: string, file = isThere) => [
  { section: 'Made up', statements: [{ says: 'A sentence', where: ['README.md'], tests: { [file]: [title] } }] },
]

test('each file and test that docs/coverage.md names is there, and each statement stands once', () => {
  expect(faultsOf(sections)).toEqual([])
})

test('the page has a row for each statement, with its tests, and the sum of them', () => {
  const { covered, open } = countsOf(sections)
  const page = coveragePage(sections)
  expect(page).toContain(
    `\n${covered.length + open.length} statements: ${covered.length} have a test, ${open.length} are not covered yet.\n`,
  )
  expect(page.split('\n').filter((line) => /^\| .+ \| `.+ \| `.+`: .+ \|$/.test(line)).length).toBe(covered.length)
  expect(page.split('\n').filter((line) => line.startsWith('- ')).length).toBe(open.length)
})

test('every statement says where it lives', () => {
  const { covered, open } = countsOf(sections)
  expect(covered.length).toBeGreaterThan(150)
  expect([...covered, ...open].filter(({ where = [] }) => where.length === 0)).toEqual([])
})

test('a title, a case, a test file or a document that is not there is named', () => {
  expect(faultsOf(withTest('hidden is six stars in a box of the same width'))).toEqual([])
  expect([
    ...faultsOf(withTest('a made-up title')),
    ...faultsOf(withTest('hidden is six stars in a box of the same width | a made-up case')),
    ...faultsOf(withTest('a made-up title', 'src/nowhere.test.ts')),
    ...faultsOf([{ section: 'Made up', statements: [{ says: 'A sentence', where: ['layouts/_base/pages/nowhere.json'] }] }]),
    ...faultsOf([{ section: 'Made up', statements: [{ says: 'A sentence' }, { says: 'A sentence' }] }]),
  ]).toEqual([
    `${isThere} has no test “a made-up title”`,
    `${isThere} has no case “a made-up case”`,
    'src/nowhere.test.ts is not there: “A sentence”',
    'layouts/_base/pages/nowhere.json is not there: “A sentence”',
    '“A sentence” stands twice',
  ])
})

test('titles are those of tests, in any quotes and behind a table, not those of a comment or another call', () => {
  const text = [
    "test('one', () => {})",
    'test(`two of ${name}`, () => {})',
    "test.each(rows)('three: %s', () => {})",
    'test.each([\n  [1],\n])(\n  "don\'t four",\n  () => {},\n)',
    "it('it\\'s five', () => {})",
    "// test of 'six'",
    "log('seven', 1)",
  ].join('\n')
  expect([...titlesIn(text)].sort()).toEqual(["don't four", "it's five", 'one', 'three: %s', 'two of ${name}'])
})
