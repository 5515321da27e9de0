import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'

/** `path:line:column severity code message`, one a line, and a sum. */
export function asText(diagnostics: readonly FileDiagnostic[]): string {
  const lines = diagnostics.map(
    ({ path, line = 1, column = 1, severity, code, message }) => `${path}:${line}:${column} ${severity} ${code} ${message}`,
  )
  const count = (severity: FileDiagnostic['severity']) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return [...lines, `${count('error')} errors, ${count('warning')} warnings, ${count('info')} notes`].join('\n')
}

export function asJson(diagnostics: readonly FileDiagnostic[]): string {
  return JSON.stringify(diagnostics, null, 2)
}

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function asSarif(diagnostics: readonly FileDiagnostic[]): string {
  const rules = Object.entries(diagnosticCodes).map(([id, { meaning, hint, severity }]) => ({
    id,
    shortDescription: { text: meaning },
    help: { text: hint },
    defaultConfiguration: { level: levels[severity] },
  }))
  const results = diagnostics.map(({ code, severity, message, path, line = 1, column = 1 }) => ({
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.id === code),
    level: levels[severity],
    message: { text: message },
    locations: [
      { physicalLocation: { artifactLocation: { uri: path.replaceAll('\\', '/') }, region: { startLine: line, startColumn: column } } },
    ],
  }))
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'foyer-layouts', rules } }, results }],
    },
    null,
    2,
  )
}
