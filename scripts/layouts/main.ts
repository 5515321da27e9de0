import { check } from './check.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { format } from './format.ts'
import { asJson, asSarif, asText } from './report.ts'
import { schemas } from './schemas.ts'
import { CannotRun } from './workspace.ts'

const usage = `npm run layouts -- check [files] [--json | --sarif]   what is wrong with documents, all of them when none is named
npm run layouts -- format [files] [--check]           canonical key order and spacing, in place
npm run layouts -- explain <document> [node]          what a document or node is, needs and who sees it; or what a diagnostic means
npm run layouts -- diff <before> <after> [--json]     what differs by meaning between two files or two folders
npm run layouts -- schemas                            writes layouts/schemas/ for editors`

/** Exit codes: 0 clean or warnings, 1 errors, 2 could not run. */
function run(argv: readonly string[]): number {
  const flags = new Set(argv.filter((argument) => argument.startsWith('--')))
  const [command, ...given] = argv.filter((argument) => !argument.startsWith('--'))
  const allowed: Record<string, string[]> = {
    check: ['--json', '--sarif'],
    format: ['--check'],
    explain: [],
    diff: ['--json'],
    schemas: [],
  }
  const known = command !== undefined && Object.hasOwn(allowed, command) ? allowed[command] : undefined
  if (!known || [...flags].some((flag) => !known.includes(flag))) throw new CannotRun(usage)
  const dir = process.env.LAYOUTS_DIR || 'layouts'
  if (command === 'format') return format(given, dir, flags.has('--check'))
  if (command === 'explain') return explain(given, dir)
  if (command === 'diff') return diff(given, flags.has('--json'))
  if (command === 'schemas') return schemas(dir)
  const diagnostics = check(given, dir)
  console.log(flags.has('--json') ? asJson(diagnostics) : flags.has('--sarif') ? asSarif(diagnostics) : asText(diagnostics))
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

try {
  process.exitCode = run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error)
  process.exitCode = 2
}
