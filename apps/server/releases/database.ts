import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import type { SqliteDatabase, Transaction } from 'kysely'

import { databaseErrorOf, isBrokenConnection, mapped } from './database-error.ts'
import { migrateToNewest } from './migrations.ts'
import type { Dialect, Tables } from './migrations.ts'

/** A database with the newest schema. Both dialects behave alike; `watch` calls its listener when another process may have written. */
export type ReleaseDatabase = {
  db: Kysely<Tables>
  dialect: Dialect
  /** Runs a query that changes nothing; asks once more where the connection had broken before. */
  read: <Result>(query: () => Promise<Result>) => Promise<Result>
  /** Runs work that is written whole or not at all; waits for another process that is writing. */
  transaction: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>
  /** Tells other processes, as part of a transaction, that there is a new release or another schedule. */
  announce: (transaction: Transaction<Tables>, what: number | 'schedule') => Promise<void>
  watch: (listener: () => void) => void
  close: () => Promise<void>
}
/** Something that is written in the transaction of something else; false where it cannot be, and nothing is written then. */
export type Within = (transaction: Transaction<Tables>) => Promise<boolean>

const watchMs = 250
const busyMs = 5_000

/**
 * Opens the file with SQLite and migrates it: one connection, the journal flushed to the disk with each transaction, foreign keys checked.
 *
 * Errors  `DatabaseError`: `newer` for a file of a newer server, else `disk`
 */
export async function openSqlite(path: string): Promise<ReleaseDatabase> {
  const { default: Database } = await import('libsql')
  const open = () => {
    const file = new Database(path)
    file.pragma('busy_timeout = 500') // it blocks the process, so a longer wait is made of several
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    return file
  }
  const file = await retryWhileBusy(() => {
    mkdirSync(dirname(path), { recursive: true })
    return Promise.resolve(open())
  })
  const db = new Kysely<Tables>({ dialect: new LibsqlDialect(file) })
  const transaction: ReleaseDatabase['transaction'] = (work) => retryWhileBusy(() => db.transaction().execute(work))
  let timer: NodeJS.Timeout | undefined
  const versionOf = () => (file.pragma('data_version') as { data_version: number }[])[0]?.data_version
  try {
    await retryWhileBusy(() => migrateToNewest(db, 'sqlite'))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    dialect: 'sqlite',
    read: mapped,
    transaction,
    announce: () => Promise.resolve(),
    watch(listener) {
      let version = versionOf()
      timer = setInterval(() => {
        const now = versionOf()
        if (now !== version) listener()
        version = now
      }, watchMs)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      await db.destroy()
    },
  }
}

/**
 * SQLite whose transactions are for writing from the start: two processes that read first and then write would refuse each other. They
 * begin by `exec`, which ends its statement also where another process is writing: a prepared one would stay open, and no later
 * transaction could be committed.
 */
class LibsqlDialect extends SqliteDialect {
  private readonly file: SqliteDatabase & { exec: (sql: string) => void }
  constructor(file: SqliteDatabase & { exec: (sql: string) => void }) {
    super({ database: file })
    this.file = file
  }
  override createDriver() {
    const driver = super.createDriver()
    driver.beginTransaction = async () => void (await Promise.resolve(this.file.exec('begin immediate')))
    return driver
  }
}

/** Tries again for five seconds while another process writes to the file. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + busyMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const known = databaseErrorOf(error)
      if (known?.reason !== 'busy' || Date.now() > until) throw known ?? error
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20))
    }
  }
}

const channel = 'foyer_releases'
const reconnectMs = 1_000
const mostConnections = 5
const brokenMs = 20

/**
 * Connects to PostgreSQL (14 or newer) and migrates it.
 *
 * Errors  `DatabaseError`: `newer` for the schema of a newer server, `away` when nothing answers within 5 s
 */
export async function openPostgres(url: string, print: (line: string) => void): Promise<ReleaseDatabase> {
  const { default: pg } = await import('pg')
  const config = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'foyer',
  }
  const pool = new pg.Pool({ ...config, max: mostConnections })
  pool.on('error', () => undefined) // an idle connection broke
  pool.on('connect', (client) => client.on('error', () => undefined)) // one in use broke; its query is rejected, too
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let listening: InstanceType<typeof pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function listen(listener: () => void) {
    if (isClosed) return
    const client = new pg.Client({ ...config, query_timeout: undefined })
    listening = client
    let isOver = false
    const again = () => {
      if (isOver || isClosed) return
      isOver = true
      void client.end().catch(() => undefined)
      timer = setTimeout(() => void listen(listener), reconnectMs)
      timer.unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', listener)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      listener() // what came while nobody listened
    } catch {
      again()
    }
  }

  try {
    await mapped(() => migrateToNewest(db, 'postgres'))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    dialect: 'postgres',
    read: (query) => overSoundConnection(query, () => true),
    transaction(work) {
      let isBegun = false
      const whole = () =>
        db.transaction().execute((transaction) => {
          isBegun = true
          return work(transaction)
        })
      return overSoundConnection(whole, () => !isBegun)
    },
    announce: async (transaction, what) => void (await sql`select pg_notify(${channel}, ${String(what)})`.execute(transaction)),
    watch(listener) {
      void listen(listener).catch((error: unknown) => print(`The database's messages cannot be heard: ${String(error)}`))
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await listening?.end().catch(() => undefined)
      await db.destroy()
    },
  }
}

/**
 * The pool learns that a connection broke while nobody used it (the database started anew, a proxy ended it) when it is used again: work
 * that has done nothing yet is given another one then.
 */
async function overSoundConnection<Result>(work: () => Promise<Result>, mayRepeat: () => boolean): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (turn > mostConnections || !mayRepeat() || !isBrokenConnection(error)) throw databaseErrorOf(error) ?? error
      await new Promise((resolve) => setTimeout(resolve, brokenMs * turn))
    }
  }
}
