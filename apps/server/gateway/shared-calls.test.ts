import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { folderOf } from '../example.testing.ts'
import { openPostgres, openSqlite } from '../releases/database.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import { startPostgres } from '../releases/postgres.testing.ts'
import type { TestPostgres } from '../releases/postgres.testing.ts'
import { onceOnly } from './once-only.ts'
import { sharedCalls } from './shared-calls.ts'

const withdraw = (more: { body?: string; token?: string } = {}) =>
  new Request('http://portal.test/wps/withdraw', {
    method: 'POST',
    headers: { Authorization: `Bearer ${more.token ?? 'a'}`, 'Idempotency-Key': 'a-key-of-16-signs' },
    body: more.body ?? '{"amount":1}',
  })
/** A gateway that books what it is asked, when it is let. */
function aGateway() {
  let release = () => undefined as void
  const free = new Promise<void>((done) => (release = done))
  const gateway = {
    booked: 0,
    release,
    ask: async () => {
      gateway.booked += 1
      await free
      return Response.json({ success: true, value: 'a secret answer' }, { headers: { 'Set-Cookie': 'a=b' } })
    },
  }
  return gateway
}

let postgres: TestPostgres
const opened: ReleaseDatabase[] = []
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('two servers over one database (%s)', (dialect) => {
  async function twoServers() {
    const [path, url] = [join(folderOf(), 'foyer.db'), dialect === 'postgres' ? await postgres.database() : '']
    const open = async () => {
      const database = await (dialect === 'postgres' ? openPostgres(url, () => undefined) : openSqlite(path))
      opened.push(database)
      return database
    }
    const [first, second] = [await open(), await open()]
    return { first, servers: [first, second].map((database) => onceOnly({ shared: () => sharedCalls(database) })) as [Once, Once] }
  }
  type Once = ReturnType<typeof onceOnly>

  test('make an equal call once, whether it is answered or under way', async () => {
    const { servers, first } = await twoServers()
    const gateway = aGateway()
    const asked = servers[0](withdraw(), undefined, gateway.ask)
    await expect.poll(() => gateway.booked).toBe(1)
    const repeated = servers[1](withdraw(), undefined, gateway.ask)
    gateway.release()
    const replies = [await asked, await repeated, await servers[1](withdraw(), undefined, gateway.ask)]
    expect(await Promise.all(replies.map(async (reply) => [reply.status, reply.headers.get('Set-Cookie'), await reply.text()]))).toEqual(
      Array(3).fill([200, 'a=b', '{"success":true,"value":"a secret answer"}']),
    )
    expect(gateway.booked).toBe(1)
    const rows = await first.db.selectFrom('gateway_calls').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(Buffer.from(rows[0]?.answer ?? []).includes('secret')).toBe(false)
  })

  test('refuse the key of a call with another body, and make the calls of another session', async () => {
    const { servers } = await twoServers()
    const gateway = aGateway()
    gateway.release()
    const statuses = []
    for (const [server, more] of [
      [0, {}],
      [1, { body: '{"amount":2}' }],
      [1, {}],
      [1, { token: 'b' }],
    ] as const)
      statuses.push((await servers[server](withdraw(more), undefined, gateway.ask)).status)
    expect({ statuses, booked: gateway.booked }).toEqual({ statuses: [200, 422, 200, 200], booked: 2 })
  })
})

test('a call whose answer nobody can say is not made again by another server', async () => {
  const database = await openSqlite(join(folderOf(), 'foyer.db'))
  opened.push(database)
  const [one, other] = [0, 1].map(() => onceOnly({ shared: () => sharedCalls(database) })) as [
    ReturnType<typeof onceOnly>,
    ReturnType<typeof onceOnly>,
  ]
  await expect(one(withdraw(), undefined, () => Promise.reject(new Error('the connection broke')))).rejects.toThrow('broke')
  const keptAt = async () => (await database.db.selectFrom('gateway_calls').select('answer').executeTakeFirst())?.answer
  await expect.poll(keptAt).toBeTruthy()
  const again = await other(withdraw(), undefined, () => Promise.resolve(Response.json({})))
  expect([again.status, await again.json()]).toEqual([502, { success: false, errorCode: 'UPSTREAM' }])
})

test('while the database is away calls are made all the same', async () => {
  const away = () => Promise.reject(new Error('away'))
  const once = onceOnly({ shared: () => ({ take: away, keep: away }) })
  const gateway = aGateway()
  gateway.release()
  const replies = [await once(withdraw(), undefined, gateway.ask), await once(withdraw(), undefined, gateway.ask)]
  expect([replies.map(({ status }) => status), gateway.booked]).toEqual([[200, 200], 1])
})

test('calls that are over leave the database', async () => {
  const database = await openSqlite(join(folderOf(), 'foyer.db'))
  opened.push(database)
  const clock = { now: 1_000_000 }
  const calls = sharedCalls(database, () => clock.now)
  const call = (id: string) => ({ id, body: 'body', secret: 'secret', until: clock.now + 120_000 })
  await calls.take(call('one'))
  clock.now += 200_000
  await calls.take(call('two'))
  const ids = await database.db.selectFrom('gateway_calls').select('id').execute()
  expect(ids).toEqual([{ id: 'two' }])
})
