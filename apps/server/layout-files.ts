import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One document's text; `brand` is the folder it lies in, `_base` for what all brands share; `path` as a person would type it. */
export type LayoutFile = { path: string; brand: string; text: string }

const kindFolders = ['pages', 'menus', 'forms', 'orders', 'overlays']
const settled = 150 // ms since the last write; a younger file that does not parse may be half-written

type Seen = { stamp: string; text: string }

/**
 * Reads a folder of layouts again and again, touching only what changed. `scan` gives the names of the brands with a changed,
 * new or deleted file. A file that is just being written keeps its earlier text until it is whole or has come to rest.
 */
export function layoutFiles(dir: string, now: () => number = Date.now) {
  let seen = new Map<string, Seen>() // by "<brand>/<path>"

  function scan(): Set<string> {
    const changed = new Set<string>()
    const next = new Map<string, Seen>()
    for (const name of namesIn(dir)) {
      const before = seen.get(name)
      const after = read(join(dir, name), before)
      if (after) next.set(name, after)
      if (after?.text !== before?.text) changed.add(brandOf(name))
    }
    for (const name of seen.keys()) if (!next.has(name)) changed.add(brandOf(name))
    seen = next
    return changed
  }

  function read(path: string, before: Seen | undefined): Seen | undefined {
    try {
      const { mtimeMs, size, ino } = statSync(path)
      const stamp = `${mtimeMs} ${size} ${ino}`
      if (before?.stamp === stamp) return before
      const text = readFileSync(path, 'utf8')
      const young = Math.abs(now() - mtimeMs) < settled
      return young && !isJson(text) ? before && { stamp: 'half-written', text: before.text } : { stamp, text }
    } catch {
      return undefined // deleted between the listing and the reading
    }
  }

  return {
    scan,
    brands: () => [...new Set([...seen.keys()].map(brandOf))].filter((brand) => brand !== '_base'),
    filesOf: (brand: string): LayoutFile[] =>
      [...seen].filter(([name]) => brandOf(name) === '_base' || brandOf(name) === brand)
        .map(([name, { text }]) => ({ path: join(dir, name), brand: brandOf(name), text })),
  }
}

const brandOf = (name: string) => name.slice(0, name.indexOf('/'))

/** Documents lie at `<brand>/brand.json`, `<brand>/flags.json` and `<brand>/<kind>s/<id>.json`; `schemas/` is generated and no brand. */
function namesIn(dir: string): string[] {
  const brands = list(dir).filter((entry) => entry.isDirectory() && entry.name !== 'schemas' && !entry.name.startsWith('.'))
  return brands.flatMap(({ name: brand }) =>
    ['', ...kindFolders].flatMap((folder) => list(join(dir, brand, folder)).filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => [brand, folder, entry.name].filter(Boolean).join('/')).sort()))
}

function list(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch {
    return []
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
