import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { JsonObject } from '../../src/schemas/json.ts'
import { Baseline } from './baseline.ts'
import { CannotRun } from './cannot-run.ts'
import { readCapture } from './capture.ts'
import { suggestion } from './options.ts'
import { isDifference } from './results.ts'
import type { CellResult, Results } from './results.ts'

/** What accepting did: cells that were stored, and those that also differ at nodes that were not named. */
export type Accepted = { stored: readonly string[]; kept: readonly { key: string; nodes: readonly string[] }[] }

/** The results of the last run in an output folder. */
export function readResults(output: string): Results {
  const path = join(resolve(output), 'results.json')
  if (!existsSync(path)) throw new CannotRun(`${output} has no results: run npm run snapshots first.`)
  const results = JSON.parse(readFileSync(path, 'utf8')) as Results // written by us
  if (results.format !== 1) throw new CannotRun(`${path} has the format ${String(results.format)}, which this version does not know.`)
  return results
}

/**
 * Stores what the last run drew as the new snapshots: of every cell that differs, or of the cells that are named, or of those that differ
 * at nothing but the named nodes. `new` names every cell without a snapshot.
 */
export function accept(names: readonly string[], output: string): Accepted {
  const results = readResults(output)
  if (!results.stored)
    throw new CannotRun(`That run compared with ${results.against}, not with stored snapshots: there is nothing to accept.`)
  const different = results.cells.filter(isDifference)
  const nodes = new Set(results.groups.map(({ node }) => node))
  const keys = new Set(different.map(({ key }) => key))
  for (const name of names)
    if (name !== 'new' && !nodes.has(name) && !keys.has(name))
      throw new CannotRun(`The last run has no cell or node "${name}" that differs.${suggestion(name, [...nodes, ...keys])}`)
  const open = ({ key, status, differences }: CellResult): string[] | undefined => {
    if (names.length === 0 || names.includes(key) || (names.includes('new') && status === 'new')) return []
    const here = differences.map(({ node }) => node)
    return here.some((node) => names.includes(node)) ? here.filter((node) => !names.includes(node)) : undefined
  }
  const chosen = different.filter((cell) => open(cell)?.length === 0)
  const folder = resolve(output)
  const baseline = new Baseline(resolve(results.baseline), results.brand)
  const authored = new Map(Object.entries(JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as Record<string, JsonObject>))
  const drawn = chosen.filter(({ status }) => status !== 'gone')
  baseline.write(
    drawn.map(({ key, after }) => ({
      capture: readCapture(readFileSync(join(folder, 'cells', `${key}.json`), 'utf8')).capture,
      png: after ? readFileSync(join(folder, after.file)) : Buffer.alloc(0),
    })),
    { authored, hash: results.documents },
    { browser: results.browser, time: results.time },
    chosen.filter(({ status }) => status === 'gone').map(({ key }) => key),
  )
  return {
    stored: chosen.map(({ key }) => key),
    kept: different.flatMap((cell) => {
      const rest = open(cell)
      return rest && rest.length > 0 ? [{ key: cell.key, nodes: rest }] : []
    }),
  }
}

/** What was accepted, in sentences. */
export function acceptedText({ stored, kept }: Accepted): string {
  const lines = [`${stored.length} ${stored.length === 1 ? 'cell' : 'cells'} accepted.`]
  for (const { key, nodes } of kept) lines.push(`${key} also differs at ${nodes.join(', ')}: not accepted.`)
  return lines.join('\n')
}
