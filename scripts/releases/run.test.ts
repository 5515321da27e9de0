import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { brandWith } from '../../apps/server/approvals/approvals.testing.ts'
import { folderOf, write } from '../../apps/server/example.testing.ts'
import { openPostgres, openSqlite } from '../../apps/server/releases/database.ts'
import { startPostgres } from '../../apps/server/releases/postgres.testing.ts'
import type { TestPostgres } from '../../apps/server/releases/postgres.testing.ts'
import { aFolder, closeAll, headings, openOver } from '../../apps/server/releases/releases.testing.ts'
import { aPicture } from '../../apps/server/pictures/pictures.testing.ts'
import { documentsAt } from '../layouts/files.ts'
import { unreadFiles } from '../layouts/workspace.ts'
import { commands } from './commands.ts'
import { run } from './run.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const help = 'foyer/pages/help.json'
const news = 'foyer/pages/news.json'
const titled = (first: string) => headings('help', { first })

/** The command line beside a server on the folder; it gives the exit code and what was printed. */
function commandOn(dir: string, databaseUrl?: string) {
  return async (...argv: string[]) => {
    const [out, said] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    for (const one of [out, said]) one.mockImplementation(() => undefined)
    try {
      const variables = { LAYOUTS_DIR: join(dir, 'layouts'), DATA_DIR: join(dir, 'data'), DATABASE_URL: databaseUrl }
      const code = await run(argv, variables)
      const [printed, errors] = [out, said].map(({ mock }) => mock.calls.flat().join('\n'))
      return { code, printed: printed ?? '', errors: errors ?? '' }
    } finally {
      out.mockRestore()
      said.mockRestore()
    }
  }
}

/** A server with three releases: the folder, a title, and a new page. */
async function aServer(dialect: 'sqlite' | 'postgres') {
  const dir = aFolder()
  const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
  const server = await openOver(dir, databaseUrl === undefined ? {} : { databaseUrl })
  await server.publish(1, { [help]: { text: titled('Second') } }, { note: 'Summer', by: 'ann' })
  await server.publish(2, { [news]: { text: headings('news', {}) } })
  return { ...server, dir, databaseUrl, command: commandOn(dir, databaseUrl) }
}

test('where a brand wants approvals, a command asks for one, or publishes by a reason that stays', async () => {
  const dir = aFolder({ 'foyer/brand.json': brandWith('foyer', { approvals: 1 }) })
  const { releases, publish, entry } = await openOver(dir)
  const command = commandOn(dir)
  await publish(1, { [help]: { text: titled('Second') } }, { passing: { override: { reason: 'To begin', caller: 'open' } } })
  const asked = await command('restore', '1')
  expect(asked).toMatchObject({ code: 1, printed: expect.stringContaining('it waits for 1 more approval for foyer. Request 1 waits') })
  expect(await (await releases.requests()).list({})).toMatchObject([{ id: 1, by: null, way: 'command', act: { kind: 'restore', of: 1 } }])
  expect((await command('restore', '1', '--override', ' ')).code).toBe(2)

  expect((await command('restore', '1', '--override', 'The editor is away')).code).toBe(0)
  expect(await entry(3)).toMatchObject({ way: 'command', approval: { override: 'The editor is away' } })
  const why = 'Without approval: The editor is away'
  expect(await releases.store().audit.list({ limit: 1 })).toMatchObject([{ action: 'restore', way: 'command', release: 3, why }])
})

