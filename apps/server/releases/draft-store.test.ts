import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { DocumentName } from '../../../src/schemas/documents.ts'
import { etagOf } from '../files/etag.ts'
import { folderOf } from '../example.testing.ts'
import { openSqlite } from './database.ts'
import { draftStore } from './draft-store.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { hashOf } from './tree.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const home = '_base/pages/home.json'
const at = '2026-11-27T12:00:00.000Z'
const aFile = (text: string | null, path = home, document: DocumentName = 'page/home') => ({ path, document, text, base: null, at })
const odd = '\uFEFF{ "kind":"page",\r\n "\\u0000": "مرحبا 🎰" } '

test('a write that another process kept waiting is written as soon as that one is done, and so are later ones', async () => {
  const path = join(folderOf(), 'foyer.db')
  const database = await openSqlite(path)
  const drafts = draftStore(database)
  const { default: Database } = await import('libsql')
  const other = new Database(path)
  other.exec('begin immediate')
  setTimeout(() => other.exec('commit'), 100) // longer than SQLite waits by itself, which blocks this process too
  expect((await drafts.write('main', aFile('1'), undefined, 1))?.text).toBe('1')
  expect((await drafts.write('main', aFile('2'), etagOf('1'), 1))?.text).toBe('2')
  other.close()
  await database.close()
})

describe.each(['sqlite', 'postgres'] as const)('drafts in %s', (dialect) => {
  async function servers(files: Record<string, string> = {}) {
    const dir = aFolder(files)
    const more = dialect === 'postgres' ? { databaseUrl: await postgres.database() } : {}
    return { dir, open: () => openOver(dir, more) }
  }
  const aStore = async () => (await (await servers()).open()).releases.drafts()

  test('a text comes back byte for byte with its tag, its time and what it was made from, also from another server', async () => {
    const { open } = await servers()
    const first = await (await open()).releases.drafts()
    const written = await first.write('main', { ...aFile(odd), base: 'before' }, undefined, 3)
    await first.write('main', aFile(null, 'foyer/pages/help.json', 'page/help'), undefined, 4)
    await first.write('other', aFile('{}'), undefined, 4)
    expect(written).toEqual({ path: home, document: 'page/home', text: odd, etag: etagOf(odd), at, base: 'before' })

    const second = await (await open()).releases.drafts()
    const removed = { ...aFile(null, 'foyer/pages/help.json', 'page/help'), etag: etagOf('null') }
    expect(await second.files('main')).toEqual([written, removed])
    expect(await second.files('nobody')).toEqual([])
    expect((await second.list()).map(({ id, title, by, base, files }) => [id, title, by, base, files.length])).toEqual([
      ['main', 'main', null, 3, 2],
      ['other', 'other', null, 4, 1],
    ])
  })

  test('of writes over one text by two servers one is written, and so with removals', async () => {
    const { open } = await servers()
    const stores = [await (await open()).releases.drafts(), await (await open()).releases.drafts()] as const
    const race = (before: string | undefined) =>
      Promise.all(
        Array.from({ length: 3 }, (_, index) => stores[index % 2 === 0 ? 0 : 1].write('main', aFile(`${index} over ${before}`), before, 1)),
      )
    const made = (await race(undefined)).filter((file) => file)
    expect(made).toHaveLength(1)
    const changed = (await race(made[0]?.etag)).filter((file) => file)
    expect(changed).toHaveLength(1)
    expect(await stores[0].files('main')).toEqual(changed)

    const [tag = ''] = changed.map((file) => file?.etag)
    expect(await stores[0].remove('main', home, etagOf('another'))).toBe(false)
    expect((await Promise.all(stores.map((store) => store.remove('main', home, tag)))).filter(Boolean)).toHaveLength(1)
    expect(await stores[1].write('main', aFile('late'), tag, 1)).toBeUndefined()
    expect(await stores[1].list()).toEqual([])
  })

  test('a draft stands on the release at its first change, and begins anew once it has none', async () => {
    const store = await aStore()
    await store.write('main', aFile('1'), undefined, 5)
    await store.write('main', aFile('2'), etagOf('1'), 6)
    await store.write('main', aFile('3', 'foyer/brand.json', 'brand/foyer'), undefined, 7)
    expect((await store.read('main'))?.base).toBe(5)
    await store.remove('main', home, etagOf('2'))
    await store.remove('main', 'foyer/brand.json', etagOf('3'))
    await store.write('main', aFile('4'), undefined, 8)
    expect((await store.read('main'))?.base).toBe(8)
    expect(await store.read('nobody')).toBeUndefined()
  })

  const kept = {
    '_base/main/page/home.json': odd,
    'foyer/main/page/help.json': 'null',
    'foyer/main/page/odd.json': '{"odd":1}',
    'kestrel/summer/menu/side.json': '{"side":1}',
  }
  function keepFiles(dir: string, into = 'drafts', files: Record<string, string> = kept) {
    for (const [path, text] of Object.entries(files)) {
      const file = join(dir, 'data', into, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      utimesSync(file, new Date(at), new Date(at))
    }
  }
  const taken = [
    ['main', home, odd],
    ['main', 'foyer/pages/help.json', null],
    ['main', 'foyer/pages/other.json', '{"odd":1}'],
    ['summer', 'kestrel/menus/side.json', '{"side":1}'],
  ]
  const drafted = async ({ releases }: Awaited<ReturnType<typeof openOver>>) =>
    (await (await releases.drafts()).list()).flatMap(({ id, files }) => files.map(({ path, text }) => [id, path, text]))

  test('drafts that were files are taken over once, each whole and at its place, and their folder gets another name', async () => {
    const { dir, open } = await servers({ 'foyer/pages/other.json': headings('odd', {}) })
    keepFiles(dir, 'drafts', { ...kept, 'foyer/main/page/Not-An-Id.json': '{}', 'foyer/main/notes.txt': 'x', 'foyer/main/page/x.tmp': 'x' })
    const first = await open()
    expect(await drafted(first)).toEqual(taken)
    const [text] = await (await first.releases.drafts()).files('main')
    expect(text).toEqual({ ...aFile(odd), etag: etagOf(odd), base: hashOf(first.text(home) ?? '') })
    expect(readdirSync(join(dir, 'data')).filter((name) => name.includes('drafts'))).toEqual(['drafts.taken-over'])
    expect(readFileSync(join(dir, 'data/drafts.taken-over/_base/main/page/home.json'), 'utf8')).toBe(odd)

    await (await first.releases.drafts()).remove('main', home, etagOf(odd))
    expect(await drafted(await open())).toEqual(taken.slice(1))
    keepFiles(dir) // an earlier version ran again
    expect(await drafted(await open())).toEqual(taken)
    expect(existsSync(join(dir, 'data/drafts.taken-over-2'))).toBe(true)
  })

  test('a start that was cut off while it took drafts over loses nothing and takes nothing twice', async () => {
    const { dir, open } = await servers({ 'foyer/pages/other.json': headings('odd', {}) })
    keepFiles(dir, 'drafts.taking-over') // cut off before the transaction
    expect(await drafted(await open())).toEqual(taken)
    renameSync(join(dir, 'data/drafts.taken-over'), join(dir, 'data/drafts.taking-over')) // cut off after it
    const [one, two] = await Promise.all([open(), open()])
    expect([await drafted(one), await drafted(two)]).toEqual([taken, taken])
    expect(readdirSync(join(dir, 'data')).filter((name) => name.includes('drafts'))).toEqual(['drafts.taken-over'])
  })
})
