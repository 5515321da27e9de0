import { parseArgs } from 'node:util'

import { nearest } from '../../src/authoring/check/nearest.ts'
import { CannotRun } from './files.ts'

/** An option of a command. One with `values` takes one of them, one with a `placeholder` any text; the others are switches. */
export type Option = { says: string; values?: readonly string[]; placeholder?: string }
export type Options = Readonly<Record<string, Option>>

/** A command as its help shows it. `operands`: what stands after it, as in `[files]`. */
export type Command = {
  operands: string
  says: string
  details?: readonly string[]
  options: Options
  examples: readonly string[]
}

export type Given = { operands: readonly string[]; switches: ReadonlySet<string>; values: ReadonlyMap<string, string> }

const common: Options = { help: { says: 'shows this help' } }

const script = process.env.npm_lifecycle_event ?? ''
/** How the command line is called here: through npm in a clone, by its name or its file where it is installed. */
export const program = ['layouts', 'operators', 'releases'].includes(script)
  ? `npm run ${script} --`
  : (/(?:operators|releases)\.js$/.exec(process.argv[1] ?? '')?.map((file) => `node dist/server/${file}`)[0] ?? 'foyer')

/** Reads what stands after a command. An option that the command does not have is refused with the one that was probably meant. */
export function readArguments(name: string, command: Command, argv: readonly string[]): Given {
  const known: Options = { ...command.options, ...common }
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(known).map(([key, option]) => [key, { type: takesValue(option) ? 'string' : 'boolean' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  })
  const operands: string[] = []
  const switches = new Set<string>()
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!option)
      throw new CannotRun(
        unknown(
          'option',
          token.rawName,
          Object.keys(known).map((key) => `--${key}`),
          `${name} --help`,
        ),
      )
    if (!takesValue(option)) {
      if (token.inlineValue) throw new CannotRun(`${token.rawName} takes no value.`)
      switches.add(token.name)
    } else values.set(token.name, valueOf(token.rawName, option, token.value))
  }
  return { operands, switches, values }
}

function takesValue({ values, placeholder }: Option): boolean {
  return values !== undefined || placeholder !== undefined
}

function valueOf(name: string, { values, placeholder = '' }: Option, value: string | undefined): string {
  if (value === undefined || value === '') throw new CannotRun(`${name} needs a value: ${values?.join(', ') ?? placeholder}.`)
  if (values && !values.includes(value))
    throw new CannotRun(`${name} is one of ${values.join(', ')}, not "${value}".${meant(value, values)}`)
  return value
}

/** What there is instead of a name that is not known, and where to read on. */
export function unknown(what: string, written: string, names: Iterable<string>, help: string): string {
  return `There is no ${what} \`${written}\`.${meant(written, names)} See ${program} ${help}`
}

/** The name that was probably meant, as the end of a sentence. */
export function meant(written: string, names: Iterable<string>): string {
  const name = nearest(written, names)
  return name === undefined ? '' : ` Did you mean \`${name}\`?`
}

/** The help of one command. */
export function helpOf(name: string, { operands, says, details = [], options, examples }: Command): string {
  const rows = Object.entries({ ...options, ...common }).map(([key, option]): [string, string] => [
    `--${key}${takesValue(option) ? ` ${option.values?.join('|') ?? option.placeholder}` : ''}${key === 'help' ? ', -h' : ''}`,
    option.says,
  ])
  return [
    `${program} ${[name, operands, '[options]'].filter(Boolean).join(' ')}`,
    '',
    says[0]?.toUpperCase() + says.slice(1) + '.',
    ...details,
    '',
    'Options',
    ...aligned(rows),
    '',
    'Examples',
    ...examples.map((example) => `  ${program} ${example}`),
  ].join('\n')
}

/** The help of the whole command line. `about`: what it is for; `exitCodes`: what they mean. */
export function usageOf(commands: Readonly<Record<string, Command>>, about: readonly string[], exitCodes: string): string {
  const rows = Object.entries(commands).map(([name, { operands, says }]): [string, string] => [`${name} ${operands}`.trim(), says])
  return [
    `${program} <command> [options]`,
    '',
    ...about,
    '',
    'Commands',
    ...aligned(rows),
    '',
    `${program} <command> --help says more about one of them. --version prints the version.`,
    exitCodes,
  ].join('\n')
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`)
}
