import { diagnosticCodes } from '../../../src/authoring/check/diagnostic-codes.ts'
import { diagnosticMeanings } from '../../../src/authoring/check/diagnostic-meanings.ts'
import type { DiagnosticCode } from '../../../src/authoring/check/diagnostic-codes.ts'
import { exampleOf } from '../examples.ts'
import type { ExampleFile } from '../examples.ts'
import { costs } from '../explain-code.ts'
import { anchor, table } from './markdown.ts'

const groups: Readonly<Record<string, string>> = {
  json: 'The text of a file',
  document: 'Documents',
  layout: 'Nodes and widgets',
  predicate: 'Rules',
  page: 'Pages and their addresses',
  menu: 'Menus',
  order: 'Orders',
  overlay: 'Overlays',
  brand: 'Brands',
  words: 'Words of documents',
  flags: 'Flags',
  form: 'Forms',
}
const severities = { error: 'error', warning: 'warning', info: 'note' } as const

/** `docs/diagnostics.md`: every code with its meaning, what to do, what it costs players, and an example. */
export function diagnosticsPage(): string {
  const codes = Object.keys(diagnosticCodes) as DiagnosticCode[] // keys of a const object
  const names = [...new Set(codes.map((code) => code.split('/')[0] ?? ''))]
  return `${[
    '# Diagnostics',
    'What can be wrong with a layout document. The command line, the editor, the server and the portal report the same codes for the ' +
      'same document, and a code never changes its meaning.',
    '```sh\nnpm run layouts -- check                         # all documents, with file, line and column\n' +
      'npm run layouts -- check --fix                   # writes every fix that leaves no choice\n' +
      'npm run layouts -- explain layout/invalid-prop   # this page’s entry on one code\n```',
    'An **error** costs players something: the document, a node or a part of it is not used. A **warning** costs nothing yet, but ' +
      'somebody probably made a mistake. A **note** only informs. `check` ends with exit code 1 when there is an error.',
    'The examples use four small widgets that exist only in tests: `tiles` (games), `note` (a text), `stack` and `pair` (slots). ' +
      'Written by `npm run layouts -- docs` from `src/authoring/check/diagnostic-codes.ts` and `tests/fixtures/diagnostics/`.',
    ...names.flatMap((name) => group(name, codes.filter((code) => code.startsWith(`${name}/`)))),
  ].join('\n\n')}\n`
}

function group(name: string, codes: readonly DiagnosticCode[]): string[] {
  return [
    `## ${groups[name] ?? name}`,
    table(
      ['code', 'severity', 'rule'],
      codes.map((code) => [
        `[\`${code}\`](#${anchor(code)})`,
        severities[diagnosticCodes[code].severity],
        diagnosticMeanings[code],
      ]),
    ),
    ...codes.flatMap(entry),
  ]
}

function entry(code: DiagnosticCode): string[] {
  const { severity, hint, costs: cost } = diagnosticCodes[code]
  const meaning = diagnosticMeanings[code]
  const { wrong, right } = exampleOf(code)
  return [
    `### ${code}`,
    `${meaning} ${hint}`,
    severity === 'error' ? costs[cost] : '',
    ...wrong.map((file) => example('Wrong', file)),
    ...right.map((file) => example('Right', file)),
  ].filter((part) => part !== '')
}

function example(title: string, { path, text }: ExampleFile): string {
  return `${title}, \`${path}\`:\n\n\`\`\`json\n${text}\n\`\`\``
}
