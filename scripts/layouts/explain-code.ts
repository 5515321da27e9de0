import { diagnosticCodes } from '../../src/authoring/check/diagnostic-codes.ts'
import { diagnosticMeanings } from '../../src/authoring/check/diagnostic-meanings.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { exampleOf } from './examples.ts'
import type { ExampleFile } from './examples.ts'

/** What a fault costs players, by the cost of its code. */
export const costs = {
  document: 'The last good version of the document stays; without one players get what can be used of it.',
  node: 'Its fallback is drawn in place of the node, or nothing.',
  part: 'Players get the document without this property, item or step.',
  nothing: 'Players notice nothing: it is only reported to authors.',
} as const

/** What a diagnostic means, what to do, what it costs players, and an example of it wrong and right. */
export function explainCode(code: DiagnosticCode): string {
  const { severity, hint, costs: cost } = diagnosticCodes[code]
  const meaning = diagnosticMeanings[code]
  const { wrong, right } = exampleOf(code)
  return [
    `${code}, ${severity === 'info' ? 'a note' : `${severity === 'error' ? 'an' : 'a'} ${severity}`}`,
    `  ${meaning}`,
    `  ${hint}`,
    `  ${costs[cost]}`,
    ...example('Wrong', wrong),
    ...example('Right', right),
  ].join('\n')
}

function example(title: string, files: readonly ExampleFile[]): string[] {
  return files.flatMap(({ path, text }) => ['', `${title}, ${path}:`, ...text.split('\n').map((line) => `  ${line}`)])
}