test('a folder is published to some players first', async () => {
  const dir = aFolder()
  const { releases } = await openOver(dir)
  const folder = folderOf({ 'foyer/pages/help.json': titled('Imported') })
  for (const path of ['_base/brand.json', '_base/flags.json', 'foyer/brand.json', 'kestrel/brand.json', '_base/pages/home.json'])
    write(folder, path, readFileSync(join(dir, 'layouts', path), 'utf8'))
  const command = commandOn(dir)
  for (const wrong of [
    ['--share', '5'],
    ['--publish', '--share', '100'],
    ['--publish', '--share', '5', '--hosts', 'a.example'],
  ])
    expect(await command('import', folder, ...wrong)).toMatchObject({ code: 2, errors: expect.stringMatching(/--(?:share|hosts)/) })
  expect((await command('import', folder, '--publish', '--share', '5')).code).toBe(0)
  expect((await releases.store().current())?.canary).toMatchObject({ number: 2, audience: { share: 5 }, shown: 1 })
  const [entry, before] = await releases.store().audit.list({ limit: 2 })
  expect([entry, before]).toMatchObject([
    {
      action: 'canary-start',
      way: 'command',
      release: 2,
      subject: 'page/help',
      after: '5 % of the players',
      what: 'To 5 % of the players first: page "A page" of foyer: block first (page-heading): props/title "First" → "Imported"',
    },
    { action: 'import', release: 1 },
  ])
  const other = await command('import', folder, '--publish', '--hosts', 'a.example')
  expect(other).toMatchObject({ code: 1, printed: expect.stringContaining('Release 2 goes to 5 % of the players now') })
})

