// npm run coverage: writes docs/coverage.md, every statement of the specification with where it lives and the tests that show it; with
// --check nothing. A file or a test that a statement names and that is not there is an error.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './build.mjs'

const folder = 'tests/coverage'
const page = 'docs/coverage.md'

/** The sections of the specification, in the order of their files, each with its statements. */
export const readSections = () =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(root, folder, name), 'utf8')))

/** The text of a file or '' for a folder; undefined where there is neither. */
export function readProject(path) {
  const full = join(root, path)
  return existsSync(full) ? (/\.\w+$/.test(path) ? readFileSync(full, 'utf8') : '') : undefined
}

const quoted = String.raw`(['"\`])((?:\\.|(?!\1)[^\\])*)\1`
const named = new RegExp(String.raw`\b(?:test|it)(?:\.\w+)*\(\s*${quoted}`, 'g')
const each = new RegExp(String.raw`\)\(\s*${quoted}\s*,`, 'g')

/** The titles that a file gives to its tests, as they are written: with the places of their values. */
export const titlesIn = (text) =>
  new Set(
    [...text.matchAll(named), ...(text.includes('.each') ? text.matchAll(each) : [])].map(([, , title]) => title.replace(/\\(.)/g, '$1')),
  )

/** `title | case`: a title of many cases, with the text of the one that shows the statement. */
const parts = (shown) => shown.split(' | ')

const testsOf = ({ tests = {} }) => Object.entries(tests).flatMap(([file, titles]) => titles.map((shown) => ({ file, shown })))

/** What is wrong with statements: what they name is not there, or they stand twice. */
export function faultsOf(sections, read = readProject) {
  const statements = sections.flatMap(({ statements }) => statements)
  const twice = statements.filter(({ says }, index) => statements.findIndex((other) => other.says === says) !== index)
  return [
    ...twice.map(({ says }) => `“${says}” stands twice`),
    ...statements.flatMap((statement) => [
      ...(statement.where ?? []).filter((path) => read(path) === undefined).map((path) => `${path} is not there: “${statement.says}”`),
      ...testsOf(statement).flatMap(({ file, shown }) => {
        const text = read(file)
        if (text === undefined) return [`${file} is not there: “${statement.says}”`]
        const [title, example] = parts(shown)
        if (!titlesIn(text).has(title)) return [`${file} has no test “${title}”`]
        const isThere = example === undefined || ["'", '"', '`'].some((quote) => text.includes(`${quote}${example}${quote}`))
        return isThere ? [] : [`${file} has no case “${example}”`]
      }),
    ]),
  ]
}

/** Covered by a test, or not covered yet. */
export function countsOf(sections) {
  const statements = sections.flatMap(({ statements }) => statements)
  const covered = statements.filter((statement) => testsOf(statement).length > 0)
  const open = statements.filter((statement) => testsOf(statement).length === 0)
  return { covered, open }
}

const plain = (text) => text.replace(/[\\`*_<|[\]]/g, String.raw`\$&`)
const code = (path) => `\`${path}\``

function testCell(statement) {
  const lines = Object.entries(statement.tests).map(([file, titles]) => {
    const shown = titles.map((title) => {
      const [name, example] = parts(title).map(plain)
      return example === undefined ? name : `${name} (${example})`
    })
    return `${code(file)}: ${shown.join('; ')}`
  })
  return lines.join('<br>')
}

export function coveragePage(sections) {
  const { covered, open } = countsOf(sections)
  const tables = sections.flatMap(({ section, statements }) => {
    const rows = statements.filter((statement) => covered.includes(statement))
    if (rows.length === 0) return []
    const lines = rows.map(
      (row) => `| ${row.says.replaceAll('|', String.raw`\|`)} | ${row.where.map(code).join('<br>')} | ${testCell(row)} |`,
    )
    return [`## ${section}\n\n| statement | where | tests |\n| --- | --- | --- |\n${lines.join('\n')}\n`]
  })
  const list = (statements) => statements.map(({ says }) => `- ${says}`).join('\n')
  return `# Coverage

The statements of the specification, in our words, with where each lives and the tests that show it. Written by \`npm run coverage\` from
\`${folder}\`; a test fails when a named file or test is not there. In a title, \`%s\` and the like stand for the values of its cases, and
the case that shows the statement is in parentheses.

${covered.length + open.length} statements: ${covered.length} have a test, ${open.length} are not covered yet.

${tables.join('\n')}
## Not covered yet

${list(open)}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sections = readSections()
  const faults = faultsOf(sections)
  const { covered, open } = countsOf(sections)
  if (faults.length === 0 && !process.argv.includes('--check')) writeFileSync(join(root, page), coveragePage(sections))
  for (const fault of faults) console.error(fault)
  console.log(`${covered.length} statements have a test, ${open.length} are not covered yet`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
