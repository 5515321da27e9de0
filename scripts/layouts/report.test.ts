import Ajv from 'ajv'
import { afterAll, expect, test } from 'vitest'

import { layoutsFolder } from './folder.testing.ts'
import { coloured, codeFrame } from './frame.ts'
import { placed } from './places.ts'
import { asText } from './report.ts'
import { sarifSchema } from './sarif-schema.fixture.ts'

const { write, foyer, remove, dir } = layoutsFolder()
afterAll(remove)

const diagnostic = {
  code: 'layout/unknown-widget',
  severity: 'error' as const,
  message: 'There is no widget.',
  document: 'page/x',
  pointer: '',
  path: 'x.json',
}

test('the text form says path:line:column first and shows the line with carets under the place', () => {
  const file = write(
    'layouts/_base/pages/x.json',
    '{\n  "kind": "page",\n  "id": "x",\n  "format": 1,\n  "titel": "A",\n  "nodes": [{ "id": "a", "widget": "dividr" }]\n}\n',
  )
  const lines = foyer('check', file).out.split('\n')

  expect(lines.slice(0, 6)).toEqual([
    expect.stringMatching(/x\.json:5:3 error document\/unknown-property There is no property "titel" here\./),
    '  5 |   "titel": "A",',
    '    |   ^^^^^^^',
    expect.stringMatching(/x\.json:6:36 error layout\/unknown-widget /),
    '  6 |   "nodes": [{ "id": "a", "widget": "dividr" }]',
    '    |                                    ^^^^^^^^',
  ])
  expect(lines.at(-1)).toBe('2 errors, 0 warnings, 0 notes')
})

test('a long line is cut around the place, and carets stand under wide characters, right-to-left texts and tabs', () => {
  const line = `${'a'.repeat(300)}"wrong"${'b'.repeat(300)}`
  const [text = '', carets = ''] = codeFrame(
    { ...diagnostic, text: line, line: 1, column: 301, endLine: 1, endColumn: 308 },
    (_, one) => one,
  ).split('\n')
  expect(text.length).toBeLessThan(130)
  expect(text.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('"wrong"')

  const [, wide = ''] = codeFrame(
    { ...diagnostic, text: '\t"彩票": 1', line: 1, column: 9 - 1, endLine: 1, endColumn: 9 },
    (_, one) => one,
  ).split('\n')
  expect(wide).toBe(`    | ${' '.repeat(9)}^`)
})

test('control characters and marks of direction of a document never reach the terminal; colours do where they are wanted', () => {
  const evil = {
    ...diagnostic,
    message: 'a\u001b[31mb',
    text: '"\u001b]0;title\u0007\u202e"',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 4,
  }
  expect(asText([evil])).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect(asText([evil], coloured)).toContain('\u001b[31merror\u001b[0m')
})

test('a diagnostic of a folder has no frame, and one behind the end of a text keeps its place', () => {
  expect(codeFrame(placed([{ ...diagnostic, path: dir, line: 1, column: 1 }])[0] ?? diagnostic, (_, one) => one)).toBe('')
  const file = write('end.json', '{"kind":')
  expect(foyer('check', file).out.split('\n').slice(0, 3)).toEqual([
    expect.stringContaining('end.json:1:9 error json/syntax'),
    '  1 | {"kind":',
    '    |         ^',
  ])
})

test('SARIF has the form of its schema, with ends of places and fixes that make the corrected text', () => {
  const text = '{\n  "kind": "page",\n  "id": "x y",\n  "titel": "A",\n  "format": 1,\n  "nodes": []\n}\n'
  const file = write('layouts/_base/pages/x y.json', text)
  const sarif = JSON.parse(foyer('check', file, '--format', 'sarif').out) as Sarif
  const validate = new Ajv({ strict: false }).compile(sarifSchema)

  expect(validate(sarif) ? [] : validate.errors).toEqual([])
  expect(foyer('check', file, '--sarif').out).toBe(foyer('check', file, '--format', 'sarif').out)
  const result = sarif.runs[0]?.results.find(({ ruleId }) => ruleId === 'document/unknown-property')
  const { artifactLocation, region } = result?.locations[0]?.physicalLocation ?? {}
  expect(artifactLocation?.uri).toMatch(/layouts\/_base\/pages\/x%20y\.json$/)
  expect(region).toEqual({ startLine: 4, startColumn: 3, endLine: 4, endColumn: 10 })
  const [replacement] = result?.fixes?.[0]?.artifactChanges[0]?.replacements ?? []
  expect(JSON.parse(replaced(text, replacement))).toMatchObject({ title: 'A', nodes: [] })
})

test('JSON names the same diagnostics as SARIF, and its old option still works', () => {
  const file = write('layouts/_base/pages/y.json', '{ "kind": "page", "id": "y", "format": 1, "titel": "A", "nodes": [] }')
  const json = foyer('check', file, '--format', 'json').out

  expect(foyer('check', file, '--json').out).toBe(json)
  expect(JSON.parse(json)).toMatchObject([{ code: 'document/unknown-property', line: 1, column: 43, endLine: 1, endColumn: 50 }])
  expect(json).not.toContain('"text"')
})

type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number }
type Replacement = { deletedRegion: Region; insertedContent: { text: string } }
type Sarif = {
  runs: {
    results: {
      ruleId: string
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: Region } }[]
      fixes?: { artifactChanges: { replacements: Replacement[] }[] }[]
    }[]
  }[]
}

function replaced(text: string, replacement: Replacement | undefined): string {
  if (!replacement) return text
  const lines = text.split('\n')
  const offset = (line: number, column: number) => lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const { deletedRegion: region, insertedContent } = replacement
  const [start, end] = [offset(region.startLine, region.startColumn), offset(region.endLine, region.endColumn)]
  return text.slice(0, start) + insertedContent.text + text.slice(end)
}
