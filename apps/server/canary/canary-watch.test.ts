import { afterEach, expect, test } from 'vitest'

import { aFolder, closeAll } from '../releases/releases.testing.ts'
import { openArms } from './arms.ts'
import { aServer, help, home, titled } from './canary.testing.ts'
import { watchCanary } from './canary-watch.ts'

afterEach(closeAll)

async function withCanary(files: Record<string, string> = {}) {
  const root = aFolder({ [help]: titled('First'), ...files })
  const server = await aServer(root)
  const { releases, call } = server
  const made = await call('POST', 'releases', { base: 1, files: { [help]: { text: titled('Canary') } }, share: 10 })
  const { look } = watchCanary({ releases, counts: server.counts, print: () => undefined })
  return { ...server, root, made, look }
}

/** Eight browsers in the canary and as many others, each of which opens two pages. */
async function seen({ browser }: Pick<Awaited<ReturnType<typeof withCanary>>, 'browser'>, canary: object, control: object = {}) {
  for (let group = 0; group < 8; group += 1) {
    await browser(group).view({ views: 2, ...canary })
    await browser(20_000 + group).view({ views: 2, ...control })
  }
}

test('a release that fails is reverted by itself, and the release that does it says why', async () => {
  const server = await withCanary()
  await seen(server, { errors: 3 })
  await server.look()
  const why =
    'Release 2 is worse: 8 of 8 browsers had errors, beside 0 of 8 with what everyone else has ' + '(1500 beside 0 per 1,000 views).'
  expect(await server.entry(3)).toMatchObject({ kind: 'revert', of: 2, way: 'canary', by: null, note: why })
  expect(server.text(help)).toContain('First')
  expect((await server.call('GET', 'releases/2/canary')).body).toMatchObject({
    state: 'reverted',
    why,
    views: 16,
    control: 16,
    browsers: [8, 8],
    verdict: 'worse',
    errorsPerThousand: [1_500, 0],
  })
})

test('nodes that are left out count, and an equal release stays', async () => {
  const equal = await withCanary()
  await seen(equal, { errors: 1 }, { errors: 1 })
  await equal.look()
  expect(await equal.running()).toMatchObject({ number: 2, why: null })
  const lacking = await withCanary()
  await seen(lacking, { dropped: 1 })
  await lacking.look()
  expect(await lacking.running()).toBeUndefined()
})

test('one browser that fails again and again, and views without a browser, decide nothing', async () => {
  const server = await withCanary()
  await seen(server, {})
  for (let turn = 0; turn < 30; turn += 1) await server.browser(8).view({ views: 20, errors: 100 })
  await server.browser().view({ errors: 100 })
  await server.look()
  expect(await server.running()).toMatchObject({ why: null })
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { browsers: [9, 8] } })
})

test('bots that make nearly all the views, without scripts, without cookies or from one machine, decide nothing', async () => {
  const server = await withCanary()
  await seen(server, {})
  for (let bot = 0; bot < 100; bot += 1) {
    await server.browser().page() // runs no script
    await server.browser().view({ errors: 100, from: `203.0.113.${bot}` }) // keeps no cookie
    await server.browser(100 + bot).view({ errors: 100, views: 20, from: '198.51.100.7' })
  }
  await server.look()
  expect(await server.running()).toMatchObject({ why: null })
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { browsers: [12, 8] } })
})

test('one address brings a few groups alone', async () => {
  const server = await withCanary()
  await seen(server, {})
  for (let group = 100; group < 150; group += 1) await server.browser(group).view({ errors: 9, from: '203.0.113.7' })
  await server.look()
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { browsers: [12, 8] } })
})

test('views whose connection has ended, and so have no address, bring a few groups alone', async () => {
  const server = await withCanary()
  await seen(server, {})
  for (let group = 100; group < 150; group += 1) await server.browser(group).view({ errors: 9, from: null })
  await server.look()
  expect(await server.running()).toMatchObject({ why: null })
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { browsers: [12, 8] } })
})

