import { isObject } from '../../src/schemas/json.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { DocumentName, Flags, LayoutDocument, Overlay, Page } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import { mergePatch } from '../../src/rules/merge.ts'
import { createDraft } from '../../src/authoring/release/draft.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { baseBrand } from '../../src/authoring/release/release.ts'
import { contractRegistry, namedSources } from '../../apps/server/layouts/contracts.ts'
import { CannotRun } from './cannot-run.ts'

export const registry = contractRegistry()
export const sources = namedSources()

/** The documents of one brand: as authored, brand.json merged over the base's, and as a portal gets them. */
export type Documents = {
  title: string // where they come from: a folder or a revision
  authored: ReadonlyMap<string, JsonObject>
  sanitized: ReadonlyMap<string, LayoutDocument>
  unreadable: readonly string[] // names of documents whose text is no JSON
  hash: string // changes with every authored value
}

const authoredPath = /^([^/]+)\/(?:(?:pages|menus|forms|orders|overlays)\/[^/]+|brand|flags)\.json$/

/** Reads a folder of layouts. */
export function readFolder(dir: string, brand: string): Documents {
  if (!existsSync(join(dir, baseBrand)))
    throw new CannotRun(`${dir} is no folder of layouts: it has no ${baseBrand}. Set LAYOUTS_DIR to the folder of your layouts.`)
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return collect(
    dir,
    brand,
    paths.filter((path) => authoredPath.test(path) && statSync(join(dir, path)).isFile()),
    (path) => readFileSync(join(dir, path)),
  )
}

/** Reads the same folder as it was in a git revision. */
export function readRevision(revision: string, dir: string, brand: string): Documents {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: dir, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] })
  let listed = ''
  let prefix = ''
  try {
    const top = git(['rev-parse', '--show-toplevel']).toString().trim()
    prefix = relative(realpathSync(top), realpathSync(dir)).replaceAll('\\', '/')
    listed = git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', `${revision}^{commit}`, '--', `${prefix}/`]).toString()
  } catch {
    throw new CannotRun(`"${revision}" is neither a folder nor a revision that git knows here. Examples: --base main, --base HEAD~1.`)
  }
  const paths = listed
    .split('\0')
    .map((path) => path.slice(prefix.length + 1))
    .filter((path) => authoredPath.test(path))
  if (paths.length === 0) throw new CannotRun(`The revision ${revision} has no layouts in ${prefix}.`)
  const texts = readBlobs(git(['cat-file', '--batch'], paths.map((path) => `${revision}:${prefix}/${path}\n`).join('')))
  return collect(revision, brand, paths, (path) => texts[paths.indexOf(path)] ?? Buffer.alloc(0))
}

/** The contents that `git cat-file --batch` writes: a line with the size, the bytes, a line break, for each. */
function readBlobs(output: Buffer): Buffer[] {
  const blobs: Buffer[] = []
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at)
    const size = Number(output.subarray(at, end).toString().split(' ')[2])
    blobs.push(output.subarray(end + 1, end + 1 + size))
    at = end + size + 2
  }
  return blobs
}

function collect(title: string, brand: string, paths: readonly string[], read: (path: string) => Buffer): Documents {
  const brands = new Set(paths.flatMap((path) => path.split('/')[0] ?? []).filter((name) => name !== baseBrand))
  if (!brands.has(brand)) throw new CannotRun(`${title} has no brand "${brand}". Its brands: ${[...brands].sort().join(', ')}.`)
  const files = [...paths].sort().map((path): LayoutFile => ({ path, brand: path.split('/')[0] ?? '', text: read(path) }))
  const authored = new Map<string, JsonObject>()
  const unreadable: string[] = []
  let merged: JsonObject = {}
  for (const folder of [baseBrand, brand])
    for (const file of files.filter((one) => one.brand === folder)) {
      const { name, value } = loadFile(file)
      if (!isObject(value)) unreadable.push(name)
      else if (name.startsWith('brand/')) merged = mergePatch(merged, value) as JsonObject // both are objects
      else authored.set(name, value)
    }
  authored.set(`brand/${brand}`, merged)
  return { title, authored, unreadable, ...analysed(authored) }
}

/** Documents that were kept with a baseline. */
export function fromAuthored(title: string, authored: ReadonlyMap<string, JsonObject>): Documents {
  return { title, authored, unreadable: [], ...analysed(authored) }
}

function analysed(authored: ReadonlyMap<string, JsonObject>): Pick<Documents, 'sanitized' | 'hash'> {
  const { documents } = createDraft({ registry, sources }).sanitize(authored)
  const hash = createHash('sha256').update(textOf(authored)).digest('hex').slice(0, 16)
  return { sanitized: documents, hash }
}

/** Authored documents as one text, a document on each line, sorted by name. */
export function textOf(authored: ReadonlyMap<string, JsonObject>): string {
  const rows = [...authored]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${rows.join(',\n')}\n}\n`
}

export function pageOf(documents: Documents, id: string): Page | undefined {
  const page = documents.sanitized.get(`page/${id}`)
  return page?.kind === 'page' ? page : undefined
}

export function overlaysOf(documents: Documents): Overlay[] {
  return [...documents.sanitized.values()].filter((document) => document.kind === 'overlay')
}

export function flagsOf(documents: Documents): Flags | undefined {
  return [...documents.sanitized.values()].find((document) => document.kind === 'flags')
}

/** Names of the documents that differ, in both directions. */
export function changedNames(before: Documents, after: Documents): DocumentName[] {
  const names = new Set([...before.authored.keys(), ...after.authored.keys(), ...before.unreadable, ...after.unreadable])
  return [...names]
    .filter((name) => JSON.stringify(before.authored.get(name)) !== JSON.stringify(after.authored.get(name)))
    .sort() as DocumentName[] // names of documents
}
