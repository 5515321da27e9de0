import { readEnv } from '../../apps/server/env.ts'
import type { Env } from '../../apps/server/env.ts'
import { helpOf, program, readArguments, unknown, usageOf } from '../layouts/arguments.ts'
import type { Command, Given } from '../layouts/arguments.ts'
import { CannotRun, reasonOf } from '../layouts/files.ts'
import { version } from '../layouts/version.ts'

/** What a command line asks for: one of the commands, or a text to print, such as the help. `about` stands above the list of commands. */
export function readCommand<Name extends string>(
  [first, ...rest]: readonly string[],
  commands: Readonly<Record<Name, Command>>,
  about: readonly string[],
  exitCodes: string,
): { name: Name; given: Given } | string {
  const usage = () => usageOf(commands, [...about], exitCodes)
  const nameOf = (written: string): Name => {
    if (Object.hasOwn(commands, written)) return written as Name
    throw new CannotRun(unknown(written.startsWith('-') ? 'option' : 'command', written, [...Object.keys(commands), 'help'], '--help'))
  }
  if (first === '--version' || first === '-v') return version
  if (first === undefined) throw new CannotRun(usage())
  if (first === 'help' || first === '--help' || first === '-h')
    return rest[0] === undefined ? usage() : helpOf(rest[0], commands[nameOf(rest[0])])
  const name = nameOf(first)
  const command = commands[name]
  const given = readArguments(name, command, rest)
  if (given.switches.has('help')) return helpOf(name, command)
  if (given.operands.length !== command.operands.split(' ').filter(Boolean).length)
    throw new CannotRun(`${program} ${name} takes ${command.operands || 'options alone'}. See ${program} ${name} --help`)
  return { name, given }
}

/** The settings of the server, which the commands share; a wrong one is said in its sentence. */
export function readSettings(variables: Record<string, string | undefined>): Env {
  try {
    return readEnv(variables)
  } catch (error) {
    throw new CannotRun(reasonOf(error))
  }
}
