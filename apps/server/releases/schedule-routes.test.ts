import { Hono } from 'hono'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { guardCalls } from '../operators/access.ts'
import { nobody } from '../operators/operators.testing.ts'
import { aFolder, closeAll, headings, openOver } from './releases.testing.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { startSchedules } from './schedules.ts'

afterEach(closeAll)

const home = '_base/pages/home.json'
const help = 'foyer/pages/help.json'
const page = (one: string) => headings('home', { one, two: 'Two', three: 'Three' }, { routes: ['/'] })
const start = Date.UTC(2026, 10, 27, 12)
const zone = 'Asia/Ho_Chi_Minh'
const at = '2026-11-28T20:00:00+07:00'
const schedule = { at, zone, files: { [help]: { text: headings('help', { more: 'More' }) } } }

async function aServer(dir = aFolder()) {
  const server = await openOver(dir, { clock: { now: start } })
  const { releases, lines, clock } = server
  const schedules = startSchedules({ releases, print: (line) => lines.push(line), now: () => clock.now })
  const app = new Hono()
  const print = (line: string) => void lines.push(line)
  const layouts = { brands: () => ['foyer', 'kestrel'] }
  guardCalls(app, { hosts: [], operators: nobody, layouts, brandOf: () => 'foyer', print })
  scheduleRoutes(app, {
    releases,
    schedules,
    layoutsDir: join(dir, 'layouts'),
    print,
    now: () => clock.now,
  })
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await app.request(`http://127.0.0.1:4000/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, body: JSON.parse(text) as Record<string, unknown>, text, headers: reply.headers }
  }
  return { ...server, app, dir, schedules, ask }
}

test('a schedule is made, listed, shown with what it changes, moved and cancelled', async () => {
  const { ask, text } = await aServer()
  const before = text(help)
  const made = {
    id: 1,
    state: 'waiting',
    at: '2026-11-28T13:00:00.000Z',
    zone,
    until: null,
    note: 'Summer',
    by: null,
    made: '2026-11-27T12:00:00.000Z',
    base: 1,
    approval: null,
    documents: [help],
    brands: ['foyer'],
    changes: 2,
    release: null,
    ended: null,
    refusal: null,
  }
  expect(await ask('POST', 'schedules', { ...schedule, note: 'Summer' })).toMatchObject({ status: 201, body: made })
  const list = await ask('GET', 'schedules')
  expect(list.body).toEqual({ schedules: [made] })
  expect(list.headers.get('Cache-Control')).toBe('no-store')
  expect((await ask('GET', 'schedules?brand=kestrel')).body).toEqual({ schedules: [] })
  expect((await ask('GET', 'schedules/1')).body).toEqual({
    ...made,
    files: { [help]: { ...schedule.files[help], original: before } },
    differences: [expect.objectContaining({ path: help, document: 'page/help', kind: 'changed' })],
  })
  const until = '2026-11-29T20:00:00+07:00'
  expect((await ask('PATCH', 'schedules/1', { until })).body).toEqual({ ...made, until: '2026-11-29T13:00:00.000Z' })
  expect((await ask('PATCH', 'schedules/1', { until: null, note: 'Autumn' })).body).toEqual({ ...made, note: 'Autumn' })
  expect((await ask('DELETE', 'schedules/1')).body).toEqual({ ...made, note: 'Autumn', state: 'cancelled' })
  expect(await ask('DELETE', 'schedules/1')).toMatchObject({
    status: 409,
    body: { error: 'Schedule 1 has been cancelled.', schedule: { id: 1 } },
  })
  expect((await ask('GET', 'schedules/2')).status).toBe(404)
  expect((await ask('PATCH', 'schedules/2', {})).status).toBe(404)
})

test('what it made is told when it was due', async () => {
  const { ask, clock, schedules } = await aServer()
  await ask('POST', 'schedules', schedule)
  clock.now = Date.parse(at)
  await schedules.wake()
  expect((await ask('GET', 'schedules/1')).body).toMatchObject({ state: 'done', release: 2 })
})

test('a repeat with its key gets the first answer, from another server too, and schedules once', async () => {
  const { ask, dir } = await aServer()
  const key = { 'Idempotency-Key': 'a-key-of-a-schedule-1' }
  const all = await Promise.all([ask('POST', 'schedules', schedule, key), ask('POST', 'schedules', schedule, key)])
  const again = await (await aServer(dir)).ask('POST', 'schedules', schedule, key)
  expect([...all, again].map(({ status, text }) => [status, text])).toEqual([1, 2, 3].map(() => [201, all[0].text]))
  expect((await ask('GET', 'schedules')).body).toMatchObject({ schedules: [{ id: 1 }] })
  expect((await ask('POST', 'schedules', { ...schedule, note: 'Other' }, key)).status).toBe(422)

  const cancel = { 'Idempotency-Key': 'a-key-of-cancelling-1' }
  const [first, second] = [await ask('DELETE', 'schedules/1', undefined, cancel), await ask('DELETE', 'schedules/1', undefined, cancel)]
  expect([first.status, second.text]).toEqual([200, first.text])
})

test.each([
  ['a time that has passed', { ...schedule, at: '2026-11-27T18:59:00+07:00' }, 422],
  ['a time without an offset', { ...schedule, at: '2026-11-28T20:00:00' }, 422],
  ['an unknown zone', { ...schedule, zone: 'Mars/Base' }, 422],
  ['an offset that is not that of its zone', { ...schedule, at: '2026-11-28T20:00:00+08:00' }, 422],
  ['an end before its start', { ...schedule, until: '2026-11-28T19:00:00+07:00' }, 422],
  ['a note over the limit', { ...schedule, note: 'x'.repeat(501) }, 400],
  ['no files', { ...schedule, files: {} }, 400],
  ['too much', `{"files":{},"at":"","zone":"${'x'.repeat(17_000_000)}"}`, 413],
  ['something that this server cannot do', { ...schedule, share: 10 }, 400],
  ['a path out of the folder', { ...schedule, files: { '../x.json': { text: '{}' } } }, 422],
  ['a fault for players', { ...schedule, files: { [home]: { text: page('x').replace('page-heading', 'page-headin') } } }, 422],
  ['a base that is to come', { ...schedule, base: 9 }, 422],
])('a schedule with %s is refused with a sentence', async (_, body, status) => {
  const { ask } = await aServer()
  expect(await ask('POST', 'schedules', body)).toMatchObject({ status, body: { error: expect.stringMatching(/^[^\n]{10,400}[.?]$/) } })
  expect((await ask('GET', 'schedules')).body).toEqual({ schedules: [] })
})

test('changes of the same node since the base are a conflict with its place', async () => {
  const { ask, change } = await aServer()
  await change(1, home, page('By hand'))
  const reply = await ask('POST', 'schedules', { ...schedule, base: 1, files: { [home]: { text: page('Mine') } } })
  expect(reply).toMatchObject({ status: 409, body: { current: 2, conflicts: [{ path: home, parts: [{ node: 'one' }] }] } })
})

test('other sites may not see schedules, and other methods are told which there are', async () => {
  const { app, ask } = await aServer()
  expect((await app.request('http://evil.test/api/schedules')).status).toBe(403)
  expect(
    (await app.request('http://127.0.0.1:4000/api/schedules/1', { method: 'DELETE', headers: { Origin: 'http://evil.test' } })).status,
  ).toBe(403)
  expect(
    [await ask('PUT', 'schedules', {}), await ask('POST', 'schedules/1', {})].map(({ status, headers }) => [status, headers.get('Allow')]),
  ).toEqual([
    [405, 'GET, HEAD, POST'],
    [405, 'GET, HEAD, PATCH, DELETE'],
  ])
})
