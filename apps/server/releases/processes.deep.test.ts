import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { knownNames } from '../../../build/known-names.ts'
import { seeded } from '../../../mocks/artwork/random.ts'
import { seed } from '../../../tests/support/samples/sample.ts'
import { openPostgres, openSqlite } from './database.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import type { Job, Told } from './publisher.testing.ts'
import { aFolder, headings } from './releases.testing.ts'
import { releaseStore } from './store.ts'
import { changedPaths, hashOf } from './tree.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const built = join(root, `node_modules/.cache/foyer-publisher-${process.pid}`) // where its packages are found
const kills = Number(process.env['KILLS'] ?? 100)
const publishes = Number(process.env['PUBLISHES'] ?? 1_000)

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [knownNames(root)],
    build: {
      ssr: true,
      outDir: built,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, 'publisher.testing.ts') },
    },
  })
})
afterAll(async () => {
  rmSync(built, { recursive: true, force: true })
  await postgres.stop()
})

const nodes = ['one', 'two', 'three', 'four']
const paths = ['a', 'b', 'c', 'd'].map((name) => `foyer/pages/${name}.json`)
const page = (path: string) => headings(path.slice(-6, -5), Object.fromEntries(nodes.map((node) => [node, 'First'])))
const aTree = () => aFolder(Object.fromEntries(paths.map((path) => [path, page(path)])))

