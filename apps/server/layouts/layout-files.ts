import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'

import type { LayoutFile } from '../../../src/authoring/release/files.ts'

const kindFolders = ['pages', 'menus', 'forms', 'orders', 'overlays']
const writingMs = 150 // a file changed more recently than this that does not parse may be half-written

type SeenFile = { stamp: string; bytes: Buffer }

/** The files of every brand, from a folder or from elsewhere. `scan` gives the brands whose files have changed since the last call. */
export type LayoutSource = { scan: () => Set<string>; brands: () => string[]; filesOf: (brand: string) => LayoutFile[] }

/**
 * Reads a folder of layouts repeatedly, reading only changed files again. A file that is being written keeps its earlier text until it
 * parses or stops changing; what cannot be read for another reason than that it is gone keeps its earlier text, too.
 */
export function layoutFiles(dir: string, now: () => number = Date.now): LayoutSource & { texts: () => ReadonlyMap<string, Buffer> } {
  let seen = new Map<string, SeenFile>() // by "<brand>/<path>"

  function scan(): Set<string> {
    const changed = new Set<string>()
    const next = new Map<string, SeenFile>()
    const names = namesIn(dir)
    if (!names) return changed
    for (const name of names) {
      const before = seen.get(name)
      const after = read(join(dir, name), before)
      if (after) next.set(name, after)
      if (!before || !after || !after.bytes.equals(before.bytes)) changed.add(brandOf(name))
    }
    for (const name of seen.keys()) if (!next.has(name)) changed.add(brandOf(name))
    seen = next
    return changed
  }

  function read(path: string, before: SeenFile | undefined): SeenFile | undefined {
    try {
      const { mtimeMs, size, ino } = statSync(path)
      const stamp = `${mtimeMs} ${size} ${ino}`
      if (before?.stamp === stamp) return before
      const bytes = readFileSync(path)
      const young = Math.abs(now() - mtimeMs) < writingMs
      return young && !isJson(bytes) ? before && { stamp: 'half-written', bytes: before.bytes } : { stamp, bytes }
    } catch (error) {
      return isGone(error) ? undefined : before // deleted between the listing and the reading, or not to be read now
    }
  }

  return {
    scan,
    brands: () => [...new Set([...seen.keys()].map(brandOf))].filter((brand) => brand !== '_base'),
    filesOf: (brand: string): LayoutFile[] =>
      [...seen]
        .filter(([name]) => brandOf(name) === '_base' || brandOf(name) === brand)
        // Bytes and not text: the check reports broken UTF-8, which decoding would hide
        .map(([name, { bytes }]) => ({ path: join(dir, name), brand: brandOf(name), text: bytes })),
    /** By the path in the folder. */
    texts: () => new Map([...seen].map(([name, { bytes }]) => [name, bytes])),
  }
}

const brandOf = (name: string) => name.slice(0, name.indexOf('/'))

/**
 * Documents are at `<brand>/brand.json`, `<brand>/flags.json` and `<brand>/<kind>s/<id>.json`; `schemas/` is generated and no brand.
 * Undefined where a folder cannot be read.
 */
function namesIn(dir: string): string[] | undefined {
  try {
    const brands = list(dir).filter((entry) => isDirectory(dir, entry) && entry.name !== 'schemas' && !entry.name.startsWith('.'))
    return brands.flatMap(({ name: brand }) =>
      ['', ...kindFolders].flatMap((folder) => {
        const path = join(dir, brand, folder)
        return list(path)
          .filter((entry) => entry.name.endsWith('.json') && !isDirectory(path, entry))
          .map((entry) => [brand, folder, entry.name].filter(Boolean).join('/'))
          .sort()
      }),
    )
  } catch {
    return undefined
  }
}

function list(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** A link counts as what it leads to: folders are mounted and replaced by links. */
function isDirectory(dir: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  return statSync(join(dir, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false
}

function isGone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException // of the file system
  return code === 'ENOENT' || code === 'ENOTDIR'
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'))
    return true
  } catch {
    return false
  }
}