describe.each(['sqlite', 'postgres'] as const)('the command line over %s, beside a server', (dialect) => {
  test('lists releases, shows one and compares two', async () => {
    const { command } = await aServer(dialect)
    const { code, printed } = await command('list')
    expect(code).toBe(0)
    expect(printed.split('\n').map((line) => line.replace(/\d{4}-.*UTC/, 'AT'))).toEqual([
      '   3  AT  publish  (editor)  1 change for foyer',
      '   2  AT  publish  (editor, by ann)  1 change for foyer  "Summer"',
      '   1  AT  import  (files)  6 changes for foyer, kestrel',
    ])
    expect((await command('list', '--brand', 'kestrel', '--limit', '1')).printed).toMatch(/^ +1 /)
    expect(JSON.parse((await command('list', '--json', '--before', '3')).printed)).toMatchObject({
      releases: [{ number: 2 }, { number: 1 }],
    })
    expect((await command('show', '2')).printed).toMatch(
      /"Summer"\n\npage\/help \(foyer\/pages\/help\.json\)\n {2}block first \(page-heading\): props\/title "First" → "Second"$/,
    )
    expect(JSON.parse((await command('show', '3', '--json')).printed)).toMatchObject({
      number: 3,
      changes: [{ path: news, kind: 'added' }],
    })
    expect((await command('diff', '3', '1')).printed).toMatch(
      /^page\/help .*\n.*"Second" → "First"\npage\/news .*\n {2}document news: removed$/,
    )
    expect((await command('diff', '2', '2')).printed).toBe('No document differs.')
  })

  test('restores an earlier release, and the server gives it to players', async () => {
    const { command, releases, text, entry } = await aServer(dialect)
    expect(await command('restore', '1', '--dry')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('It would be release 4, for foyer'),
    })
    expect(releases.number()).toBe(3)
    expect(await command('restore', '1', '--note', 'x'.repeat(501))).toMatchObject({
      code: 2,
      errors: 'The note has 501 characters; 500 are the most.',
    })
    expect((await command('restore', '1', '--note', 'Too early')).printed).toBe('Release 4 is live: 2 documents for foyer')
    await expect.poll(() => releases.number()).toBe(4)
    expect([text(help), text(news)]).toEqual([titled('First'), undefined])
    expect(await entry(4)).toMatchObject({ kind: 'restore', of: 1, way: 'command', note: 'Too early' })
    expect((await command('restore', '1')).printed).toBe('Nothing changes: release 4 has the same documents.')
  })

  test('exports a release, and imports a folder after saying what it would change', async () => {
    const { dir, command, releases, text, entry } = await aServer(dialect)
    const copy = join(dir, 'copy')
    expect(await command('export', '2', copy)).toMatchObject({
      code: 0,
      printed: `${copy} has the documents of release 2: 6 files written, 0 removed`,
    })
    expect(readFileSync(join(copy, help), 'utf8')).toBe(titled('Second'))
    expect(existsSync(join(copy, news))).toBe(false)
    expect((await command('import', copy, '--dry')).printed).toMatch(
      /^page\/news .*\n {2}.*removed\n\nNothing is published yet\. It would be release 4, for foyer$/,
    )
    expect(await (await releases.drafts()).list()).toEqual([])

    write(copy, help, titled('By hand'))
    expect(await command('import', copy, '--publish')).toMatchObject({ code: 0, printed: 'Release 4 is live: 2 documents for foyer' })
    await expect.poll(() => releases.number()).toBe(4)
    expect([text(help), text(news)]).toEqual([titled('By hand'), undefined])
    expect(await entry(4)).toMatchObject({ kind: 'import', way: 'command' })

    write(copy, help, '{')
    expect(await command('import', copy, '--publish')).toMatchObject({ code: 1, printed: expect.stringContaining('json/syntax') })
    expect(JSON.parse((await command('import', copy, '--json')).printed)).toMatchObject({ status: 'refused' })
    writeFileSync(join(copy, help), Buffer.from([0xff, 0xfe]))
    expect(await command('import', copy)).toMatchObject({ code: 2, errors: expect.stringContaining('no text in UTF-8') })
    rmSync(join(copy, help))
    mkdirSync(join(copy, help))
    expect(await command('import', copy)).toMatchObject({ code: 2, errors: `${join(copy, help)} cannot be read as a file.` })
    expect(releases.number()).toBe(4)
  })

  test('imports a folder as a draft, which is reviewed in the editor and published there', async () => {
    const { dir, command, releases } = await aServer(dialect)
    const copy = join(dir, 'copy')
    await command('export', '2', copy)
    write(copy, help, titled('By hand'))
    const { code, printed } = await command('import', copy, '--draft', 'summer')
    expect(code).toBe(0)
    expect(printed).toMatch(/\nThe draft summer has 2 documents; .*\n {2}\/preview\?brand=foyer&draft=summer$/)
    const [draft] = await (await releases.drafts()).list()
    const { tree } = (await releases.store().read(3)) ?? {}
    expect(draft).toMatchObject({ id: 'summer', base: 3 })
    expect(draft?.files).toMatchObject([
      { path: help, document: 'page/help', text: titled('By hand'), base: tree?.get(help) },
      { path: news, document: 'page/news', text: null, base: tree?.get(news) },
    ])
    expect(releases.number()).toBe(3)

    expect(await command('import', copy, '--draft', 'summer')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('The draft summer has changes already'),
    })
    expect(JSON.parse((await command('import', copy, '--json')).printed)).toMatchObject({
      status: 'drafted',
      draft: 'import',
      documents: 2,
    })
    expect(await (await releases.drafts()).list()).toHaveLength(2)
  })

  test('an export replaces nothing that no release holds, unless it is told to', async () => {
    const { dir, command } = await aServer(dialect)
    const copy = join(dir, 'copy')
    await command('export', '3', copy)
    write(copy, '.git/HEAD', 'ref')
    expect(JSON.parse((await command('export', '1', copy, '--json')).printed)).toMatchObject({
      number: 1,
      written: [help],
      removed: [news],
    })
    write(copy, help, titled('Mine'))
    write(copy, 'notes.txt', 'Mine')
    expect(await command('export', '3', copy)).toMatchObject({
      code: 2,
      errors: `${copy} holds files that no release has: ${help} and 1 more. Name another folder, or add --force.`,
    })
    expect(readFileSync(join(copy, help), 'utf8')).toBe(titled('Mine'))
    expect(await command('export', '3', copy, '--force')).toMatchObject({ code: 0 })
    expect([help, 'notes.txt'].map((path) => readFileSync(join(copy, path), 'utf8'))).toEqual([titled('Second'), 'Mine'])
    expect(existsSync(join(copy, news))).toBe(true)
  })
})

