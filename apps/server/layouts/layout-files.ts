import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'

import { memo } from '../../../src/rules/memo.ts'
import { MediaList } from '../../../src/schemas/media-list.ts'
import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { hashOf, isMedia, mediaListPath, mediaPath, pictureNames, pictureOf } from '../releases/tree.ts'
import { kindFolders } from '../../../src/schemas/workspace-address.ts'

const writingMs = 150 // a file changed more recently than this that does not parse may be half-written

type SeenFile = { stamp: string; bytes: Buffer }
/** `hash` is missing where the file is not what its name says, or not whole yet. */
type SeenPicture = { stamp: string; hash: string | undefined }

/** A folder of layouts. `texts` and `pictures` are by the path in it. */
export type LayoutFolder = LayoutSource & {
  /** The documents, and the lists of pictures. */
  texts: () => ReadonlyMap<string, Buffer>
  /** The hashes of the pictures that their brand's list names and that are whole; their bytes are not kept. */
  pictures: () => ReadonlyMap<string, string>
}

/** The files of every brand, from a folder or from elsewhere. `scan` gives the brands whose files have changed since the last call. */
export type LayoutSource = { scan: () => Set<string>; brands: () => string[]; filesOf: (brand: string) => LayoutFile[] }

/**
 * Reads a folder of layouts repeatedly, reading only changed files again. A file that is being written keeps its earlier text until it
 * parses or stops changing; what cannot be read for another reason than that it is gone keeps its earlier text, too.
 */
export function layoutFiles(dir: string, now: () => number = Date.now): LayoutFolder {
  let seen = new Map<string, SeenFile>() // by "<brand>/<path>"
  let pictures = new Map<string, SeenPicture>()

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
    scanPictures(changed)
    return changed
  }

  /** A picture that is what its name says stays as it is: its name is its hash. */
  function scanPictures(changed: Set<string>): void {
    const next = new Map<string, SeenPicture>()
    for (const [list, { bytes }] of seen) {
      if (!isMedia(list)) continue
      const there = namesOf(join(dir, brandOf(list), 'media'))
      for (const name of namedIn(bytes)) {
        const path = mediaPath(brandOf(list), name)
        const before = pictures.get(path)
        const after = !there || there.has(name) ? (before?.hash === undefined ? readPicture(path, name, before) : before) : undefined
        if (after) next.set(path, after)
      }
    }
    for (const path of new Set([...pictures.keys(), ...next.keys()]))
      if (pictures.get(path)?.hash !== next.get(path)?.hash) changed.add(brandOf(path))
    pictures = next
  }

  function readPicture(path: string, name: string, before: SeenPicture | undefined): SeenPicture | undefined {
    try {
      const place = join(dir, path)
      const { mtimeMs, size, ino } = statSync(place)
      const stamp = `${mtimeMs} ${size} ${ino}`
      if (before?.stamp === stamp) return before
      const bytes = readFileSync(place)
      return { stamp, hash: isPicture(bytes, name) ? hashOf(bytes) : undefined }
    } catch {
      return undefined // gone, or not to be read now
    }
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
        .filter(([name]) => !isMedia(name) && (brandOf(name) === '_base' || brandOf(name) === brand))
        // Bytes and not text: the check reports broken UTF-8, which decoding would hide
        .map(([name, { bytes }]) => ({ path: join(dir, name), brand: brandOf(name), text: bytes })),
    texts: () => new Map([...seen].map(([name, { bytes }]) => [name, bytes])),
    pictures: () => new Map([...pictures].flatMap(([path, { hash }]) => (hash === undefined ? [] : [[path, hash] as const]))),
  }
}

/** The files that a list of pictures names, by its bytes, which an unchanged list keeps; none where it has another form. */
const namedIn = memo((bytes: Buffer): readonly string[] =>
  Object.entries(readMediaList(bytes)?.pictures ?? {}).flatMap(([file, { widths }]) => pictureNames(file, widths)),
)

/** A list of pictures; undefined for a text of another form. */
export function readMediaList(text: Uint8Array | string): MediaList | undefined {
  try {
    const read = MediaList.safeParse(JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString()), { jitless: true })
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Whether a file is a whole WebP, and where it is the largest of its picture, the one that its name says. */
function isPicture(bytes: Buffer, name: string): boolean {
  const isWhole =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
  const picture = pictureOf(name)
  return isWhole && picture !== undefined && (picture.width !== undefined || hashOf(bytes).startsWith(picture.file))
}

const brandOf = (name: string) => name.slice(0, name.indexOf('/'))

/**
 * Documents are at `<brand>/brand.json`, `<brand>/flags.json` and `<brand>/<folder of the kind>/<id>.json`, the list of a brand's pictures
 * is `<brand>/media/media.json`; `schemas/` is generated and no brand. Undefined where a folder cannot be read.
 */
function namesIn(dir: string): string[] | undefined {
  try {
    const brands = list(dir).filter((entry) => isDirectory(dir, entry) && entry.name !== 'schemas' && !entry.name.startsWith('.'))
    return brands.flatMap(({ name: brand }) =>
      ['', ...Object.values(kindFolders), 'media'].flatMap((folder) => {
        const path = join(dir, brand, folder)
        return list(path)
          .filter((entry) => entry.name.endsWith('.json') && !isDirectory(path, entry))
          .map((entry) => [brand, folder, entry.name].filter(Boolean).join('/'))
          .filter((path) => !isMedia(path) || path === mediaListPath(brand))
          .sort()
      }),
    )
  } catch {
    return undefined
  }
}

/** Undefined where the folder cannot be read. */
function namesOf(dir: string): Set<string> | undefined {
  try {
    return new Set(list(dir).map(({ name }) => name))
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
