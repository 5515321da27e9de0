import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { LayoutFile } from '../../src/authoring/release/files.ts'

const kindFolders = ['pages', 'menus', 'forms', 'orders', 'overlays']
const writingMs = 150 // a file changed more recently than this that does not parse may be half-written

type SeenFile = { stamp: string; bytes: Buffer }

/**
 * Reads a folder of layouts repeatedly, reading only changed files again. `scan` returns the brands with a changed, new or deleted file.
 * A file that is being written keeps its earlier text until it parses or stops changing.
 */
export function layoutFiles(dir: string, now: () => number = Date.now) {
  let seen = new Map<string, SeenFile>() // by "<brand>/<path>"

  function scan(): Set<string> {
    const changed = new Set<string>()
    const next = new Map<string, SeenFile>()
    for (const name of namesIn(dir)) {
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
    } catch {
      return undefined // deleted between the listing and the reading
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
  }
}

const brandOf = (name: string) => name.slice(0, name.indexOf('/'))

/** Documents are at `<brand>/brand.json`, `<brand>/flags.json` and `<brand>/<kind>s/<id>.json`; `schemas/` is generated and no brand. */
function namesIn(dir: string): string[] {
  const brands = list(dir).filter((entry) => entry.isDirectory() && entry.name !== 'schemas' && !entry.name.startsWith('.'))
  return brands.flatMap(({ name: brand }) =>
    ['', ...kindFolders].flatMap((folder) =>
      list(join(dir, brand, folder))
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => [brand, folder, entry.name].filter(Boolean).join('/'))
        .sort(),
    ),
  )
}

function list(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch {
    return []
  }
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'))
    return true
  } catch {
    return false
  }
}
