import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openPostgres, openSqlite } from './database.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { releaseStore } from './store.ts'
import { hashOf } from './tree.ts'

// Prints how long releases of 2,000 documents take and how much room 1,000 of them need: the figures of docs/operations.md

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const documents = 2_000
const releasesKept = 1_000
const changedAtOnce = 3
const titles = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`node-${index}`, `The heading of block ${index}`]))
const pathOf = (index: number) => `foyer/pages/page-${index}.json`
const textOf = (index: number, title = 'First') => headings(`page-${index}`, { ...titles, first: title })

test.each(['sqlite', 'postgres'] as const)(`releases of ${documents} documents in %s`, async (dialect) => {
  const dir = aFolder(Object.fromEntries(Array.from({ length: documents }, (_, index) => [pathOf(index), textOf(index)])))
  const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
  const figures: Record<string, string> = {}
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    const result = await work()
    figures[name] = `${((performance.now() - began) / 1000).toFixed(2)} s`
    return result
  }
  const { releases, publish } = await timed('first release', () => openOver(dir, databaseUrl === undefined ? {} : { databaseUrl }))
  const changed = (title: string) =>
    Object.fromEntries(Array.from({ length: changedAtOnce }, (_, index) => [pathOf(index), { text: textOf(index, title) }]))
  expect(await timed(`publish ${changedAtOnce} documents`, () => publish(1, changed('Second')))).toMatchObject({ number: 2 })
  expect(await timed('publish again', () => publish(2, changed('Third')))).toMatchObject({ number: 3 })
  expect(await timed('restore', () => releases.restore(1, {}))).toMatchObject({ number: 4 })
  expect(await timed('revert', () => releases.revert(4, {}))).toMatchObject({ number: 5 })
  const whole = Object.fromEntries(Array.from({ length: documents / 2 }, (_, index) => [pathOf(index), { text: textOf(index, 'Whole') }]))
  expect(await timed(`publish ${documents / 2} documents`, () => publish(5, whole))).toMatchObject({ number: 6 })
  await timed('differences of that', () => releases.diff(5, 6))

  const newest = await releases.store().newest()
  if (!newest) throw new Error('There is a release')
  await closeAll()
  const database = await (databaseUrl === undefined ? openSqlite(join(dir, 'data/foyer.db')) : openPostgres(databaseUrl, () => undefined))
  const store = releaseStore(database)
  const tree = new Map(newest.tree)
  const size = async () => {
    if (databaseUrl === undefined) {
      await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
      return statSync(join(dir, 'data/foyer.db')).size
    }
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(database.db)
    return Number(rows[0]?.size)
  }
  const before = await size()
  for (let number = 7; number < 7 + releasesKept; number += 1) {
    const fresh = Array.from({ length: changedAtOnce }, (_, at) => {
      const index = (number * changedAtOnce + at) % documents
      return { path: pathOf(index), bytes: Buffer.from(textOf(index, `Release ${number}`)) }
    })
    for (const { path, bytes } of fresh) tree.set(path, hashOf(bytes))
    const bytes = new Map(fresh.map((one) => [hashOf(one.bytes), one.bytes]))
    await store.append({ ...newest, number, parent: number - 1, tree }, bytes)
  }
  await timed('list 100', () => store.list({ limit: 100 }))
  await timed('newest', () => store.newest())
  const grown = (await size()) - before
  figures['document'] = `${textOf(0).length} B`
  figures['database'] =
    `${(before / 1_048_576).toFixed(0)} MB at first, ${(grown / 1_048_576).toFixed(0)} MB more for ${releasesKept} releases`
  console.log(`${dialect}: ${JSON.stringify(figures, null, 1)}`)
  await database.close()
})
