import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'

import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import { sentenceWithBrands } from '../../src/authoring/release/brand-verdicts.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { diagnosticMeanings } from '../../src/authoring/check/diagnostic-meanings.ts'
import { lineStarts, placeIn } from '../../src/authoring/text/json-positions.ts'
import { fixedText } from './fix.ts'
import { version } from './version.ts'
import type { Placed } from './places.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** SARIF 2.1.0, which code hosts show beside the lines of a change, with what would correct each diagnostic. */
export function asSarif(diagnostics: readonly Placed[]): string {
  const rules = Object.entries(diagnosticCodes).map(([id, { hint, severity }]) => ({
    id,
    shortDescription: { text: diagnosticMeanings[id as DiagnosticCode] }, // its own keys,
    help: { text: hint },
    defaultConfiguration: { level: levels[severity] },
  }))
  const results = diagnostics.map((diagnostic) => {
    const { code, severity, path, line = 1, column = 1, endLine = line, endColumn = column } = diagnostic
    const artifactLocation = { uri: uriOf(path) }
    const region = { startLine: line, startColumn: column, endLine, endColumn }
    const fixes = fixesOf(diagnostic, artifactLocation)
    return {
      ruleId: code,
      ruleIndex: rules.findIndex((rule) => rule.id === code),
      level: levels[severity],
      message: { text: sentenceWithBrands(diagnostic) },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      ...(fixes.length > 0 && { fixes }),
    }
  })
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'foyer-layouts', semanticVersion: version, rules } }, columnKind: 'utf16CodeUnits', results }],
    },
    null,
    2,
  )
}

/** A path as a URI reference: relative to the folder in which the command ran, or absolute. */
function uriOf(path: string): string {
  return isAbsolute(path) ? pathToFileURL(path).href : path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
}

/** The fix as the one region of the file that it rewrites. */
function fixesOf({ text, fix, code }: Placed, artifactLocation: { uri: string }) {
  const fixed = text !== undefined && fix ? fixedText(text, fix) : undefined
  if (text === undefined || fixed === undefined || fixed === text) return []
  let start = 0
  while (start < text.length && text[start] === fixed[start]) start += 1
  let [oldEnd, newEnd] = [text.length, fixed.length]
  while (oldEnd > start && newEnd > start && text[oldEnd - 1] === fixed[newEnd - 1]) [oldEnd, newEnd] = [oldEnd - 1, newEnd - 1]
  const lines = lineStarts(text)
  const [from, to] = [placeIn(lines, start), placeIn(lines, oldEnd)]
  const deletedRegion = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
  const insertedContent = { text: fixed.slice(start, newEnd) }
  return [
    {
      description: { text: diagnosticCodes[code as keyof typeof diagnosticCodes]?.hint ?? code },
      artifactChanges: [{ artifactLocation, replacements: [{ deletedRegion, insertedContent }] }],
    },
  ]
}
