import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { aPage } from '../editing/editing.testing.ts'
import { folderOf, write } from '../example.testing.ts'
import { vocabulary } from '../layouts/contracts.ts'
import { buildBrand, checkAhead } from '../layouts/release.ts'
import { openReleases } from './releases.ts'
import type { Outcome, PublishRequest } from './outcome.ts'
import type { Releases } from './releases.ts'
import { changedPaths } from './tree.ts'
import type { FileChanges } from './tree.ts'

const layoutsOf = (path: string) => readFileSync(new URL(`../../../layouts/${path}`, import.meta.url), 'utf8')

/** A page of headings, each with its id as its title unless it is given another. */
export const headings = (id: string, titles: Record<string, string>, more: object = {}) =>
  aPage(id, {
    nodes: Object.entries(titles).map(([node, title]) => ({ id: node, widget: 'page-heading', props: { title } })),
    ...more,
  })

const examples = {
  '_base/brand.json': layoutsOf('_base/brand.json'),
  '_base/flags.json': layoutsOf('_base/flags.json'),
  'foyer/brand.json': layoutsOf('foyer/brand.json'),
  'kestrel/brand.json': layoutsOf('kestrel/brand.json'),
  '_base/pages/home.json': headings('home', { one: 'One', two: 'Two', three: 'Three' }, { routes: ['/'] }),
  'foyer/pages/help.json': headings('help', { first: 'First' }),
}

/** A folder with documents of two brands. */
export function aFolder(files: Record<string, string> = {}): string {
  const dir = folderOf()
  for (const [path, text] of Object.entries({ ...examples, ...files })) write(`${dir}/layouts`, path, text)
  return dir
}

const opened: Releases[] = []
export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((releases) => releases.close()))
}

/** The releases over a folder as a server has them; each call is another server. Time stands still unless it is moved. */
export async function openOver(
  dir: string,
  {
    databaseUrl,
    clock = { now: Date.now() + 60_000 },
    ...more
  }: { databaseUrl?: string; clock?: { now: number }; stillMs?: number; missingMs?: number } = {},
) {
  const lines: string[] = []
  const releases = await openReleases({
    dir: join(dir, 'layouts'),
    dataDir: join(dir, 'data'),
    databaseUrl,
    build: buildBrand,
    checkAhead,
    registry: vocabulary.registry,
    print: (line) => lines.push(line),
    now: () => clock.now,
    stillMs: 0,
    missingMs: 0,
    ...more,
  })
  opened.push(releases)
  const text = (path: string) =>
    releases.files
      .filesOf(path.split('/')[0] ?? '')
      .find((file) => file.path === join(dir, 'layouts', path))
      ?.text.toString()
  return {
    releases,
    lines,
    clock,
    /** What players get of a file. */
    text,
    publish: (base: number, files: FileChanges, more: Partial<PublishRequest> = {}) => releases.publish({ base, files, ...more }),
    change: (base: number, path: string, text: string | null) => releases.publish({ base, files: { [path]: { text } } }),
    numbers: async () => (await releases.store().list({ limit: 100 })).map(({ number }) => number),
    entry: async (number: number) => (await releases.store().list({ before: number + 1, limit: 1 }))[0],
    /** The paths of which the release differs from the one before it. */
    changed: async (number: number) => {
      const [before, after] = [await releases.store().read(number - 1), await releases.store().read(number)]
      return changedPaths(before?.tree ?? new Map(), after?.tree ?? new Map())
    },
    file: (path: string) => (existsSync(join(dir, 'layouts', path)) ? readFileSync(join(dir, 'layouts', path), 'utf8') : undefined),
  }
}

/** What an outcome says, without texts. */
export function short(outcome: Outcome): unknown {
  if (outcome.status === 'conflict')
    return {
      status: 'conflict',
      current: outcome.current,
      in: outcome.conflicts.map(({ document, parts }) => [document, ...parts.map(({ id }) => id)]),
    }
  if (outcome.status === 'refused') return { status: 'refused', error: outcome.error, codes: outcome.diagnostics.map(({ code }) => code) }
  if (outcome.status === 'dry')
    return {
      status: 'dry',
      number: outcome.number,
      changes: outcome.changes.map(({ path, changes }) => [path, ...changes.map(({ id }) => id)]),
    }
  if (outcome.status === 'published') return { status: 'published', number: outcome.number, paths: Object.keys(outcome.files) }
  return outcome
}