/** All rows of a database but those of one machine, in one form for both dialects. */
async function rowsOf(database: string) {
  const { db, close } = await (database.startsWith('postgres:') ? openPostgres(database, () => undefined) : openSqlite(database))
  const [blobs, releases, answers] = [
    await db.selectFrom('blobs').selectAll().orderBy('hash').execute(),
    await db.selectFrom('releases').selectAll().orderBy('number').execute(),
    await db.selectFrom('answers').selectAll().execute(),
  ]
  await close()
  return {
    blobs: blobs.map(({ hash, bytes }) => [hash, Buffer.from(bytes as Uint8Array<ArrayBuffer>).toString('base64')]),
    releases,
    answers,
  }
}

describe('pictures', () => {
  /** A server whose newest release, number 4, has a red picture, and whose blue one is uploaded alone. */
  async function withPictures() {
    const server = await aServer('sqlite')
    const [red, blue] = [await aPicture('#e63946'), await aPicture('#1d3557')]
    const store = await server.releases.pictures()
    for (const { file, files, ...size } of [red, blue])
      await store.add({ ...size, brand: 'foyer', file, files, name: 'a.png', bytes: 1, at: '2026-11-28T09:00:00.000Z' })
    await server.change(3, news, headings('news', {}, { picture: `/media/${red.file}.webp` }))
    return { ...server, red, blue }
  }

  test('an export writes them, and an import of that folder elsewhere brings them along; the folder is checked without them', async () => {
    const { dir, command, red } = await withPictures()
    const folder = join(dir, 'exported')
    expect(await command('export', '4', folder)).toMatchObject({ code: 0 })
    expect(await command('export', '4', folder)).toMatchObject({ code: 0, printed: expect.stringContaining('0 files written') })
    expect(readdirSync(join(folder, 'foyer/media')).sort()).toEqual([...red.files.keys(), 'media.json'].sort())
    expect([documentsAt([folder]).filter((path) => path.includes('media')), unreadFiles(folder, 'foyer')]).toEqual([[], []])

    const otherDir = aFolder()
    const other = await openOver(otherDir)
    const elsewhere = commandOn(otherDir)
    expect(await elsewhere('import', folder, '--dry')).toMatchObject({ code: 0, printed: expect.stringContaining('would be release 2') })
    expect(await (await other.releases.pictures()).ofBrand('foyer')).toEqual([])
    expect(await elsewhere('import', folder, '--publish')).toMatchObject({ code: 0 })
    await expect.poll(() => other.releases.tree().has(`foyer/media/${red.file}-320.webp`)).toBe(true)
    expect(await other.releases.picture(`${red.file}.webp`)).toEqual(red.files.get(`${red.file}.webp`))

    rmSync(join(folder, `foyer/media/${red.file}.webp`))
    expect(await elsewhere('import', folder)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(`names ${red.file}.webp, which is not there`),
    })
  })

  test('a copy has those of releases and those that are only uploaded', async () => {
    const { command, red, blue } = await withPictures()
    const to = await postgres.database()
    expect(await command('copy', '--to', to)).toMatchObject({ code: 0 })
    const moved = await openOver(aFolder(), { databaseUrl: to })
    for (const { files } of [red, blue])
      for (const [name, bytes] of files) expect([name, await moved.releases.picture(name)]).toEqual([name, bytes])
    expect(moved.releases.tree().has(`foyer/media/${red.file}.webp`)).toBe(true)
    expect((await (await moved.releases.pictures()).ofBrand('foyer')).map(({ file }) => file).sort()).toEqual([red.file, blue.file].sort())
  })
})

