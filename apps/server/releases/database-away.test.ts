import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { aServer } from '../canary/canary.testing.ts'
import { aPicture } from '../pictures/pictures.testing.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver, short } from './releases.testing.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const help = 'foyer/pages/help.json'

test('without its database a server serves players and keeps streams open; a publication waits, and goes out once', async () => {
  const entrance = await anEntranceTo(await postgres.database())
  const { ask, browser, numbers } = await aServer(aFolder(), { databaseUrl: entrance.databaseUrl })
  const { release } = await browser().page()
  const stream = (await ask('/api/layouts/events?brand=foyer')).body?.pipeThrough(new TextDecoderStream()).getReader()
  const told = async () => (await stream?.read())?.value
  expect(await told()).toContain(`"release":"${release}"`)
  const files = { [help]: { text: headings('help', { first: 'New' }) } }
  const publish = async () => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-publication-of-anna' }
    const reply = await ask('/api/releases', { method: 'POST', headers, body: JSON.stringify({ base: 1, files }) })
    return { status: reply.status, body: await reply.json() }
  }

  await entrance.shut()
  for (let second = 0; second < 10; second += 1) {
    expect((await browser().page()).release).toBe(release)
    expect(await browser().manifest()).toMatchObject({ number: 1, release })
    expect(await publish()).toMatchObject({ status: 503, body: { error: expect.stringMatching(/^The database does not answer, /) } })
  }
  await entrance.open()
  await expect.poll(async () => (await publish()).status).toBe(201)
  expect(await publish()).toMatchObject({ status: 201, body: { number: 2 } })
  expect(await numbers()).toEqual([2, 1])
  expect(await told()).toContain('"number":2')
  await closeAll()
  await entrance.shut()
})

test('a server hears of releases again after its database was away', async () => {
  const databaseUrl = await postgres.database()
  const dir = aFolder()
  const [one, two] = [await openOver(dir, { databaseUrl }), await openOver(dir, { databaseUrl })]
  await postgres.disconnect()
  await expect.poll(async () => (await one.change(1, help, headings('help', {})).catch(() => undefined))?.status).toBeDefined()
  await expect.poll(() => two.releases.number()).toBe(2)
})

test('a query that is given a broken connection is asked on another one', async () => {
  const databaseUrl = await postgres.database()
  const { releases, entry } = await openOver(aFolder(), { databaseUrl })
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => entry(1)))
  expect(ids).toHaveLength(5)
  await postgres.disconnect()
  expect((await Promise.all([1, 2, 3, 4, 5].map(() => releases.store().read(1)))).map((release) => release?.number)).toEqual([
    1, 1, 1, 1, 1,
  ])
})

test('a server that starts while its database is away gives players the release that it kept, and goes on when it is back', async () => {
  const entrance = await anEntranceTo(await postgres.database())
  const dir = aFolder()
  const before = await openOver(dir, { databaseUrl: entrance.databaseUrl })
  const { file, files, ...size } = await aPicture('#e63946')
  const entry = { ...size, name: 'red.png', bytes: 1, at: '2026-11-28T09:00:00.000Z' }
  await (await before.releases.pictures()).add({ ...entry, brand: 'foyer', file, files })
  const picture = { picture: `/media/${file}.webp` }
  await before.change(1, help, headings('help', { first: 'Kept' }, picture))
  expect(await before.releases.picture(`${file}.webp`)).toEqual(files.get(`${file}.webp`))
  const { tree } = (await before.releases.store().newest()) ?? {}
  await closeAll()
  await entrance.shut()

  const server = await openOver(dir, { databaseUrl: entrance.databaseUrl })
  expect([server.releases.number(), server.text(help)]).toEqual([2, headings('help', { first: 'Kept' }, picture)])
  expect(server.releases.tree()).toEqual(tree)
  expect(await server.releases.picture(`${file}.webp`)).toEqual(files.get(`${file}.webp`))
  expect(server.lines).toEqual([
    expect.stringMatching(/^The database .* does not answer: .*\. Players get release 2, .*; publishing waits for the database\.$/),
  ])
  await expect(server.change(2, help, headings('help', { first: 'Not yet' }))).rejects.toMatchObject({ reason: 'away' })
  expect(await server.releases.database()).toBe('away')

  await entrance.open()
  await expect.poll(() => server.lines.at(-1)).toBe('The database is back: release 2')
  expect(short(await server.change(2, help, headings('help', { first: 'Now' })))).toEqual({ status: 'published', number: 3, paths: [help] })
  expect([...server.releases.tree().keys()].sort()).toEqual([...(tree?.keys() ?? [])])
  expect(await server.numbers()).toEqual([3, 2, 1])
  expect(await server.releases.database()).toBe('ready')
  await entrance.shut()
  expect(await server.releases.database()).toBe('away')
  await closeAll()
})

test('without a kept release a server waits for its database', async () => {
  const entrance = await anEntranceTo(await postgres.database())
  await entrance.shut()
  const opening = openOver(aFolder(), { databaseUrl: entrance.databaseUrl })
  await entrance.open()
  expect((await opening).releases.number()).toBe(1)
  await closeAll()
  await entrance.shut()
})

/** An address of the database that can be shut: nothing listens there then. */
async function anEntranceTo(databaseUrl: string) {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connect(Number(to.port), to.hostname)
    for (const one of [socket, other]) {
      sockets.add(one)
      one.on('error', () => undefined).on('close', () => [socket, other].forEach((each) => each.destroy()))
    }
    socket.pipe(other).pipe(socket)
  })
  const open = async (port: number) => void (await once(server.listen(port, '127.0.0.1'), 'listening'))
  await open(0)
  const { port } = server.address() as AddressInfo // of a server that listens
  to.hostname = '127.0.0.1'
  const address = new URL(to)
  address.port = String(port)
  return {
    databaseUrl: address.href,
    open: () => open(port),
    async shut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
  }
}
