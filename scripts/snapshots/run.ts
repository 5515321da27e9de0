import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { Baseline, place } from './baseline.ts'
import type { Stored } from './baseline.ts'
import type { Shot } from './browser.ts'
import { textOfCapture } from './capture.ts'
import { shardOf } from './cells.ts'
import type { Cell } from './cells.ts'
import { changesOf, explanationOf, overlayTargets } from './changes.ts'
import { cellsThatMayDiffer, chosenCells } from './chosen-cells.ts'
import { compareCaptures } from './compare.ts'
import type { NodeDifference } from './compare.ts'
import { readFolder, readRevision, textOf } from './documents.ts'
import type { Documents } from './documents.ts'
import type { Host } from './host.ts'
import type { Options } from './options.ts'
import { forEachCell, openStudio } from './paint.ts'
import type { Studio } from './paint.ts'
import { comparePictures } from './picture-difference.ts'
import { reportPage } from './report/page.ts'
import { exitCodeOf, isDifference, junitOf, sentences } from './results.ts'
import type { CellResult, CellStatus, NodeGroup, ReportPicture, Results } from './results.ts'

type Print = (line: string) => void

/** Draws, compares and writes the report. Gives the exit code: 0 equal, 1 differences, 2 a cell could not be drawn. */
export async function run(options: Options, host: Host, dir: string, stopped: AbortSignal, print: Print): Promise<number> {
  const after = readFolder(dir, options.brand)
  for (const name of after.unreadable) print(`${name} cannot be read: npm run layouts -- check says why.`)
  const before = options.base === undefined ? undefined : readBase(options.base, dir, options.brand)
  const baseline = new Baseline(resolve(options.baseline), options.brand)
  const all = chosenCells(options.names, options.axes, before ? [before, after] : [after])
  const sharded = shardOf(all, options.shard.index, options.shard.count)
  const { cells, reason } = before ? cellsThatMayDiffer(sharded, before, after) : { cells: sharded, reason: null }
  const stored = baseline.keys()
  const first = !before && stored.length === 0
  const isWhole = options.names.length === 0 && options.shard.count === 1 && !Object.values(options.axes).some(Boolean)
  const gone = isWhole && !before ? stored.filter((key) => !cells.some((cell) => cell.key === key)) : []

  const next = resolve(`${options.output}.${process.pid}`)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, 'pictures'), { recursive: true })
  try {
    const outcome = cells.length > 0 ? await drawAll() : { results: [], browser: baseline.about()?.browser ?? '', shots: [] }
    const results = summary(outcome.results, outcome.browser)
    if (first && cells.length > 0) baseline.write(outcome.shots, after, { browser: outcome.browser, time: options.time })
    place(join(next, 'results.json'), `${JSON.stringify(results, null, 1)}\n`)
    place(join(next, 'junit.xml'), junitOf(results))
    place(join(next, 'index.html'), reportPage(results))
    place(join(next, 'documents.json'), textOf(after.authored))
    replaceFolder(next, resolve(options.output))
    tell(results)
    return exitCodeOf(results.cells)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }

  async function drawAll(): Promise<{ results: CellResult[]; browser: string; shots: Shot[] }> {
    await host.build()
    stopped.throwIfAborted()
    const studio = await openStudio(host, options.workers, options.brand, options.time, before ? { before, after } : { after }, stopped)
    const results: CellResult[] = []
    const shots: Shot[] = [] // of a first run alone: what becomes the snapshots
    const started = Date.now()
    print(`Drawing ${cells.length} cells${before ? ' twice' : ''} with ${studio.browser}`)
    try {
      await forEachCell(studio, cells, stopped, async (painter, cell) => {
        const old = before ? await painter.draw('before', cell) : storedShot(baseline.read(cell.key))
        const now = await painter.draw('after', cell, old?.capture)
        if (first && !now.capture.failed) shots.push(now)
        results.push(
          first
            ? { ...blankResult(cell), status: now.capture.failed ? 'failed' : 'equal', reason: now.capture.failed ?? '' }
            : await compared(studio, cell, old, now),
        )
        if (results.length % 20 === 0) print(`${results.length} of ${cells.length} cells, ${seconds(started)} s`)
      })
    } catch (error) {
      stopped.throwIfAborted() // whatever failed because the browser was closed
      throw error
    } finally {
      await studio.stop()
    }
    print(`${cells.length} cells in ${seconds(started)} s`)
    return { results, browser: studio.browser, shots }
  }

  async function compared(studio: Studio, cell: Cell, old: Shot | undefined, now: Shot): Promise<CellResult> {
    const keep = (shot: Shot | undefined, nodes: readonly string[]): ReportPicture | null => {
      if (!shot || shot.png.length === 0) return null
      const file = `pictures/${shot.capture.picture}.png`
      if (!existsSync(join(next, file))) place(join(next, file), shot.png)
      const boxes = Object.fromEntries(shot.capture.nodes.flatMap(({ key, box }) => (nodes.includes(key) ? [[key, box]] : [])))
      return { file, ...shot.capture.size, boxes }
    }
    const result = (status: CellStatus, differences: readonly NodeDifference[]): CellResult => {
      if (status !== 'equal') place(join(next, 'cells', `${cell.key}.json`), textOfCapture(now.capture, after.hash))
      const nodes = differences.map(({ node }) => node)
      return {
        key: cell.key,
        cell,
        status,
        reason: now.capture.failed ?? '',
        differences,
        before: status === 'equal' ? null : keep(old, nodes),
        after: status === 'equal' ? null : keep(now, nodes),
      }
    }
    if (now.capture.failed) return result('failed', [])
    if (!old) return result('new', [])
    const same = old.capture.picture === now.capture.picture
    const decodable = old.png.length > 0 && now.png.length > 0
    const pictures = same
      ? undefined
      : decodable
        ? await comparePictures(studio.blank, { png: old.png, nodes: old.capture.nodes }, { png: now.png, nodes: now.capture.nodes })
        : { nodes: [], elsewhere: true } // one of them is not there
    const differences = compareCaptures(old.capture, now.capture, pictures)
    if (differences.length === 0) return result('equal', [])
    return result('different', differences)
  }

  function summary(drawn: readonly CellResult[], browser: string): Results {
    const lost = gone.map((key): CellResult => ({ ...blankResult(null), key, status: 'gone' }))
    const cells = [...drawn, ...lost].sort((a, b) => (a.key < b.key ? -1 : 1))
    const old = before ?? versionOf(cells)
    const changes = old ? changesOf(old, after) : []
    const targets = overlayTargets(...(old ? [old, after] : [after]))
    const byNode = new Map<string, string[]>()
    for (const { key, differences } of cells) for (const { node } of differences) byNode.set(node, [...(byNode.get(node) ?? []), key])
    const groups = [...byNode].map(([node, keys]): NodeGroup => ({ node, explanation: explanationOf(node, changes, targets), cells: keys }))
    const order = ['node', 'page', 'code', 'other']
    const counts: Record<CellStatus, number> = { equal: 0, different: 0, new: 0, gone: 0, failed: 0 }
    for (const { status } of cells) counts[status] += 1
    return {
      format: 1,
      brand: options.brand,
      against: before?.title ?? shown(baseline.folder),
      stored: !before,
      baseline: shown(resolve(options.baseline)),
      browser,
      time: options.time,
      documents: after.hash,
      counts,
      notes: notesOf(browser),
      changes: changes.map(({ document, text }) => `${document}: ${text}`),
      groups: groups.sort(
        (a, b) =>
          order.indexOf(a.explanation.by) - order.indexOf(b.explanation.by) ||
          b.cells.length - a.cells.length ||
          (a.node < b.node ? -1 : 1),
      ),
      cells,
    }
  }

  /** The documents that most of the snapshots were drawn from. */
  function versionOf(cells: readonly CellResult[]): Documents | undefined {
    const counted = new Map<string, number>()
    for (const { key, status } of cells) {
      const hash = status === 'different' || status === 'failed' ? baseline.read(key)?.documents : undefined
      if (hash !== undefined) counted.set(hash, (counted.get(hash) ?? 0) + 1)
    }
    const [most] = [...counted].sort(([, a], [, b]) => b - a)
    return most && baseline.documents(most[0])
  }

  function notesOf(browser: string): string[] {
    const about = before ? null : baseline.about()
    if (first && cells.length > 0) return [`There were no snapshots yet: ${cells.length} stored in ${shown(baseline.folder)}.`]
    return [
      ...(reason ? [`${reason}; the others cannot differ and were not drawn`] : []),
      ...(about && browser && about.browser !== browser
        ? [`The snapshots were drawn with ${about.browser}, this run with ${browser}: pictures may differ for that alone.`]
        : []),
      ...(about && about.time !== options.time
        ? [`The clock of the snapshots shows ${about.time}, that of this run ${options.time}.`]
        : []),
    ]
  }

  function tell({ counts, groups, changes, cells, notes, stored }: Results): void {
    for (const note of notes) print(note)
    for (const { node, explanation, cells: where } of groups.slice(0, 30))
      print(`${node} differs in ${where.length} ${where.length === 1 ? 'cell' : 'cells'}: ${explanationText(explanation)}`)
    if (groups.length > 30) print(`… and ${groups.length - 30} more nodes, see the report`)
    for (const { key, reason, status } of cells) if (status === 'failed') print(`${key}: ${sentences.failed} ${reason}`)
    const parts = (Object.keys(counts) as CellStatus[])
      .filter((status) => counts[status] > 0)
      .map((status) => `${counts[status]} ${status}`)
    const changed = changes.length > 0 ? `; ${changes.length} ${changes.length === 1 ? 'change' : 'changes'} of documents` : ''
    print(`${parts.join(', ') || 'nothing to draw'}${changed}`)
    if (exitCodeOf(cells) === 0) return
    print(`Report: ${join(shown(resolve(options.output)), 'index.html')}`)
    if (stored && cells.some(isDifference))
      print('Accept with: npm run snapshots -- --accept [cells|nodes], or in the report: npm run snapshots -- --review')
  }
}

function explanationText({ by, lines }: NodeGroup['explanation']): string {
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : ''
  if (by === 'node') return `${lines[0]}${more}`
  if (by === 'page') return `near it changed ${lines[0]}${more}`
  return by === 'other' ? `perhaps ${lines[0]}${more}` : 'no document changed; it is a widget, a style, a word or the mock'
}

function readBase(base: string, dir: string, brand: string): Documents {
  const folder = resolve(base)
  return existsSync(folder) && statSync(folder).isDirectory() ? readFolder(folder, brand) : readRevision(base, dir, brand)
}

function storedShot(stored: Stored | undefined): Shot | undefined {
  return stored && { capture: stored.capture, png: stored.png() }
}

function blankResult(cell: Cell | null): CellResult {
  return { key: cell?.key ?? '', cell, status: 'equal', reason: '', differences: [], before: null, after: null }
}

/** Puts a finished folder in the place of another: whoever opens the report sees the whole of one run. */
function replaceFolder(next: string, folder: string): void {
  const previous = `${folder}.${process.pid}.old`
  if (existsSync(folder)) renameSync(folder, previous)
  renameSync(next, folder)
  rmSync(previous, { recursive: true, force: true })
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}

/** A path as a person would type it from the current folder. */
export function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : near
}
