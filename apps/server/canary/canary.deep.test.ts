import { afterEach, expect, test } from 'vitest'

import { seeded } from '../../../mocks/artwork/random.ts'
import { startPostgres } from '../releases/postgres.testing.ts'
import { aFolder, closeAll } from '../releases/releases.testing.ts'
import { aServer, help, titled } from './canary.testing.ts'
import { verdictOf } from './canary-verdict.ts'
import { watchCanary } from './canary-watch.ts'

afterEach(closeAll)

const minuteMs = 60_000

async function withCanary(share: number) {
  const server = await aServer(aFolder({ [help]: titled('First') }), { lookMs: 5_000 })
  const before = (await server.browser().manifest()).release
  const made = await server.call('POST', 'releases', { base: 1, files: { [help]: { text: titled('Canary') } }, share })
  expect(made.status).toBe(201)
  const state = async () => (await server.call('GET', 'releases/2/canary')).body
  return { ...server, before, state, at: performance.now() }
}

/** A new browser: it gets its group with the page, and tells by it. */
async function visit({ browser, before }: Awaited<ReturnType<typeof withCanary>>, errorsOfCanary: number) {
  const { cookie, release } = await browser().page()
  await new Promise(setImmediate) // a server of its own would not be held up by its visitors
  const group = Number(/foyer-group=(\d+)/.exec(cookie ?? '')?.[1])
  await browser(group).view({ errors: release === before ? 0 : errorsOfCanary })
  return release
}

test('a release that fails is reverted within a minute, with one of a hundred players in it', { timeout: 5 * minuteMs }, async () => {
  const server = await withCanary(1)
  const isOver = async () => (await server.state())['state'] === 'reverted'
  let visits = 0
  while (!(await isOver())) {
    for (let turn = 0; turn < 50; turn += 1, visits += 1) await visit(server, 1)
    if (performance.now() - server.at > minuteMs) break
  }
  const { views, control, why, state } = await server.state()
  console.log(
    `${visits} visits, ${String(views)} beside ${String(control)}, ${Math.round(performance.now() - server.at)} ms: ${String(why)}`,
  )
  expect(state).toBe('reverted')
  expect(performance.now() - server.at).toBeLessThan(minuteMs)
  expect(await server.browser(0).page()).toMatchObject({ release: server.before })
  expect(await server.entry(3)).toMatchObject({ kind: 'revert', way: 'canary', note: why })
})

test('nobody looks, and bots that make all the views decide nothing', { timeout: 5 * minuteMs }, async () => {
  const server = await withCanary(50)
  const { browser } = server
  expect(await server.state()).toMatchObject({ verdict: 'not-enough-views', state: 'running' })
  for (let turn = 0; turn < 300; turn += 1) {
    await browser().page() // keeps no cookie and runs no script
    await browser().view({ errors: 100 }) // runs scripts, and keeps no cookie
    await browser(7).view({ errors: 100, views: 20 }) // one browser
    await browser(turn).view({ errors: 100, from: '198.51.100.9' }) // one machine with many cookies
  }
  for (let turn = 0; turn < 30; turn += 1) await visit(server, 0)
  await new Promise((done) => setTimeout(done, 11_000)) // two looks
  expect(await server.state()).toMatchObject({ state: 'running' })
  expect((await server.state())['verdict']).not.toBe('worse')
})

test.each(['sqlite', 'postgres'] as const)(
  'of two servers over %s that revert at one moment, one does, and the audit has it once',
  { timeout: 5 * minuteMs },
  async (dialect) => {
    const postgres = dialect === 'postgres' ? await startPostgres() : undefined
    for (let round = 0; round < 5; round += 1) {
      const databaseUrl = await postgres?.database()
      const dir = aFolder({ [help]: titled('First') })
      const server = await aServer(dir, { databaseUrl })
      await server.call('POST', 'releases', { base: 1, files: { [help]: { text: titled('Canary') } }, share: 10 })
      const other = await aServer(dialect === 'postgres' ? aFolder({ [help]: titled('First') }) : dir, { databaseUrl })
      for (let group = 0; group < 8; group += 1) {
        await server.browser(group).view({ errors: 1, views: 2 })
        await server.browser(20_000 + group).view({ views: 2 })
      }
      await server.counts.flush()
      const watches = [server, other].map(({ releases, counts }) => watchCanary({ releases, counts, print: () => undefined }))
      await Promise.all(watches.map(({ look }) => look()))
      await Promise.all(watches.map(({ look }) => look())) // the loser knows of the end, or finishes it
      expect(await server.running()).toBeUndefined()
      expect(await server.numbers()).toEqual([3, 2, 1])
      const { entries } = (await server.call('GET', 'audit?limit=50')).body as { entries: { action: string }[] } // of our own server
      const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('canary-'))
      expect(actions).toEqual(['canary-revert', 'canary-change', 'canary-start'])
      await closeAll()
    }
    await postgres?.stop()
  },
)

test('of equal releases, one of a hundred is called worse at the most', { timeout: 5 * minuteMs }, () => {
  const seed = String(Date.now())
  const random = seeded(seed)
  let worse = 0
  const runs = 200
  for (let run = 0; run < runs; run += 1) {
    const [share, chance] = [[0.01, 0.05, 0.5][run % 3] ?? 0.5, [0, 0.01, 0.2][Math.floor(run / 3) % 3] ?? 0]
    const arms = { canary: none(), control: none() }
    let isWorse = false
    for (let browsers = 0, next = 20; browsers < 20_000 && !isWorse; browsers += 1) {
      const arm = arms[random() < share ? 'canary' : 'control']
      arm.groups += 1
      arm.views += 2
      if (random() < chance) arm.failed += 1
      if (random() < chance / 2) arm.lacking += 1
      if (browsers < next) continue
      next *= 1.03
      isWorse = verdictOf(arms) === 'worse'
    }
    if (isWorse) worse += 1
  }
  console.log(`Seed ${seed}: ${worse} of ${runs} equal releases were called worse`)
  expect(worse).toBeLessThanOrEqual(runs / 50) // twice the limit, for chance
})

function none() {
  return { views: 0, errors: 0, dropped: 0, groups: 0, failed: 0, lacking: 0 }
}
