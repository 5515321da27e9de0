import { isObject } from '../../src/schemas/json.ts'
import { isUtf8 } from 'node:buffer'
import { resolve } from 'node:path'

import { documentLimits } from '../../src/schemas/document-limits.ts'
import { kinds } from '../../src/schemas/documents.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'

/** What other documents may ask of one: its name, its addresses, the document that it changes, and the page that it is inside. */
type Summary = { kind: string; id: string; routes: readonly unknown[]; target: string; parent: string }

const summaries = new WeakMap<LayoutFile, Summary | undefined>()

/**
 * The files of a brand for a check of a few of them. What these depend on stays whole: brand and flags, files of the same name, pages
 * with the same address, the page around a page, the overlays on a document, which may keep a rule of the brand for it, the target of an
 * overlay and the overlays on the same target. Every other document becomes a stand-in of its kind, id and addresses, so that the verdict
 * on the wanted files is that of a check of everything at a fraction of its time. `wanted` holds absolute paths.
 */
export function withStandIns(files: readonly LayoutFile[], wanted: { has: (path: string) => boolean }): LayoutFile[] {
  const given = files.map((file) => ({ file, summary: summaryOf(file), wanted: wanted.has(resolve(file.path)) }))
  const names = new Set(given.filter((one) => one.wanted).map(({ file }) => nameOfFile(file)))
  // also a document of the same name, which is drawn where the wanted one cannot be
  const chosen = given.flatMap(({ summary }) => (summary && names.has(nameOf(summary)) ? [summary] : []))
  const routes = new Set(chosen.flatMap((one) => one.routes))
  const targets = new Set([...chosen.map(({ target }) => target), ...names].filter((name) => name !== ''))
  const parents = new Set(chosen.map(({ parent }) => parent))
  const isNeeded = (summary: Summary) =>
    summary.kind === 'brand' ||
    summary.kind === 'flags' ||
    summary.kind === 'words' ||
    names.has(nameOf(summary)) ||
    targets.has(nameOf(summary)) ||
    targets.has(summary.target) ||
    parents.has(nameOf(summary)) ||
    summary.routes.some((route) => routes.has(route))
  return given.map(({ file, summary, wanted: whole }) => (whole || !summary || isNeeded(summary) ? file : standIn(file, summary)))
}

/** The name of a document as the checker knows it, as in `page/home`. */
export function nameOfFile(file: LayoutFile): string {
  const summary = summaryOf(file)
  return summary ? nameOf(summary) : loadFile(file).name
}

function nameOf({ kind, id }: Summary): string {
  return `${kind}/${id}`
}

const knownStandIns = new WeakMap<LayoutFile, LayoutFile>()

/**
 * A document of a format that nobody reads, so that its form is not checked: its name and its addresses still count. A file of `_base` has
 * the same one for every brand, so that it is read once.
 */
function standIn(file: LayoutFile, { kind, id, routes }: Summary): LayoutFile {
  const known = knownStandIns.get(file)
  if (known) return known
  const text = JSON.stringify({ kind, id, format: Number.MAX_SAFE_INTEGER, ...(routes.length > 0 && { routes }) })
  const made = { ...file, text: Buffer.from(text) } // what was read of bytes is remembered
  knownStandIns.set(file, made)
  return made
}

/** The summary of a file that the strict reader would read as well; undefined for any other, which is then read whole. */
function summaryOf(file: LayoutFile): Summary | undefined {
  if (!summaries.has(file)) summaries.set(file, readSummary(file.text))
  return summaries.get(file)
}

function readSummary(written: string | Uint8Array): Summary | undefined {
  const bytes = typeof written === 'string' ? Buffer.from(written) : written
  if (bytes.byteLength > documentLimits.bytes || !isUtf8(bytes)) return undefined
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  // a number that may be too large for JavaScript, or brackets that may nest too deep
  if (/[eE]\+?\d{3}|\d{300}/.test(text) || deepest(bytes) > documentLimits.rawDepth) return undefined
  try {
    const value: unknown = JSON.parse(text) // refuses a byte order mark, as the strict reader does
    if (!isObject(value)) return undefined
    const { kind, id, routes, target, parent } = value
    if (typeof kind !== 'string' || typeof id !== 'string' || !(kinds as readonly string[]).includes(kind)) return undefined
    return {
      kind,
      id,
      routes: kind === 'page' && Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [],
      target: kind === 'overlay' && typeof target === 'string' ? target : '',
      parent: kind === 'page' && typeof parent === 'string' ? `page/${parent}` : '',
    }
  } catch {
    return undefined
  }
}

/** How deep brackets nest, those in texts apart. */
function deepest(bytes: Uint8Array): number {
  let depth = 0
  let most = 0
  let inside = false
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at]
    if (code === 0x22) inside = !inside
    else if (inside) at += code === 0x5c ? 1 : 0
    else if (code === 0x7b || code === 0x5b) most = Math.max(most, (depth += 1))
    else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return most
}
