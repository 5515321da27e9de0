import { sentenceWithBrands } from '../../src/authoring/release/brand-verdicts.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { codeFrame, plain, printable } from './frame.ts'
import type { Paint } from './frame.ts'
import type { Placed } from './places.ts'

/** `path:line:column severity code message` and a code frame for each, and a sum. */
export function asText(diagnostics: readonly Placed[], paint: Paint = plain): string {
  const blocks = diagnostics.map((diagnostic) => {
    const { path, line = 1, column = 1, severity, code } = diagnostic
    const frame = codeFrame(diagnostic, paint)
    const message = printable(sentenceWithBrands(diagnostic))
    return `${path}:${line}:${column} ${paint(severity, severity)} ${code} ${message}${frame && `\n${frame}`}`
  })
  return [...blocks, sumOf(diagnostics)].join('\n')
}

/** How many errors, warnings and notes there are. */
export function sumOf(diagnostics: readonly FileDiagnostic[]): string {
  const count = (severity: FileDiagnostic['severity']) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return `${count('error')} errors, ${count('warning')} warnings, ${count('info')} notes`
}

export function asJson(diagnostics: readonly Placed[]): string {
  return JSON.stringify(
    diagnostics.map(({ text: _text, ...diagnostic }) => diagnostic),
    null,
    2,
  )
}
