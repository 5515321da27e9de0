import { join } from 'node:path'

import type { LayoutFile } from '../../../src/authoring/release/files.ts'
import { baseBrand } from '../../../src/authoring/release/release.ts'
import type { Canary } from '../canary/canary-store.ts'
import type { LayoutSource } from '../layouts/layout-files.ts'
import { changedPaths, folderOf, isMedia } from './tree.ts'
import type { Tree } from './tree.ts'

export type Bytes = ReadonlyMap<string, Buffer>
export type Files = ReadonlyMap<string, LayoutFile>

/**
 * What players get now: a release with its documents; its pictures are in the tree alone. `number` is 0 before there is a release. While a
 * canary runs, the release is that of those who are in it.
 */
export type Current = { number: number; tree: Tree; files: Files; canary?: KnownCanary | undefined }
/** The canary that runs, with the documents of everyone else. */
export type KnownCanary = { canary: Canary; files: Files }

const none: Files = new Map()

/** The files of the newest release that this process knows. `dir` is where they lie as files. */
export function currentFiles(dir: string) {
  let current: Current = { number: 0, tree: new Map(), files: new Map() }
  const changedBrands = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    now: () => current,
    /** Of the documents. */
    bytes: (): Bytes => new Map([...current.files].map(([path, { text }]) => [path, bytesOf(text)])),
    /** Gives players these files. A file that stays keeps its object, so that nothing of it is read again. */
    give(number: number, tree: Tree, bytes: Bytes, canary: KnownCanary | undefined) {
      const changed = changedPaths(current.tree, tree)
      const before = current
      current = { number, tree, files: filesOf(dir, bytes, current.files), canary }
      for (const path of changed) changedBrands.add(folderOf(path))
      const isOther = number !== before.number || canary?.canary.version !== before.canary?.canary.version
      if (isOther || changed.length > 0) for (const listener of listeners) listener()
    },
    /** The brands with changes since the last call. */
    takeChanged(): Set<string> {
      const taken = new Set(changedBrands)
      changedBrands.clear()
      return taken
    },
    /** The files of everyone else while a canary runs, and none else. */
    control(): LayoutSource {
      let last: Files = new Map()
      const files = () => current.canary?.files ?? none
      return {
        scan() {
          const changed = last === files() ? [] : changedPaths(last, files())
          last = files()
          return new Set(changed.map(folderOf))
        },
        brands: () => brandsOf(files()),
        filesOf: (brand) => filesFor(brand, files()),
      }
    },
    onChange: (listener: () => void) => void listeners.add(listener),
  }
}

export function filesOf(dir: string, bytes: Bytes, known: Files): Files {
  return new Map(
    [...bytes]
      .filter(([path]) => !isMedia(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => {
        const before = known.get(path)
        return [path, before && bytesOf(before.text).equals(text) ? before : { path: join(dir, path), brand: folderOf(path), text }]
      }),
  )
}

/** The files that a brand is built from. */
export function filesFor(brand: string, files: Files): LayoutFile[] {
  return [...files.values()].filter((file) => file.brand === baseBrand || file.brand === brand)
}

export function brandsOf(files: Files): string[] {
  return [...new Set([...files.values()].map(({ brand }) => brand))].filter((brand) => brand !== baseBrand).sort()
}

export function bytesOf(text: string | Uint8Array): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
}

/** A file's text as it is, with its byte order mark; null for no file. */
export function textOf(bytes: string | Uint8Array | undefined): string | null {
  return bytes === undefined ? null : typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
