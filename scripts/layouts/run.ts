import { debuglog } from 'node:util'

import { helpOf, program, readArguments, unknown, usageOf } from './arguments.ts'
import type { Command, Given } from './arguments.ts'
import { check } from './check.ts'
import { commands } from './commands.ts'
import type { CommandName } from './commands.ts'
import { diff } from './diff.ts'
import { writeDocs } from './docs.ts'
import { explain } from './explain.ts'
import { CannotRun, reasonOf } from './files.ts'
import { fix, fixLines } from './fix.ts'
import { format } from './format.ts'
import { coloured, plain } from './frame.ts'
import { migrate } from './migrate.ts'
import { placed } from './places.ts'
import { asJson, asText } from './report.ts'
import { asSarif } from './sarif.ts'
import { schemas } from './schemas.ts'
import { version } from './version.ts'
import { where } from './where.ts'
import { words } from './words.ts'
import { filesNamed } from './workspace.ts'

/** Runs one command. Returns the exit code: 0 clean or warnings, 1 errors, 2 could not run. */
export function run(argv: readonly string[]): number {
  try {
    return dispatch(argv)
  } catch (error) {
    if (error instanceof CannotRun) console.error(error.message)
    else {
      console.error(`${program} stopped: ${reasonOf(error)}. NODE_DEBUG=foyer shows where.`)
      debuglog('foyer')('%O', error)
    }
    return 2
  }
}

function dispatch([first, ...rest]: readonly string[]): number {
  if (first === '--version' || first === '-v') return print(version)
  if (first === undefined) throw new CannotRun(usage())
  if (first === 'help' || first === '--help' || first === '-h')
    return print(rest[0] === undefined ? usage() : helpOf(rest[0], commandOf(rest[0])))
  const name = nameOf(first)
  const given = readArguments(name, commands[name], rest)
  return given.switches.has('help') ? print(helpOf(name, commands[name])) : actions[name](given)
}

function usage(): string {
  const about = [
    'Checks, formats, compares and explains layout documents. They are read from ./layouts, from the folder that LAYOUTS_DIR',
    'names, or from the one after --layouts.',
  ]
  return usageOf(commands, about, 'Exit code 0: clean, or warnings only. 1: errors. 2: could not run.')
}

function nameOf(written: string): CommandName {
  if (Object.hasOwn(commands, written)) return written as CommandName
  throw new CannotRun(unknown(written.startsWith('-') ? 'option' : 'command', written, [...Object.keys(commands), 'help'], '--help'))
}

function commandOf(written: string): Command {
  return commands[nameOf(written)]
}

function print(text: string): 0 {
  console.log(text)
  return 0
}

const actions: Readonly<Record<CommandName, (given: Given) => number>> = {
  check: (given) => runCheck(given),
  format: (given) => format(filesOf(given), folderOf(given), given.switches.has('check')),
  migrate: (given) => migrate(filesOf(given), folderOf(given), given.switches.has('check')),
  diff: (given) => diff(given.operands, isJson(given)),
  explain: (given) => explain(given.operands, folderOf(given)),
  where: (given) => where(given.operands, folderOf(given), isJson(given)),
  words: (given) =>
    words({
      operands: given.operands,
      layouts: folderOf(given),
      locales: given.values.get('locales') ?? 'locales',
      brand: given.values.get('brand'),
      language: given.values.get('language'),
      dry: given.switches.has('dry'),
    }),
  schemas: (given) => schemas(none(given, folderOf(given)), given.switches.has('check')),
  docs: (given) => writeDocs(given.operands, given.switches.has('check')),
}

function runCheck(given: Given): number {
  const { switches, values } = given
  const files = filesOf(given)
  const form = values.get('format') ?? (switches.has('json') ? 'json' : switches.has('sarif') ? 'sarif' : 'text')
  const fixed = switches.has('fix') ? fix(files, folderOf(given)) : undefined
  const diagnostics = fixed?.left ?? check(files, folderOf(given))
  if (fixed) (form === 'text' ? console.log : console.error)(fixLines(fixed).join('\n'))
  const all = placed(diagnostics)
  const paint = process.stdout.isTTY && !process.env.NO_COLOR ? coloured : plain
  console.log(form === 'json' ? asJson(all) : form === 'sarif' ? asSarif(all) : asText(all, paint))
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function folderOf({ values }: Given): string {
  return values.get('layouts') ?? (process.env.LAYOUTS_DIR || 'layouts')
}

function filesOf(given: Given): string[] {
  return filesNamed(given.operands, folderOf(given))
}

function isJson({ switches, values }: Given): boolean {
  return switches.has('json') || values.get('format') === 'json'
}

function none<Value>({ operands }: Given, value: Value): Value {
  if (operands.length > 0) throw new CannotRun(`"${operands[0]}" is one thing too many.`)
  return value
}