describe('copying the history', () => {
  test('carries it to PostgreSQL and back to a file byte for byte, beside a running server, and refuses a filled database', async () => {
    const { dir, command, releases } = await aServer('sqlite')
    await releases.store().keepAnswer({ key: 'k', request: 'r', status: 201, body: '{}', at: new Date().toISOString() })
    const [to, back] = [await postgres.database(), join(dir, 'back/foyer.db')]
    expect(await command('copy', '--to', to)).toMatchObject({ code: 0, printed: 'Copied 3 releases with 8 files' })
    expect(await commandOn(dir, to)('copy', '--to', back)).toMatchObject({ code: 0 })
    expect(readdirSync(join(dir, 'back'))).toEqual(['foyer.db']) // without files beside it, to be put away

    const rows = await rowsOf(join(dir, 'data/foyer.db'))
    expect(rows.releases).toHaveLength(3)
    expect(await rowsOf(to)).toEqual(rows)
    expect(await rowsOf(back)).toEqual(rows)

    for (const filled of [to, back, join(dir, 'data/foyer.db')])
      expect(await command('copy', '--to', filled)).toMatchObject({
        code: 2,
        errors: 'The other database holds releases already; name an empty one.',
      })
    expect(await rowsOf(to)).toEqual(rows)
    const moved = await openOver(aFolder(), { databaseUrl: to })
    expect([moved.releases.number(), moved.text(help)]).toEqual([3, titled('Second')])
  })

  test('tables that come later are carried, too, and new rows of them are numbered on', async () => {
    const { dir, command } = await aServer('sqlite')
    const to = await postgres.database()
    const [from, other] = [await openSqlite(join(dir, 'data/foyer.db')), await openPostgres(to, () => undefined)]
    const columns = (id: string) => sql.raw(`(id ${id}, release integer references releases (number), text text)`)
    await sql`create table later ${columns('integer primary key autoincrement')}`.execute(from.db)
    await sql`create table later ${columns('serial primary key')}`.execute(other.db)
    for (const text of ['one', null]) await sql`insert into later (release, text) values (3, ${text})`.execute(from.db)
    await from.close()
    expect(await command('copy', '--to', to)).toMatchObject({ code: 0 })
    await sql`insert into later (release, text) values (1, 'new')`.execute(other.db)
    expect((await sql`select * from later order by id`.execute(other.db)).rows).toEqual([
      { id: 1, release: 3, text: 'one' },
      { id: 2, release: 3, text: null },
      { id: 3, release: 1, text: 'new' },
    ])
    await other.close()
  })

  test('a copy that was cut off left files alone, and is run again', async () => {
    const { dir, command } = await aServer('sqlite')
    const to = await postgres.database()
    const other = await openPostgres(to, () => undefined)
    await sql`create function refuse() returns trigger as $$ begin raise exception 'cut off'; end $$ language plpgsql`.execute(other.db)
    await sql`create trigger cut before insert on releases for each row when (new.number = 3) execute function refuse()`.execute(other.db)
    expect(await command('copy', '--to', to)).toMatchObject({ code: 2, errors: expect.stringContaining('cut off') })
    expect(await rowsOf(to)).toMatchObject({ releases: [], blobs: { length: 8 } })
    await sql`drop trigger cut on releases`.execute(other.db)
    await other.close()
    expect(await command('copy', '--to', to)).toMatchObject({ code: 0 })
    expect(await rowsOf(to)).toEqual(await rowsOf(join(dir, 'data/foyer.db')))
  })

  test('a backup by VACUUM INTO beside a running server is put back as the guide says', async () => {
    const { dir, publish } = await aServer('sqlite')
    const backup = join(dir, 'backup.db')
    const file = new Database(join(dir, 'data/foyer.db'))
    file.exec(`vacuum into '${backup}'`)
    file.close()
    await publish(3, { [help]: { text: titled('After the backup') } })
    const kept = await rowsOf(backup)
    expect(kept.releases).toHaveLength(3)

    const elsewhere = aFolder({ [help]: titled('Second'), [news]: headings('news', {}) })
    mkdirSync(join(elsewhere, 'data'))
    writeFileSync(join(elsewhere, 'data/foyer.db'), readFileSync(backup))
    const restored = await openOver(elsewhere)
    expect([restored.releases.number(), restored.text(help)]).toEqual([3, titled('Second')])
  })
})

