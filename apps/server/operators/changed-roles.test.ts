import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { aServer, help } from '../approvals/approvals.testing.ts'
import { AccessChanged } from '../audit/actor-access.ts'
import { actingAs } from '../audit/actor.ts'
import { startPostgres } from '../releases/postgres.testing.ts'
import type { TestPostgres } from '../releases/postgres.testing.ts'
import { closeAll, headings } from '../releases/releases.testing.ts'
import { changeOperator } from './operator-changes.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const files = { [help]: { text: headings('help', { first: 'New' }) } }
const email = 'anna@example.com'
const refused = {
  code: 'forbidden',
  error: expect.stringMatching(/^Your roles were changed while this was under way, so nothing has changed\. /),
}

/** A server with a publisher; `meanwhile` makes a call whose body comes after the guard has let it in, and after something else. */
async function withAnna(databaseUrl?: string, approvals = 0) {
  const server = await aServer({ foyer: { approvals }, ...(databaseUrl !== undefined && { databaseUrl }) })
  const anna = await server.person(email, { foyer: 'publisher' })
  const meanwhile = (method: string, path: string, body: object, first: () => Promise<unknown>) =>
    anna.sent(method, path, JSON.stringify(body), first)
  return { ...server, anna, meanwhile, take: () => server.store.setRole({ email, name: 'anna' }, 'foyer', 'viewer', server.clock.now) }
}
const later = (now: number) => ({ at: new Date(now + 3_600_000).toISOString(), zone: 'UTC' })

describe.each(['sqlite', 'postgres'] as const)('in %s', (dialect) => {
  const aDatabase = () => (dialect === 'postgres' ? postgres.database() : Promise.resolve(undefined))

  test('a publisher whose role is taken away while the publication is under way publishes nothing', async () => {
    const { meanwhile, take, releases, file, store, anna } = await withAnna(await aDatabase())
    const before = file(help)
    expect(await meanwhile('POST', 'releases', { base: 1, files }, take)).toMatchObject({ status: 403, body: refused })
    expect([releases.number(), file(help)]).toEqual([1, before])
    const [refusal] = await releases.store().audit.list({ limit: 1 })
    expect(refusal).toMatchObject({ action: 'call-refuse', by: 'anna', subject: 'POST /api/releases' })

    await store.setRole({ email, name: 'anna' }, 'foyer', 'publisher', 0)
    expect((await anna.publish('New')).status).toBe(201)
  })
})

test('a role that is taken away while a publication is written goes after it', async () => {
  const { store, releases, operator } = await withAnna(await postgres.database())
  const { id = '', roles = {} } = (await operator(email)) ?? {}
  const { db } = store.database
  let taking: Promise<unknown> = Promise.resolve()
  const isHeldUp = async () => {
    const held = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    return (await held.execute(db)).rows[0]?.count
  }
  const within = () => async () => {
    taking = changeOperator(store.database, id, { roles: { foyer: null } }, 0)
    await expect.poll(isHeldUp).toBe(1)
    return true
  }
  const anna = { id, name: 'anna', email, way: 'editor', roles } as const
  expect(await actingAs(anna, () => releases.publish({ base: 1, files, within }))).toMatchObject({ status: 'published', number: 2 })
  expect(await taking).toBe('done')
  await expect(actingAs(anna, () => releases.restore(1, {}))).rejects.toBeInstanceOf(AccessChanged)
})

test.each([
  ['schedules a change', 'POST', 'schedules', (now: number) => ({ base: 1, files, ...later(now) }), 0],
  ['asks for an approval', 'POST', 'requests', () => ({ base: 1, files }), 1],
  ['publishes with approvals to come', 'POST', 'releases', () => ({ base: 1, files }), 1],
  ['publishes to some players first', 'POST', 'releases', () => ({ base: 1, files, share: 10 }), 0],
] as const)('whoever %s while the role is taken away leaves nothing', async (_, method, path, body, approvals) => {
  const { meanwhile, take, releases, clock } = await withAnna(undefined, approvals)
  expect(await meanwhile(method, path, body(clock.now), take)).toMatchObject({ status: 403, body: refused })
  expect(await releases.store().audit.list({ limit: 9, actions: ['publish', 'schedule-add', 'request-add', 'canary-start'] })).toEqual([])
  expect(releases.number()).toBe(1)
})

test('whoever is disabled while the publication is under way publishes nothing', async () => {
  const { meanwhile, releases, store, clock } = await withAnna()
  const disable = () => store.disable(email, clock.now)
  expect(await meanwhile('POST', 'releases', { base: 1, files }, disable)).toMatchObject({ status: 403, body: refused })
  expect(releases.number()).toBe(1)
})

test('an approver whose role is taken away meanwhile lets nothing out, and the request still waits', async () => {
  const { meanwhile, take, releases, person } = await withAnna(undefined, 1)
  const ben = await person('ben@example.com', { foyer: 'publisher' })
  await ben.request('New')
  expect(await meanwhile('POST', 'requests/1/approve', {}, take)).toMatchObject({ status: 403, body: refused })
  expect([releases.number(), (await ben.get('requests/1')).body]).toMatchObject([1, { state: 'waiting', approvals: [] }])
})
