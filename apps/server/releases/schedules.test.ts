import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { DatabaseError } from './database-error.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { readTimes, startSchedules } from './schedules.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const home = '_base/pages/home.json'
const help = 'foyer/pages/help.json'
const page = (titles: Record<string, string>) => headings('home', { one: 'One', two: 'Two', three: 'Three', ...titles }, { routes: ['/'] })
const minute = 60_000
const start = Date.UTC(2026, 10, 27, 12)
const zone = 'UTC'

describe.each(['sqlite', 'postgres'] as const)('schedules in %s', (dialect) => {
  /** Servers beside each other, with one clock. */
  async function servers() {
    const dir = aFolder()
    const clock = { now: start }
    const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
    return {
      clock,
      open: async () => {
        const server = await openOver(dir, { clock, ...(databaseUrl !== undefined && { databaseUrl }) })
        const schedules = startSchedules({ releases: server.releases, print: (line) => server.lines.push(line), now: () => clock.now })
        const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
        const all = async () =>
          (await server.releases.store().schedules.list({})).map(({ id, state, release, ended }) => [id, state, release, ended])
        return {
          ...server,
          schedules,
          at,
          all,
          add: async (minutes: number, path: string, text: string | null, more: { until?: number; base?: number; note?: string } = {}) => {
            const { until, ...rest } = more
            const times = { at: at(minutes), zone, ...(until !== undefined && { until: at(until) }) }
            const outcome = await schedules.add({ ...times, ...rest, files: { [path]: { text } } })
            await schedules.wake() // at this time nothing is due
            return outcome.status === 'scheduled' ? outcome.schedule.id : outcome
          },
          /** What is due at that minute is done. */
          pass: async (minutes: number) => {
            clock.now = start + minutes * minute
            await schedules.wake()
          },
        }
      },
    }
  }
  const aServer = async () => (await servers()).open()

  test('what is scheduled is published at its time, by schedule, with its note, merged with what came since', async () => {
    const { add, pass, change, numbers, text, entry, all, clock } = await aServer()
    expect(await add(60, home, page({ one: 'Later' }), { note: 'Summer' })).toBe(1)
    await change(1, home, page({ two: 'Meanwhile' }))
    await pass(59)
    expect([await numbers(), await all()]).toEqual([[2, 1], [[1, 'waiting', null, null]]])
    await pass(60)
    expect(text(home)).toBe(page({ one: 'Later', two: 'Meanwhile' }))
    expect(await entry(3)).toMatchObject({
      way: 'schedule',
      kind: 'publish',
      note: 'Summer',
      at: new Date(clock.now).toISOString(),
      changes: 1,
    })
    await pass(9_999)
    expect([await numbers(), await all()]).toEqual([[3, 2, 1], [[1, 'done', 3, null]]])
  })

  test('its end takes out what its start published, and leaves what came later', async () => {
    const { add, pass, change, text, entry, all } = await aServer()
    await add(10, home, page({ one: 'Campaign' }), { until: 20 })
    await pass(10)
    expect(await all()).toEqual([[1, 'live', 2, null]])
    await change(2, home, page({ one: 'Campaign', two: 'Later' }))
    await pass(20)
    expect(text(home)).toBe(page({ two: 'Later' }))
    expect([await all(), await entry(4)]).toMatchObject([[[1, 'done', 2, 4]], { kind: 'revert', of: 2, way: 'schedule' }])
  })

  test('an end that was changed since is refused with its place, and what is live stays; another end tries again', async () => {
    const { add, pass, change, text, schedules, releases, at, all } = await aServer()
    await add(10, home, page({ one: 'Campaign' }), { until: 20 })
    await pass(10)
    await change(2, home, page({ one: 'By hand' }))
    await pass(20)
    expect(text(home)).toBe(page({ one: 'By hand' }))
    expect((await releases.store().schedules.list({}))[0]).toMatchObject({
      state: 'refused',
      release: 2,
      refusal: {
        error: expect.stringContaining('page/home'),
        conflicts: [{ path: home, document: 'page/home', parts: [{ node: 'one', theirs: 'By hand' }] }],
      },
    })
    expect(await schedules.move(1, { at: at(40) })).toMatchObject({ status: 'refused', error: expect.stringContaining('only its end') })
    await schedules.move(1, { until: at(40) })
    await change(3, home, page({ one: 'Campaign' }))
    await pass(40)
    expect([text(home), await all()]).toEqual([page({}), [[1, 'done', 2, 5]]])
  })

  test('what no longer holds when it is due is refused with why and where; a new time is checked anew', async () => {
    const { add, pass, change, schedules, releases, numbers, text, at } = await aServer()
    await add(10, home, page({ one: 'Planned' }))
    await add(11, help, headings('help', { more: 'More' }))
    await change(1, home, page({ one: 'By hand' }))
    await change(1, help, null)
    await pass(15)
    expect(await numbers()).toEqual([3, 2, 1])
    const part = { node: 'one', property: 'props/title', base: 'One', theirs: 'By hand', yours: 'Planned' }
    expect(await releases.store().schedules.list({})).toMatchObject([
      { state: 'refused', refusal: { conflicts: [{ path: home, parts: [part] }] } },
      { state: 'refused', refusal: { conflicts: [{ path: help, parts: [] }] } },
    ])
    expect(await schedules.move(1, { note: 'Again' })).toMatchObject({ status: 'refused' })
    expect(await schedules.move(1, { at: at(30) })).toMatchObject({ status: 'conflict', conflicts: [{ path: home }] })
    await change(3, home, page({}))
    expect(await schedules.move(1, { at: at(30) })).toMatchObject({ status: 'scheduled', schedule: { state: 'waiting', refusal: null } })
    await pass(30)
    expect(text(home)).toBe(page({ one: 'Planned' }))
  })

  test('nothing happens at a time that was moved or cancelled, and nothing that is over can be changed', async () => {
    const { add, pass, schedules, numbers, all, at } = await aServer()
    await add(10, home, page({ one: 'Moved' }))
    await add(10, home, page({ two: 'Cancelled' }))
    expect(await schedules.move(1, { at: at(30), until: at(40) })).toMatchObject({ schedule: { at: at(30), until: at(40) } })
    expect(await schedules.cancel(2)).toMatchObject({ schedule: { state: 'cancelled' } })
    await pass(20)
    expect(await numbers()).toEqual([1])
    await pass(30)
    expect(await all()).toEqual([
      [1, 'live', 2, null],
      [2, 'cancelled', null, null],
    ])
    await schedules.cancel(1)
    await pass(99)
    expect(await numbers()).toEqual([2, 1])
    expect(await schedules.move(2, { at: at(200) })).toMatchObject({ status: 'over', error: 'Schedule 2 has been cancelled.' })
    expect(await schedules.cancel(3)).toEqual({ status: 'unknown' })
  })

  test('of one minute the one that was made first comes first; what was due while no server ran is done at the start, once', async () => {
    const { open, clock } = await servers()
    const before = await open()
    await before.add(10, 'foyer/pages/b.json', headings('b', {}))
    await before.add(9, 'foyer/pages/a.json', headings('a', {}), { until: 12 })
    await before.add(10, 'foyer/pages/c.json', headings('c', {}))
    await closeAll()
    clock.now += 60 * minute
    const all = await Promise.all([open(), open(), open()])
    await Promise.all(all.map(({ schedules }) => schedules.wake()))
    const [one] = all
    expect(await one.numbers()).toEqual([5, 4, 3, 2, 1])
    expect(await Promise.all([2, 3, 4, 5].map((number) => one.changed(number)))).toEqual([
      ['foyer/pages/a.json'],
      ['foyer/pages/b.json'],
      ['foyer/pages/c.json'],
      ['foyer/pages/a.json'],
    ])
    expect(await one.all()).toEqual([
      [3, 'done', 4, null],
      [1, 'done', 3, null],
      [2, 'done', 2, 5],
    ])
  })

  test('many processes that wake together publish once, also while somebody moves it or publishes the same', async () => {
    const { open, clock } = await servers()
    const all = await Promise.all([open(), open(), open(), open()])
    const [one, two] = all
    await one.add(10, home, page({ one: 'Once' }), { until: 20 })
    await one.add(10, help, headings('help', { other: 'Other' }))
    clock.now = start + 10 * minute
    const [moved] = await Promise.all([two.schedules.move(2, { at: two.at(30) }), ...all.map(({ schedules }) => schedules.wake())])
    await Promise.all(all.map(({ schedules }) => schedules.wake()))
    const isMoved = moved.status === 'scheduled'
    expect(await one.numbers()).toHaveLength(isMoved ? 2 : 3)
    clock.now = start + 20 * minute
    await Promise.all(all.map(({ schedules }) => schedules.wake()))
    expect(await one.numbers()).toHaveLength(isMoved ? 3 : 4)
    await one.pass(30)
    expect(await one.numbers()).toHaveLength(4)
    expect((await one.all()).map(([, state]) => state)).toEqual(['done', 'done'])
  })

  test('one that is moved after a process saw that it is due stays', async () => {
    const { releases, add, schedules, at, numbers, clock } = await aServer()
    await add(10, home, page({ one: 'Moved' }))
    const { next } = releases.store().schedules
    clock.now = start + 10 * minute
    let isMoved = false
    releases.store().schedules.next = async () => {
      const seen = await next()
      if (!isMoved) {
        isMoved = true
        await schedules.move(1, { at: at(30) })
      }
      return seen
    }
    await schedules.wake()
    expect([isMoved, await numbers()]).toEqual([true, [1]])
  })

  test('another process hears of a schedule, and a clock that is set is met', async () => {
    const { open, clock } = await servers()
    const [one, two] = [await open(), await open()]
    await one.add(60, home, page({ one: 'Heard' }))
    await two.schedules.wake()
    expect(await two.numbers()).toEqual([1])
    clock.now = start + 90 * minute
    const { id: _id, ...like } = (await one.releases.store().schedules.read(1))!
    await one.releases.store().schedules.add({ ...like, at: one.at(61), files: { [help]: { text: null } } }) // which the other one hears
    await expect.poll(() => two.numbers()).toEqual([3, 2, 1])
  })

  test('a release and the state of its schedule are written together or not at all', async () => {
    const { add, pass, releases, numbers, all } = await aServer()
    await add(10, home, page({ one: 'Whole' }))
    const { schedules } = releases.store()
    const seen = await schedules.read(1)
    const cut = releases.publish({
      base: 1,
      files: { [home]: { text: page({ one: 'Whole' }) } },
      within: () => async (transaction) => {
        await schedules.changing(seen!, { state: 'done', release: 2 })(transaction)
        throw new Error('The process ends here.')
      },
    })
    await expect(cut).rejects.toThrow('The process ends here.')
    expect([await numbers(), await all()]).toEqual([[1], [[1, 'waiting', null, null]]])
    await pass(10)
    expect(await all()).toEqual([[1, 'done', 2, null]])
  })

  test('files that would be refused, in conflict or change nothing are not scheduled', async () => {
    const { add, change, releases } = await aServer()
    await change(1, home, page({ one: 'By hand' }))
    expect(await add(10, home, page({ one: 'Mine' }), { base: 1 })).toMatchObject({ status: 'conflict', current: 2 })
    expect(await add(10, home, page({ one: 'By hand' }))).toMatchObject({
      status: 'refused',
      error: expect.stringContaining('Nothing would change'),
    })
    expect(await add(10, help, '{')).toMatchObject({ status: 'refused', diagnostics: [{ code: 'json/syntax' }] })
    expect(await add(10, help, null, { base: 7 })).toMatchObject({ status: 'refused', error: expect.stringContaining('no release 7') })
    expect(await add(-1, help, null)).toMatchObject({ status: 'refused', error: expect.stringContaining('has passed') })
    expect(await releases.store().schedules.list({})).toEqual([])
  })
})