test.each(['10.0.0.9', '127.0.0.1', '::ffff:192.168.1.4', 'fd00::7'])(
  'forged cookies behind %s, a proxy that is not named, decide nothing, and a line says what to do',
  async (from) => {
    const server = await withCanary()
    for (let group = 0; group < 50; group += 1) {
      await server.browser(group).view({ errors: 9, from })
      await server.browser(20_000 + group).view({ from })
    }
    await server.look()
    expect(await server.running()).toMatchObject({ why: null })
    expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { browsers: [4, 4], verdict: 'not-enough-views' } })
    expect(server.lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  },
)

test('views of another release or of the other arm, and what is no count, are left out', async () => {
  const server = await withCanary()
  const { release } = await server.browser(0).page()
  const tell = (body: string, headers: Record<string, string> = {}) =>
    server.ask('/api/canary/views', { method: 'POST', body, headers: { Cookie: 'foyer-group=50000', ...headers } })
  const figures = { views: 1, errors: 0, dropped: 0 }
  expect((await tell(JSON.stringify({ release, ...figures }))).status).toBe(204)
  expect((await tell(JSON.stringify({ release: 'other', ...figures }))).status).toBe(204)
  expect((await tell('{')).status).toBe(400)
  expect((await tell(JSON.stringify({ release, ...figures, name: 'Anna' }))).status).toBe(400)
  expect((await tell(JSON.stringify({ release: 'x'.repeat(600), ...figures }))).status).toBe(400)
  expect((await tell(JSON.stringify({ release, ...figures }), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  await server.look()
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { views: 0, control: 0 } })
})

test('a later release begins the counting anew', async () => {
  const server = await withCanary()
  await seen(server, {})
  await server.look()
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { views: 16 } })
  await seen(server, { errors: 1 }) // not written yet
  await server.change(2, home, null)
  expect(await server.running()).toMatchObject({ head: 3 })
  await server.look()
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { views: 0, control: 0, state: 'running' } })
})

test('a release that a person would have to approve is reverted all the same, with what cannot be separated from it', async () => {
  const server = await withCanary()
  const brand = JSON.parse(server.text('foyer/brand.json') ?? '') as object // a brand document
  const text = JSON.stringify({ ...brand, publishing: { approvals: 1 } })
  expect(await server.change(2, 'foyer/brand.json', text)).toMatchObject({ status: 'published' })
  const override = { reason: 'In a hurry', caller: 'open' } as const
  expect(await server.publish(3, { [help]: { text: titled('Later') } }, { passing: { override } })).toMatchObject({ number: 4 })
  await seen(server, { errors: 1 })
  await server.look()
  const entry = await server.entry(5)
  expect(entry).toMatchObject({ kind: 'revert', of: 2, way: 'canary', approval: { override: 'Reverted by itself' } })
  expect(entry?.note).toContain('What release 4 changed goes with it')
  expect(server.text(help)).toContain('First')
})

test('a request for approval keeps who is to get the release first', async () => {
  const brand = JSON.parse((await aServer(aFolder())).text('foyer/brand.json') ?? '') as object // a brand document
  const server = await aServer(aFolder({ 'foyer/brand.json': JSON.stringify({ ...brand, publishing: { approvals: 1 } }) }))
  const asked = await server.call('POST', 'releases', { base: 1, files: { [help]: { text: titled('Canary') } }, share: 5 })
  expect(asked.status).toBe(202)
  expect((await server.call('GET', 'requests')).body).toMatchObject({ requests: [{ act: { kind: 'publish', audience: { share: 5 } } }] })
})

