import { join } from 'node:path'

import { seeded } from '../../../mocks/artwork/random.ts'
import { vocabulary } from '../layouts/contracts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { databaseErrorOf } from './database-error.ts'
import { openReleases } from './releases.ts'

/** `name`: who published; `token`: the title that every published document or node has; `at`: the document and its node. */
export type Told =
  | { kind: 'opened'; number: number }
  | { kind: 'published'; number: number; token: string; name: string; at: { path: string; node: string } }
  | { kind: 'conflict'; base: number; current: number; token: string; at: { path: string; node: string } }
  | { kind: 'busy' }
export type Job = {
  dir: string
  databaseUrl?: string | undefined
  /** The pages, by their paths, and the nodes of each. */
  paths: readonly string[]
  nodes: readonly string[]
  /** Publishers beside each other, each of which changes one node of one page `turns` times. Without any, all pages at once, for ever. */
  publishers: readonly string[]
  turns: number
}

// A process of its own that opens releases, waits for a message, and publishes: its parent ends it where it likes
const [written = ''] = process.argv.slice(2)
const job = JSON.parse(written) as Job // of the test that started it
const tell = (told: Told) => process.send?.(told)

const releases = await openReleases({
  dir: join(job.dir, 'layouts'),
  dataDir: join(job.dir, 'data'),
  databaseUrl: job.databaseUrl,
  build: buildBrand,
  checkAhead,
  registry: vocabulary.registry,
  print: () => undefined,
  stillMs: 20,
  missingMs: 20,
})
const isToBegin = new Promise((done) => process.once('message', done))
tell({ kind: 'opened', number: releases.number() })
await isToBegin

if (job.publishers.length === 0) await publishAll()
await Promise.all(job.publishers.map(publishAlone))
await releases.close()
process.disconnect()

async function publishAll(): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const token = `${process.pid}.${turn}`
    const texts = await textsAt(releases.number(), job.paths)
    const files = Object.fromEntries(job.paths.map((path, index) => [path, { text: titled(texts[index] ?? '', job.nodes, token) }]))
    const outcome = await releases.publish({ base: releases.number(), files })
    if (outcome.status !== 'published') throw new Error(`Alone, and yet ${JSON.stringify(outcome)}`)
    tell({ kind: 'published', number: outcome.number, token, name: '', at: { path: '', node: '' } })
  }
}

async function publishAlone(name: string): Promise<void> {
  const random = seeded(name)
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  let base = releases.number()
  for (let turn = 0; turn < job.turns;) {
    if (random() < 0.7) base = releases.number() // else on an older one, as an editor that is open for long
    const [path, node, token] = [oneOf(job.paths), oneOf(job.nodes), `${name}-${turn}`]
    const [text = ''] = await textsAt(base, [path])
    try {
      const outcome = await releases.publish({ base, files: { [path]: { text: titled(text, [node], token) } } })
      if (outcome.status === 'conflict') {
        tell({ kind: 'conflict', base, current: outcome.current, token, at: { path, node } })
        base = outcome.current
      } else if (outcome.status === 'published') {
        tell({ kind: 'published', number: outcome.number, token, name, at: { path, node } })
        turn += 1
      } else throw new Error(JSON.stringify(outcome))
    } catch (error) {
      if (databaseErrorOf(error)?.reason !== 'busy' && !/is held by another process/.test(String(error))) throw error
      tell({ kind: 'busy' })
    }
  }
}

async function textsAt(number: number, paths: readonly string[]): Promise<string[]> {
  const files = await releases.filesAt(number)
  return paths.map((path) => files?.find((file) => file.path === join(job.dir, 'layouts', path))?.text.toString() ?? '')
}

function titled(text: string, nodes: readonly string[], title: string): string {
  const page = JSON.parse(text) as { nodes: { id: string; props: object }[] } // of the test's own pages
  return JSON.stringify({ ...page, nodes: page.nodes.map((node) => (nodes.includes(node.id) ? { ...node, props: { title } } : node)) })
}