function started(job: Partial<Job> & Pick<Job, 'dir'>): { child: ChildProcess; told: Told[]; opened: Promise<unknown> } {
  const whole: Job = { paths, nodes, publishers: [], turns: 0, ...job }
  const child = fork(join(built, 'publisher.testing.js'), [JSON.stringify(whole)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told: Told[] = []
  const opened = new Promise((done) => {
    child.on('message', (message: Told) => {
      told.push(message)
      if (message.kind === 'opened') done(undefined)
    })
    child.once('exit', done)
  })
  return { child, told, opened }
}

async function newestIn(dir: string) {
  const database = await openStore(dir)
  const newest = await releaseStore(database).newest()
  await database.close()
  return newest ?? { number: 0, tree: new Map<string, string>() }
}

function openStore(dir: string, databaseUrl?: string) {
  return databaseUrl === undefined ? openSqlite(join(dir, 'data/foyer.db')) : openPostgres(databaseUrl, () => undefined)
}

function titlesIn(bytes: Buffer | undefined): Record<string, string> {
  const { nodes: all } = JSON.parse(bytes?.toString() ?? '{"nodes":[]}') as { nodes: { id: string; props: { title: string } }[] } // ours
  return Object.fromEntries(all.map(({ id, props }) => [id, props.title]))
}

test(`a process killed ${kills} times while it publishes leaves the old release or the new, in the folder as in the database`, async () => {
  const random = seeded(`kills ${seed}`)
  const dir = aTree()
  const figures = { kills, acknowledged: 0, unacknowledged: 0, finishedAtStart: 0 }
  let newest = 1
  for (let round = 0; round <= kills; round += 1) {
    const inFolder = () => paths.map((path) => hashOf(readFileSync(join(dir, 'layouts', path))))
    const before = inFolder()
    const { child, told, opened } = started({ dir })
    await opened
    const { number, tree } = await newestIn(dir)
    expect([newest, newest + 1], `round ${round}`).toContain(number)
    expect(told).toEqual([{ kind: 'opened', number }])
    expect(inFolder()).toEqual(paths.map((path) => tree.get(path)))
    if (number !== newest) figures.unacknowledged += 1
    if (before.join() !== inFolder().join()) figures.finishedAtStart += 1
    child.send('go')
    const enough = Math.floor(random() * 3)
    while (child.exitCode === null && told.length <= enough) await Promise.race([once(child, 'message'), once(child, 'exit')])
    await new Promise((done) => setTimeout(done, random() * 60))
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    newest = Math.max(number, ...told.flatMap((one) => (one.kind === 'published' ? [one.number] : [])))
    figures.acknowledged += newest - number
  }
  const database = await openStore(dir)
  const store = releaseStore(database)
  for (let number = 2; number <= newest; number += 1) {
    const release = await store.read(number)
    const bytes = await store.blobs(paths.map((path) => release?.tree.get(path) ?? ''))
    const titles = paths.flatMap((path) => Object.values(titlesIn(bytes.get(release?.tree.get(path) ?? ''))))
    expect(release).toMatchObject({ parent: number - 1, way: 'editor' })
    expect(new Set(titles).size, `release ${number} is whole`).toBe(1)
  }
  await database.close()
  console.log(`seed ${seed}: ${JSON.stringify({ ...figures, releases: newest })}`)
  expect(figures.acknowledged).toBeGreaterThan(0)
}, 1_800_000)

describe.each([
  ['sqlite', 'none'],
  ['postgres', 'none'],
  ['postgres', 'one'],
] as const)('8 publishers in 3 processes over %s, of which %s is killed', (dialect, killed) => {
  test(`${publishes} publications are as many releases, each changes its own node alone, and each conflict is one`, async () => {
    const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
    const shared = aTree()
    const turns = Math.ceil(publishes / 8)
    const began = Date.now()
    const first = started({ dir: shared, databaseUrl, publishers: ['p1', 'p2', 'p3'], turns })
    await first.opened // it fills the database
    const jobs = [
      ['p4', 'p5', 'p6'],
      ['p7', 'p8'],
    ].map((publishers) => started({ dir: dialect === 'postgres' ? aTree() : shared, databaseUrl, publishers, turns }))
    const ended = [first, ...jobs].map(async ({ child, opened }) => {
      await opened
      child.send('go')
      return ((await once(child, 'exit')) as [number | null])[0]
    })
    /** Kills a process in the middle of its publications; another one makes the rest. */
    async function replaced(job: ReturnType<typeof started> | undefined, turnsOfEach: number) {
      if (!job) throw new Error('There is no process to kill.')
      while (job.told.filter(({ kind }) => kind === 'published').length < turnsOfEach) await once(job.child, 'message')
      const gone = once(job.child, 'exit')
      job.child.kill('SIGKILL')
      await gone
      const rest = started({ dir: aTree(), databaseUrl, publishers: ['p9', 'p10'], turns: Math.ceil(turnsOfEach / 2) })
      await rest.opened
      rest.child.send('go')
      expect(await once(rest.child, 'exit')).toEqual([0, null])
      return rest
    }
    const last = killed === 'one' ? await replaced(jobs[1], turns) : undefined
    expect(await Promise.all(ended)).toEqual([0, 0, last ? null : 0])
    const seconds = (Date.now() - began) / 1000
    const told = [first, ...jobs, ...(last ? [last] : [])].flatMap((one) => one.told)
    const published = new Map(told.flatMap((one) => (one.kind === 'published' ? [[one.number, one]] : [])))
    const conflicts = told.flatMap((one) => (one.kind === 'conflict' ? [one] : []))
    const database = await openStore(shared, databaseUrl)
    const store = releaseStore(database)
    const newest = (await store.newest())?.number ?? 0
    const unacknowledged = newest - 1 - published.size
    if (last) expect(unacknowledged).toBeLessThanOrEqual(2) // what its two publishers were at
    else expect(unacknowledged).toBe(0)
    expect(published.size).toBeGreaterThanOrEqual(8 * turns)
    expect(told.filter(({ kind }) => kind === 'published')).toHaveLength(published.size) // no number twice
    /** The titles of a page in each release. */
    const history: Map<string, Record<string, string>>[] = []
    let before: ReadonlyMap<string, string> = new Map()
    for (let number = 1; number <= newest; number += 1) {
      const release = await store.read(number)
      expect(release?.parent ?? 0).toBe(number - 1)
      const tree = release?.tree ?? new Map<string, string>()
      const changed = changedPaths(before, tree).filter((path) => paths.includes(path))
      const bytes = await store.blobs(changed.map((path) => tree.get(path) ?? ''))
      const titles = new Map(history.at(-1))
      for (const path of changed) titles.set(path, titlesIn(bytes.get(tree.get(path) ?? '')))
      const one = published.get(number)
      if (one) {
        const { path, node } = one.at
        expect(changedPaths(before, tree)).toEqual([path])
        expect(titles.get(path), `release ${number}`).toEqual({ ...history.at(-1)?.get(path), [node]: one.token })
      } else if (number > 1) expect(changedPaths(before, tree)).toHaveLength(1)
      history.push(titles)
      before = tree
    }
    for (const { base, current, at } of conflicts) {
      const [old, now] = [base, current].map((number) => history[number - 1]?.get(at.path)?.[at.node])
      expect(now, `a conflict on release ${base}`).not.toBe(old)
    }
    await database.close()
    const busy = told.filter(({ kind }) => kind === 'busy').length
    console.log(
      `${dialect}: ${JSON.stringify({ killed, published: published.size, unacknowledged, conflicts: conflicts.length, busy, seconds })}`,
    )
  }, 1_800_000)
})
