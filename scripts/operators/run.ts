import { join } from 'node:path'
import { debuglog } from 'node:util'
import * as z from 'zod/mini'

import { accountName, actingAs } from '../../apps/server/audit/actor.ts'
import type { Env } from '../../apps/server/env.ts'
import { roles } from '../../apps/server/operators/calls.ts'
import type { OperatorStore } from '../../apps/server/operators/operator-store.ts'
import { DatabaseError } from '../../apps/server/releases/database-error.ts'
import { openPostgres, openSqlite } from '../../apps/server/releases/database.ts'
import { releaseStore } from '../../apps/server/releases/store.ts'
import type { ReleaseStore } from '../../apps/server/releases/store.ts'
import { folderOf } from '../../apps/server/releases/tree.ts'
import { program } from '../layouts/arguments.ts'
import type { Given } from '../layouts/arguments.ts'
import { CannotRun, reasonOf } from '../layouts/files.ts'
import { readCommand, readSettings } from '../releases/command-line.ts'
import { commands } from './commands.ts'
import type { CommandName } from './commands.ts'

/** Runs one command. Returns the exit code: 0 done, 2 could not run. */
export async function run(argv: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  try {
    return await dispatch(argv, variables)
  } catch (error) {
    if (error instanceof CannotRun) console.error(error.message)
    else if (error instanceof DatabaseError) console.error(`Nothing has changed, for the database cannot be used: ${error.message}`)
    else {
      console.error(`${program} stopped: ${reasonOf(error)}. NODE_DEBUG=foyer shows where.`)
      debuglog('foyer')('%O', error)
    }
    return 2
  }
}

async function dispatch(argv: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  const about = [
    'Adds, lists and disables operators, also beside a running server. They are those of the database that DATABASE_URL names, or else',
    'of DATA_DIR/foyer.db.',
  ]
  const asked = readCommand(argv, commands, about, 'Exit code 0: done. 2: could not run.')
  if (typeof asked === 'string') return print(asked)
  const env = readSettings(variables)
  const { databaseUrl, dataDir } = env
  const database = await (databaseUrl === undefined
    ? openSqlite(join(dataDir, 'foyer.db'))
    : openPostgres(databaseUrl, (line) => console.error(line)))
  try {
    return await actingAs({ id: null, name: accountName(), email: null, way: 'command' }, () =>
      actions[asked.name](releaseStore(database), asked.given, env),
    )
  } finally {
    await database.close()
  }
}

const actions: Readonly<Record<CommandName, (store: ReleaseStore, given: Given, env: Env) => Promise<number>>> = {
  async add(store, given, env) {
    const email = emailOf(given)
    const role = roles.find((one) => one === given.values.get('role'))
    if (!role) throw new CannotRun(`Name the role: --role ${roles.join(' | ')}`)
    const brand = await brandOf(store, given.values.get('brand'))
    const name = given.values.get('name')?.trim() || email.replace(/@.*/, '')
    const { isNew } = await store.operators.setRole({ email, name }, brand, role, Date.now())
    print(`${email} is ${role} of ${brand === '*' ? 'all brands' : brand}`)
    return isNew ? printLink(store.operators, email, env) : 0
  },

  async list({ operators }, given) {
    const all = await operators.list()
    if (given.switches.has('json')) return print(JSON.stringify({ operators: all }, null, 2))
    const lines = all.map(({ email, name, roles: of, disabledAt, hasPassword }) => {
      const state = disabledAt !== null ? ', disabled' : hasPassword ? '' : ', has set no password yet'
      return `${email}  ${name}  ${Object.entries(of)
        .map(([brand, role]) => `${role} of ${brand === '*' ? 'all brands' : brand}`)
        .join(', ')}${state}`
    })
    return print(lines.join('\n') || 'There is no operator yet.')
  },

  async disable({ operators }, given) {
    const email = emailOf(given)
    if (!(await operators.disable(email, Date.now()))) throw new CannotRun(nobody(email))
    return print(`${email} is disabled, and signed out everywhere`)
  },

  link: ({ operators }, given, env) => printLink(operators, emailOf(given), env),
}

async function printLink(operators: OperatorStore, email: string, { editHosts, port }: Env): Promise<number> {
  const link = await operators.addLink(email, Date.now())
  if (!link) throw new CannotRun(nobody(email))
  const origin = editHosts[0] === undefined ? `http://127.0.0.1:${port}` : `https://${editHosts[0]}`
  print('The password is set at this link, which works once:')
  print(`${origin}/preview/#link=${link.token}`)
  return print(`It ends at ${link.until}.`)
}

function nobody(email: string): string {
  return `No operator who may sign in has the e-mail ${email}. See ${program} list`
}

function emailOf({ operands: [written = ''] }: Given): string {
  const read = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email()).safeParse(written)
  if (!read.success) throw new CannotRun(`"${written.slice(0, 200)}" is no e-mail; write one such as ann@example.com.`)
  return read.data
}

/** The brand's name, where the newest release has such a brand; `*` for all of them. */
async function brandOf(store: ReleaseStore, written: string | undefined): Promise<string> {
  if (written === undefined) return '*'
  const newest = await store.newest()
  const brands = [...new Set([...(newest?.tree.keys() ?? [])].map(folderOf))].filter((brand) => /^[a-z0-9]/.test(brand))
  if (!brands.includes(written)) {
    const known = brands.length > 0 ? `; the brands are ${brands.join(', ')}` : ', for there is no release yet; start a server first'
    throw new CannotRun(`There is no brand "${written.slice(0, 80)}"${known}.`)
  }
  return written
}

function print(text: string): number {
  console.log(text)
  return 0
}