test('while the release that takes it back cannot be written, everyone has the control already', async () => {
  const server = await withCanary()
  await seen(server, { errors: 1 })
  const { releases } = server
  const broken = { ...releases, endCanary: () => Promise.reject(new Error('The disk is full.')) }
  const lines: string[] = []
  await watchCanary({ releases: broken, counts: server.counts, print: (line) => lines.push(line) }).look()
  expect(lines).toEqual(['The canary could not be checked: The disk is full.'])
  expect((await server.browser(0).page()).release).toBe((await server.browser(outOfIt).page()).release)
  expect((await server.call('GET', 'canary')).body).toMatchObject({ canary: { state: 'running', why: expect.stringContaining('worse') } })
  await server.look()
  expect(await server.running()).toBeUndefined()
})
const outOfIt = 99_999

test('a process that is killed between stopping and reverting a release leaves the revert to the next, which does it once', async () => {
  const server = await withCanary()
  await seen(server, { errors: 1 })
  const never = new Promise<never>(() => undefined) // a killed process goes no further
  let stopped = () => undefined as void
  const isStopped = new Promise<void>((done) => (stopped = done))
  const killed = { ...server.releases, endCanary: () => (stopped(), never) }
  void watchCanary({ releases: killed, counts: server.counts, print: () => undefined }).look()
  await isStopped
  expect(await server.running()).toMatchObject({ number: 2, why: expect.stringContaining('worse') })
  await closeAll()
  const next = await aServer(server.root)
  const watch = watchCanary({ releases: next.releases, counts: next.counts, print: () => undefined })
  await watch.look()
  await watch.look()
  expect(await next.running()).toBeUndefined()
  expect(await next.numbers()).toEqual([3, 2, 1])
  expect(await next.entry(3)).toMatchObject({ kind: 'revert', of: 2, way: 'canary' })
  expect(await actionsOf(next)).toEqual(['canary-revert', 'canary-change', 'canary-start'])
})

test('a process that is killed after the release that reverts, before it knows of it, leaves nothing to do', async () => {
  const server = await withCanary()
  await seen(server, { errors: 1 })
  const { releases } = server
  let written = () => undefined as void
  const isWritten = new Promise<void>((done) => (written = done))
  const killed: typeof releases = {
    ...releases,
    async endCanary(...args) {
      await releases.endCanary(...args)
      written()
      return new Promise<never>(() => undefined)
    },
  }
  void watchCanary({ releases: killed, counts: server.counts, print: () => undefined }).look()
  await isWritten
  await closeAll()
  const next = await aServer(server.root)
  await watchCanary({ releases: next.releases, counts: next.counts, print: () => undefined }).look()
  expect(await next.numbers()).toEqual([3, 2, 1])
  expect(await actionsOf(next)).toEqual(['canary-revert', 'canary-change', 'canary-start'])
})

/** What the audit has of canaries, the newest first. */
async function actionsOf({ call }: Pick<Awaited<ReturnType<typeof aServer>>, 'call'>): Promise<string[]> {
  const { entries } = (await call('GET', 'audit?limit=50')).body as { entries: { action: string }[] } // of our own server
  return entries.map(({ action }) => action).filter((action) => action.startsWith('canary-'))
}

test.each([-3_600_000, 3_600_000])('a clock that is wrong by %d ms decides nothing early and counts nothing twice', async (wrong) => {
  const server = await withCanary()
  await seen(server, {})
  server.clock.now += wrong
  await server.look()
  await seen(server, { views: 1 }, { views: 1 })
  await server.look()
  await server.look()
  expect((await server.call('GET', 'canary')).body).toMatchObject({
    canary: { views: 24, control: 24, browsers: [8, 8], state: 'running' },
  })
  await seen(server, { errors: 1 })
  await server.look()
  expect(await server.running()).toBeUndefined()
})

test('the arms of a browser without a group are drawn with equal chances', async () => {
  const server = await withCanary()
  const { Hono } = await import('hono')
  const draws = [9_999, 10_000]
  const arms = openArms({ ...server, build: server.build, dir: server.dir, isSecure: () => false, draw: () => draws.shift() ?? 0 })
  const app = new Hono().get('/', (context) => context.text(arms.of(context, 'foyer', { page: true }).arm ?? ''))
  expect([await (await app.request('/')).text(), await (await app.request('/')).text()]).toEqual(['canary', 'control'])
})