test.each([
  [['lst'], 'There is no command `lst`. Did you mean `list`? See foyer --help'],
  [['list', '--jsn'], 'There is no option `--jsn`. Did you mean `--json`? See foyer list --help'],
  [['list', 'all'], 'foyer list takes options alone. See foyer list --help'],
  [['list', '--limit', '0'], '"0" is no number; write one such as 12.'],
  [['show'], 'foyer show takes <number>. See foyer show --help'],
  [['show', 'one'], '"one" is no number; write one such as 12.'],
  [['diff', '1', '9'], 'There is no release 9; the newest one is 3.'],
  [['restore', '9'], 'There is no release 9; the newest one is 3.'],
  [['import', '/nowhere'], '/nowhere holds no documents, such as foyer/brand.json.'],
  [['import', '.', '--publish', '--dry'], '--publish and --dry exclude each other.'],
  [['import', '.', '--publish', '--draft', 'x'], '--draft makes a draft, so it goes with neither --publish nor --dry.'],
  [
    ['import', '.', '--draft', 'Summer'],
    'No draft can be called "Summer"; a name has at most 64 small letters and digits, in words joined by "-".',
  ],
  [['import', '.', '--note', 'why'], '--note goes with --publish; of a draft the editor asks for it when you publish.'],
  [['copy'], 'Name the empty database: foyer copy --to <database>'],
  [
    ['copy', '--to', 'mysql://db/foyer'],
    '--to takes an address of PostgreSQL, as postgres://foyer@localhost/foyer, or the path of a file.',
  ],
  [['copy', '--to', '/'], '/ is a folder; name a file in it, as /foyer.db.'],
] as const)('%j could not run, and says in one sentence why', async (argv, sentence) => {
  const { command } = await aServer('sqlite')
  expect(await command(...argv)).toEqual({ code: 2, printed: '', errors: sentence })
})

test('without a database, and with one that does not answer, every command says so', async () => {
  const none = folderOf()
  expect(await commandOn(none)('list')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/data\/foyer\.db is not there; start a server/),
  })
  expect(existsSync(join(none, 'data'))).toBe(false)
  const away = commandOn(none, 'postgres://postgres@127.0.0.1:9/none')
  for (const argv of [['list'], ['restore', '1'], ['copy', '--to', join(none, 'x.db')]])
    expect(await away(...argv)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Nothing has changed, for the database does not answer: /),
    })
  expect(await commandOn(none, 'mysql://x')('list')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('DATABASE_URL is no address'),
  })
  expect(await commandOn(aFolder(), await postgres.database())('restore', '1')).toMatchObject({
    code: 2,
    errors: 'The database holds no release yet; start a server on it first.',
  })
})

test('the master itself is no place for an export', async () => {
  const { dir, command } = await aServer('sqlite')
  expect(await command('export', '1', join(dir, 'layouts'), '--force')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('is what players get; use restore 1'),
  })
})

test('the help names every command and what it takes', async () => {
  const { command } = { command: commandOn('/nowhere') }
  const { code, printed } = await command('--help')
  expect(code).toBe(0)
  for (const name of Object.keys(commands)) {
    expect(printed).toContain(`  ${name}`)
    expect(await command(name, '--help')).toMatchObject({ code: 0, printed: expect.stringContaining(`foyer ${name}`) })
    expect((await command('help', name)).printed).toContain('Examples')
  }
})

test('every command that the guides name is one, with options that it has', () => {
  const guides = ['operations', 'commands']
    .map((name) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8'))
    .join('\n')
  const named = [...guides.matchAll(/releases(?:\.js| --) ([a-z]+)([^`\n#]*)/g)].map(([, name = '', rest = '']) => ({ name, rest }))
  expect(named.length).toBeGreaterThan(8)
  const unknown = named.filter(({ name, rest }) => {
    const command = Object.entries(commands).find(([key]) => key === name)?.[1]
    return !command || [...rest.matchAll(/--([a-z]+)/g)].some(([, option = '']) => !Object.hasOwn(command.options, option))
  })
  expect(unknown).toEqual([])
})