test('what is due while the database is away is done when it is back', async () => {
  const clock = { now: start }
  const { releases, numbers, lines } = await openOver(aFolder(), { clock })
  let isAway = false
  const reachable = {
    ...releases,
    store: () => {
      if (isAway) throw new DatabaseError('away', 'no answer')
      return releases.store()
    },
  }
  const schedules = startSchedules({ releases: reachable, print: (line) => lines.push(line), now: () => clock.now })
  await schedules.add({ at: '2026-11-27T12:10:00Z', zone, files: { [help]: { text: null } } })
  isAway = true
  clock.now += 60 * minute
  await schedules.wake()
  await schedules.wake()
  expect([await numbers(), lines]).toEqual([[1], ['What is scheduled waits, for it cannot be published now: no answer']])
  isAway = false
  await schedules.wake()
  expect(await numbers()).toEqual([2, 1])
})

test('a step of another schema is the next one of a database that was made before there were schedules', async () => {
  const { openSqlite } = await import('./database.ts')
  const dir = aFolder()
  const database = await openSqlite(join(dir, 'data/foyer.db'))
  const operators = ['tries', 'failures', 'second_factors', 'links', 'roles', 'verifications', 'accounts', 'sessions'].map(
    (name) => `operator_${name}`,
  )
  await database.db.schema.alterTable('releases').dropColumn('approval').execute()
  const own = [
    'draft_authors',
    'canary_counts',
    'canaries',
    'operators',
    'audit',
    'requests',
    'approvals',
    'comments',
    'presence',
    'gateway_calls',
  ]
  for (const table of [...operators, ...own, 'pictures', 'preview_links', 'draft_files', 'drafts', 'schedules'])
    await database.db.schema.dropTable(table).execute()
  await database.db
    .deleteFrom('foyer_migrations' as 'answers')
    .where('name' as 'key', '>=', '0002')
    .execute()
  await database.close()
  const { releases } = await openOver(dir)
  expect(await releases.store().schedules.list({})).toEqual([])
})

