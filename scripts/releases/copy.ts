import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'

import { openPostgres, openSqlite } from '../../apps/server/releases/database.ts'
import type { ReleaseDatabase } from '../../apps/server/releases/database.ts'
import type { Tables } from '../../apps/server/releases/migrations.ts'
import { CannotRun } from '../layouts/files.ts'

type Row = Record<string, unknown>

const blobsAtOnce = 100
const releasesAtOnce = 20
const rowsAtOnce = 100
/** What another machine has no use for: which folder here holds which release, and who is signed in. */
const left = /^(?:folders|foyer_migrations|foyer_migrations_lock|operator_(?:sessions|verifications|links|tries))$/

/**
 * Carries every row of a database into an empty one: first the files, which nothing names yet, then all releases and the rest as one
 * transaction. So a database without a release is empty, also where a copy was cut off. What is published meanwhile comes along.
 */
export async function copyHistory(from: ReleaseDatabase, to: string): Promise<{ releases: number; files: number }> {
  const other = await openOther(to)
  try {
    if (await hasReleases(other.db)) throw new CannotRun('The other database holds releases already; name an empty one.')
    const copied = await copyBlobs(from, other)
    const all = await other.transaction((transaction) => copyRows(from.db, transaction, copied, other.dialect))
    if (other.dialect === 'sqlite') await sql`pragma journal_mode = delete`.execute(other.db) // all of it in one file
    return all
  } finally {
    await other.close()
  }
}

function openOther(to: string): Promise<ReleaseDatabase> {
  if (/^postgres(?:ql)?:/.test(to)) return openPostgres(to, (line) => console.error(line))
  if (/^\w+:\/\//.test(to))
    throw new CannotRun('--to takes an address of PostgreSQL, as postgres://foyer@localhost/foyer, or the path of a file.')
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory())
    throw new CannotRun(`${to} is a folder; name a file in it, as ${join(to, 'foyer.db')}.`)
  return openSqlite(to)
}

async function hasReleases(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('releases').select('number').limit(1).executeTakeFirst()) !== undefined
}

async function copyBlobs(from: ReleaseDatabase, to: ReleaseDatabase): Promise<Set<string>> {
  const copied = new Set<string>()
  for (let after = ''; ;) {
    const rows = await from.db.selectFrom('blobs').selectAll().where('hash', '>', after).orderBy('hash').limit(blobsAtOnce).execute()
    if (rows.length === 0) return copied
    await to.transaction((transaction) => insertBlobs(transaction, rows))
    for (const { hash } of rows) copied.add(hash)
    after = rows.at(-1)?.hash ?? after
  }
}

async function copyRows(
  from: Kysely<Tables>,
  to: Transaction<Tables>,
  copied: ReadonlySet<string>,
  dialect: ReleaseDatabase['dialect'],
): Promise<{ releases: number; files: number }> {
  const files = new Set(copied)
  let number = 0
  for (;;) {
    const rows = await from
      .selectFrom('releases')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .limit(releasesAtOnce)
      .execute()
    if (rows.length === 0) break
    const fresh = rows.flatMap(({ tree }) => Object.values(JSON.parse(tree) as Record<string, string>)).filter((hash) => !files.has(hash))
    for (const some of parts([...new Set(fresh)], blobsAtOnce)) {
      await insertBlobs(to, await from.selectFrom('blobs').selectAll().where('hash', 'in', some).execute())
      for (const hash of some) files.add(hash)
    }
    await to.insertInto('releases').values(rows).execute()
    number = rows.at(-1)?.number ?? number
  }
  const pictures = await from.selectFrom('pictures').select('blobs').execute()
  const uploaded = pictures.flatMap(({ blobs }) => Object.values(JSON.parse(blobs) as Record<string, string>))
  for (const some of parts(
    [...new Set(uploaded)].filter((hash) => !files.has(hash)),
    blobsAtOnce,
  )) {
    await insertBlobs(to, await from.selectFrom('blobs').selectAll().where('hash', 'in', some).execute())
    for (const hash of some) files.add(hash)
  }
  for (const name of await otherTables(to, dialect)) {
    const table = sql.table(name)
    const { rows } = await sql<Row>`select * from ${table}`.execute(from)
    const columns = Object.keys(rows[0] ?? {})
    for (const some of parts(rows.map(dialect === 'sqlite' ? forSqlite : withBuffers), rowsAtOnce)) {
      const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
      await sql`insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(to)
    }
  }
  if (dialect === 'postgres') await countOn(to)
  return { releases: number, files: files.size }
}

/** Lets PostgreSQL number new rows after those that came with their numbers, as SQLite does by itself. */
async function countOn(to: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = current_schema() and column_default like 'nextval%'`.execute(to)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(to)
}

async function insertBlobs(to: Kysely<Tables>, rows: readonly Tables['blobs'][]): Promise<void> {
  const values = rows.map((row) => withBuffers(row) as Tables['blobs']) // the same columns
  await to
    .insertInto('blobs')
    .values(values)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** libsql gives an `ArrayBuffer` and takes a `Buffer`. */
function withBuffers(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof ArrayBuffer ? Buffer.from(value) : value]))
}

/** SQLite knows neither dates nor booleans; PostgreSQL takes both from texts and numbers. */
function forSqlite(row: Row): Row {
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value)
  return Object.fromEntries(Object.entries(withBuffers(row)).map(([name, value]) => [name, plain(value)]))
}

/** The tables besides files and releases, each after those that it refers to, for they were made in this order. */
async function otherTables(db: Kysely<Tables>, dialect: ReleaseDatabase['dialect']): Promise<string[]> {
  const names =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid`
      : sql<{ name: string }>`select relname as name from pg_class
          where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`
  const { rows } = await names.execute(db)
  return rows.map(({ name }) => name).filter((name) => name !== 'blobs' && name !== 'releases' && !left.test(name))
}

function* parts<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
