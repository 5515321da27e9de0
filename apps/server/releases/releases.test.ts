import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { openPostgres, openSqlite } from './database.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver, short } from './releases.testing.ts'
import { releaseStore } from './store.ts'
import type { Release } from './release.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const home = '_base/pages/home.json'
const help = 'foyer/pages/help.json'
const page = (titles: Record<string, string>) => headings('home', titles, { routes: ['/'] })
const published = (number: number, ...paths: string[]) => ({ status: 'published', number, paths })

describe.each(['sqlite', 'postgres'] as const)('releases in %s', (dialect) => {
  /** Servers beside each other: one folder and one database. */
  async function servers(files: Record<string, string> = {}) {
    const dir = aFolder(files)
    const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
    const database = () => (databaseUrl === undefined ? openSqlite(join(dir, 'data/foyer.db')) : openPostgres(databaseUrl, () => undefined))
    return { dir, database, open: () => openOver(dir, databaseUrl === undefined ? {} : { databaseUrl }) }
  }
  const aServer = async (files: Record<string, string> = {}) => (await servers(files)).open()

  test('the first release is the folder as it was found; a publication is the next one, with all files and who, when and why', async () => {
    const { releases, publish, entry, text, clock } = await aServer()
    expect(releases.number()).toBe(1)
    expect(await entry(1)).toMatchObject({ parent: null, way: 'files', kind: 'import', brands: ['foyer', 'kestrel'], changes: 6 })

    const next = page({ one: 'First', two: 'Two', three: 'Three' })
    const outcome = await publish(
      1,
      { [home]: { text: next }, 'foyer/pages/new.json': { text: headings('new', {}) } },
      { note: 'Summer', by: 'ann' },
    )

    expect(short(outcome)).toEqual(published(2, home, 'foyer/pages/new.json'))
    expect(text(home)).toBe(next)
    expect(await entry(2)).toEqual({
      number: 2,
      parent: 1,
      by: 'ann',
      way: 'editor',
      kind: 'publish',
      note: 'Summer',
      at: new Date(clock.now).toISOString(),
      brands: ['foyer', 'kestrel'],
      changes: 2,
    })
    expect((await releases.store().read(2))?.tree.size).toBe(7)
    expect(await releases.store().list({ brand: 'kes', limit: 9 })).toEqual([])
    expect((await releases.store().list({ brand: 'kestrel', before: 2, limit: 9 })).map(({ number }) => number)).toEqual([1])
    expect(await publish(2, { [home]: { text: next } })).toMatchObject({ status: 'unchanged', number: 2 })
  })

  test('changes of other documents and of other nodes since the base merge; the same node is a conflict that writes nothing', async () => {
    const { change, releases, text } = await aServer()
    expect(short(await change(1, home, page({ one: 'Theirs', two: 'Two', three: 'Three' })))).toEqual(published(2, home))
    expect(short(await change(1, help, headings('help', { first: 'Help' })))).toEqual(published(3, help))
    expect(short(await change(1, home, page({ one: 'One', two: 'Two', three: 'Ours' })))).toEqual(published(4, home))
    expect(text(home)).toBe(page({ one: 'Theirs', two: 'Two', three: 'Ours' }))

    const outcome = await releases.publish({
      base: 1,
      files: { [home]: { text: page({ one: 'Mine', two: 'Two', three: 'Three' }) }, 'foyer/pages/new.json': { text: headings('new', {}) } },
    })
    expect(short(outcome)).toEqual({ status: 'conflict', current: 4, in: [['page/home', 'changed:/nodes/one/props/title']] })
    expect(outcome).toMatchObject({
      conflicts: [{ path: home, parts: [{ node: 'one', property: 'props/title', base: 'One', theirs: 'Theirs', yours: 'Mine' }] }],
    })
    expect(releases.number()).toBe(4)
    expect(short(await change(1, home, null))).toMatchObject({ status: 'conflict', in: [['page/home']] })
  })

  test('two properties of one node, changed apart, are a conflict: nobody has seen them together', async () => {
    const { change } = await aServer()
    const one = (props: object, more: object = {}) =>
      page({}).replace('[]', JSON.stringify([{ id: 'one', widget: 'page-heading', props, ...more }]))
    await change(1, home, one({ title: 'One' }))
    await change(2, home, one({ title: 'Theirs' }))
    expect(short(await change(2, home, one({ title: 'One' }, { fallback: 'drop' })))).toMatchObject({ status: 'conflict', current: 3 })
  })

  test('eight publishers at once: numbers have no gap, each conflict is answered as one, and nothing is lost', async () => {
    const { open } = await servers()
    const all = [await open(), await open()]
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const server = all[index % 2]!
        const text = index < 4 ? page({ one: `By ${index}`, two: 'Two', three: 'Three' }) : headings(`p${index}`, {})
        return server.change(1, index < 4 ? home : `foyer/pages/p${index}.json`, text)
      }),
    )
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'published' ? [outcome.number] : []))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
    expect(outcomes.filter(({ status }) => status === 'conflict')).toHaveLength(3)
    expect(await all[0]!.numbers()).toEqual([6, 5, 4, 3, 2, 1])
    const newest = await all[0]!.releases.store().newest()
    expect([...(newest?.tree.keys() ?? [])].filter((path) => /p\d/.test(path))).toHaveLength(4)
  })

  test('restore makes everything as it was; what came after the seen release is a conflict; dry only tells', async () => {
    const { change, releases, text, entry } = await aServer()
    const first = text(home)
    await change(1, home, page({ two: 'Two' }))
    await change(2, 'foyer/pages/new.json', headings('new', {}))
    await change(3, help, null)

    expect(short(await releases.restore(1, { base: 2 }))).toMatchObject({
      status: 'conflict',
      current: 4,
      in: [['page/help'], ['page/new']],
    })
    expect(short(await releases.restore(1, { base: 4, dry: true }))).toEqual({
      status: 'dry',
      number: 5,
      changes: [
        [home, 'added:/nodes/one', 'added:/nodes/three'],
        [help, 'added:'],
        ['foyer/pages/new.json', 'removed:'],
      ],
    })
    expect(releases.number()).toBe(4)
    expect(short(await releases.restore(1, { base: 4 }))).toEqual(published(5, home, help, 'foyer/pages/new.json'))
    expect(text(home)).toBe(first)
    expect(await entry(5)).toMatchObject({ kind: 'restore', of: 1, parent: 4 })
    expect((await releases.store().read(5))?.tree).toEqual((await releases.store().read(1))?.tree)
    expect(await releases.restore(9, {})).toMatchObject({ status: 'unknown', error: 'There is no release 9; the newest one is 5.' })
  })

  test('revert takes out one release: a page comes back with its bytes, a block to its place, and what came later stays', async () => {
    const { change, publish, releases, text, entry } = await aServer()
    const helped = text(help)
    await publish(1, { [help]: { text: null }, [home]: { text: page({ one: 'One', three: 'Three' }) } })
    await change(2, home, page({ one: 'Later', three: 'Three', four: 'Four' }))

    expect(short(await releases.revert(2, { dry: true }))).toMatchObject({
      changes: [
        [home, 'added:/nodes/two'],
        [help, 'added:'],
      ],
    })
    expect(short(await releases.revert(2, { base: 3, note: 'Too early' }))).toEqual(published(4, home, help))
    expect(text(help)).toBe(helped)
    expect(JSON.parse(text(home) ?? '')).toEqual(JSON.parse(page({ one: 'Later', two: 'Two', three: 'Three', four: 'Four' })))
    expect(await entry(4)).toMatchObject({ kind: 'revert', of: 2, note: 'Too early' })
    expect(await releases.revert(2, {})).toMatchObject({ status: 'unchanged', number: 4 })

    await change(4, home, page({ one: 'Later', two: 'Changed since', three: 'Three', four: 'Four' }))
    expect(short(await releases.revert(4, {}))).toMatchObject({
      status: 'conflict',
      current: 5,
      in: [['page/home', expect.stringContaining('two')]],
    })
    expect(short(await releases.revert(1, {}))).toEqual({
      status: 'refused',
      error: 'Release 1 has no release before it, so it cannot be reverted.',
      codes: [],
    })
  })

  test('differences of any two releases are told by meaning', async () => {
    const { change, releases } = await aServer()
    await change(1, home, page({ one: 'One', two: 'Two', three: 'Drei' }))
    await change(2, help, null)
    const told = async (from: number | null, to: number) =>
      (await releases.diff(from, to))?.map(({ path, kind, changes }) => [path, kind, ...changes.map(({ id }) => id)])
    expect(await told(1, 3)).toEqual([
      [home, 'changed', 'changed:/nodes/three/props/title'],
      [help, 'removed', 'removed:'],
    ])
    expect(await told(3, 2)).toEqual([[help, 'added', 'added:']])
    expect(await told(null, 1)).toHaveLength(6)
    expect(await told(1, 4)).toBeUndefined()
  })

  test('what cannot be published is refused with a sentence, and there is no release of it', async () => {
    const { change, releases, publish } = await aServer()
    const bad = async (path: string, text: string | null) => short(await change(1, path, text))
    expect(short(await change(2, help, null))).toMatchObject({ status: 'unknown', error: 'There is no release 2; the newest one is 1.' })
    expect(short(await change(0, help, null))).toMatchObject({ status: 'unknown' })
    for (const path of [
      '../secret.json',
      '/etc/passwd',
      'foyer/../../x.json',
      'foyer/pages/..%2fx.json',
      'foyer/pages/a/b.json',
      'x',
      '__proto__',
    ])
      expect(await bad(path, '{}')).toMatchObject({ status: 'refused', error: expect.stringContaining('is no place of a document') })
    expect(await bad('other/pages/home.json', headings('home', {}))).toMatchObject({
      error: expect.stringContaining('There is no brand "other"'),
    })
    expect(await bad('foyer/brand.json', null)).toMatchObject({ error: expect.stringContaining('cannot be taken away') })
    expect(await bad(help, '{')).toMatchObject({ status: 'refused', codes: ['json/syntax'] })
    expect(await bad(help, headings('other', {}))).toMatchObject({ status: 'refused', codes: ['document/misplaced'] })
    expect(await bad(help, headings('help', { long: 'x'.repeat(300_000) }))).toMatchObject({ status: 'refused', codes: ['json/too-large'] })
    expect(await bad(home, page({}).replace('[]', '[{"id":"x","widget":"page-headin","props":{"title":"x"}}]'))).toMatchObject({
      status: 'refused',
      codes: ['layout/unknown-widget'],
      error: expect.stringMatching(/^Nothing is published, for players would get a fault: page\/home/),
    })
    expect(short(await publish(1, { [help]: { base: 'A'.repeat(43), text: headings('help', {}) } }))).toMatchObject({ status: 'conflict' })
    expect(releases.number()).toBe(1)
  })

  test('a transaction that ends before its end leaves nothing', async () => {
    const { open, database } = await servers()
    const { releases, numbers } = await open()
    const other = await database()
    const late = Buffer.from('never published')
    const cut = other.transaction(async (transaction) => {
      await transaction.insertInto('blobs').values({ hash: 'late', bytes: late }).execute()
      if (dialect === 'postgres') await postgres.disconnect()
      else throw new Error('The process ends here.')
      await sql`select 1`.execute(transaction)
    })
    await expect(cut).rejects.toThrow(/terminat|connection error|ECONNRESET|The process ends here/)
    await expect(
      releaseStore(other).append(
        { ...(await releases.store().read(1)), number: 2, parent: 1, of: 77 } as Release,
        new Map([['late', late]]),
      ),
    ).rejects.toThrow(/foreign key/i)
    await other.close()
    expect([...(await releases.store().blobs(['late'])).keys()]).toEqual([])
    expect(await numbers()).toEqual([1])
  })

  test('the schema of a newer server is left alone, with a sentence', async () => {
    const { open, database } = await servers()
    await open()
    await closeAll()
    const newer = await database()
    await sql`insert into foyer_migrations (name, timestamp) values ('0099-later', '2030-01-01')`.execute(newer.db)
    await newer.close()
    await expect(open()).rejects.toThrow(/newer Foyer \(step 0099-later\)/)
  })

  test('servers that start together make one first release, and hear of what the other one publishes', async () => {
    const { open } = await servers()
    const [one, two] = await Promise.all([open(), open()])
    expect(await one.numbers()).toEqual([1])
    const heard = vi.fn<() => void>()
    two.releases.onChange(heard)
    await one.change(1, help, headings('help', { first: 'Heard' }))
    await expect.poll(() => two.releases.number()).toBe(2)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(two.text(help)).toBe(headings('help', { first: 'Heard' }))
    expect(await two.numbers()).toEqual([2, 1])
  })
})

test('a database that does not answer is told apart from a fault', async () => {
  await expect(openPostgres('postgres://postgres@127.0.0.1:9/none', () => undefined)).rejects.toMatchObject({ reason: 'away' })
})