const berlin = 'Europe/Berlin'
test.each([
  ['without an offset', { at: '2026-11-28T20:00:00', zone: berlin }, '"at" is a time with its offset'],
  ['that no calendar has', { at: '2026-02-30T20:00:00Z', zone: berlin }, '"at" is a time with its offset'],
  ['as a word', { at: 'tomorrow', zone: berlin }, '"at" is a time with its offset'],
  ['that has passed', { at: '2026-11-27T13:00:00+01:00', zone: berlin }, '"at" has passed'],
  ['in three years', { at: '2029-11-28T20:00:00Z', zone: berlin }, 'more than two years'],
  ['in an unknown zone', { at: '2026-11-28T20:00:00Z', zone: 'Europe/Atlantis' }, '"zone" is the name'],
  ['in a zone that is an offset', { at: '2026-11-28T20:00:00+01:00', zone: '+01:00' }, '"zone" is the name'],
  ['with the offset of summer', { at: '2026-11-28T20:00:00+02:00', zone: berlin }, 'offset at that time is +01:00, not +02:00'],
  ['with an end before it', { at: '2026-11-28T20:00:00+01:00', until: '2026-11-28T19:00:00Z', zone: berlin }, '"until" has to be later'],
  ['with an end without an offset', { at: '2026-11-28T20:00:00+01:00', until: '2026-11-29T20:00', zone: berlin }, '"until" is a time'],
])('a time %s is refused with a sentence', (_, times, sentence) => {
  expect(readTimes(times, start)).toEqual({ error: expect.stringContaining(sentence) })
})

test('times are kept as instants in UTC with the zone in which they were chosen, of hours that exist twice either', () => {
  const twice = (offset: string) => readTimes({ at: `2027-10-31T02:30:00${offset}`, zone: berlin, until: '2027-11-01T00:00:00Z' }, start)
  expect(twice('+02:00')).toEqual({ at: '2027-10-31T00:30:00.000Z', zone: berlin, until: '2027-11-01T00:00:00.000Z' })
  expect(twice('+01:00')).toMatchObject({ at: '2027-10-31T01:30:00.000Z' })
  expect(readTimes({ at: '2026-11-28T20:00:00.000+07:00', zone: 'Asia/Ho_Chi_Minh' }, start)).toMatchObject({
    at: '2026-11-28T13:00:00.000Z',
  })
})
