import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { baseBrand } from '../../src/authoring/release/release.ts'
import { kindFolders } from '../../src/schemas/workspace-address.ts'
import { meant } from './arguments.ts'
import { CannotRun, entriesOf, isFolder, isFolderEntry, readGiven, shown } from './files.ts'

const folderOfKind: Readonly<Record<string, string>> = kindFolders
const folders = Object.values(folderOfKind)

/** A folder of layouts: `_base` and the brands over it. */
export type Workspace = { dir: string; brands: string[]; filesOf: (brand: string) => LayoutFile[] }

/**
 * Opens a folder of layouts. Each file is read once, however many brands use it; `also` are files from outside it, taken as the brand's
 * own; `instead` are contents that are not written yet, by path.
 */
export function openWorkspace(
  dir: string,
  { also = [], instead }: { also?: readonly LayoutFile[]; instead?: ReadonlyMap<string, string> | undefined } = {},
): Workspace {
  if (!isFolder(dir))
    throw new CannotRun(`There is no folder ${dir}. Name it with --layouts <folder> or LAYOUTS_DIR, or name the files to work on.`)
  const found = brandsIn(dir)
  if (found.length === 0) throw new CannotRun(`${shown(dir)} holds no brand: a folder such as ${baseBrand} with a brand.json in it.`)
  const brands = found.filter((name) => name !== baseBrand)
  const texts = new Map<string, LayoutFile>()
  const read = (brand: string) =>
    pathsOf(dir, brand).map((path) => {
      const file = texts.get(path) ?? { path, brand, text: instead?.get(resolve(path)) ?? readGiven(path) }
      texts.set(path, file)
      return file
    })
  return {
    dir,
    brands: brands.length > 0 ? brands : found,
    filesOf: (brand) => [...(brand === baseBrand ? [] : read(baseBrand)), ...read(brand), ...also.map((file) => ({ ...file, brand }))],
  }
}

/**
 * The files that somebody named. A name of a document, as in `page/home`, stands for its file in every brand that has one; a name that no
 * brand has is refused with the nearest one.
 */
export function filesNamed(operands: readonly string[], dir: string): string[] {
  return operands.flatMap((operand) => {
    const [, kind = '', id = ''] = /^([a-z]+)\/([^/\\]+)$/.exec(operand) ?? []
    const folder = Object.hasOwn(folderOfKind, kind) ? folderOfKind[kind] : undefined
    if (folder === undefined || id.endsWith('.json') || existsSync(operand) || !isFolder(dir)) return [operand]
    const paths = brandsIn(dir).map((brand) => join(dir, brand, folder))
    const found = paths.map((path) => join(path, `${id}.json`)).filter((path) => existsSync(path))
    if (found.length > 0) return found
    const ids = paths.flatMap((path) => entriesOf(path).map(({ name }) => `${kind}/${basename(name, '.json')}`))
    throw new CannotRun(`There is no document or file ${operand} in ${shown(dir)}.${meant(operand, ids)}`)
  })
}

/** The folders of brands in a folder of layouts, `_base` among them. */
export function brandsIn(dir: string): string[] {
  return entriesOf(dir)
    .map(({ name }) => name)
    .filter((name) => name !== 'schemas' && !name.startsWith('.') && isFolder(join(dir, name)))
}

/** The documents of one brand's folder. */
function pathsOf(dir: string, brand: string): string[] {
  return ['', ...folders].flatMap((folder) =>
    entriesOf(join(dir, brand, folder)).flatMap((entry) => {
      const path = join(dir, brand, folder, entry.name)
      return entry.name.endsWith('.json') && !isFolderEntry(entry, path) ? [path] : []
    }),
  )
}

/** Files beside the documents and pictures of a brand that nobody reads: of another ending, or in a folder of no kind. */
export function unreadFiles(dir: string, brand: string): string[] {
  const read = new Set(pathsOf(dir, brand))
  const below = (folder: string): string[] =>
    entriesOf(folder).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.name.startsWith('.')) return []
      if (isFolderEntry(entry, path)) return entry.isSymbolicLink() || path === join(dir, brand, 'media') ? [] : below(path)
      return read.has(path) || entry.name.endsWith('.md') ? [] : [path]
    })
  return below(join(dir, brand))
}

/** Every document of a folder of layouts. */
export function everyDocument(dir: string): string[] {
  const workspace = openWorkspace(dir)
  return [...new Set([baseBrand, ...workspace.brands].flatMap((brand) => pathsOf(dir, brand)))]
}

/** The layouts folder a file lies in, by its shape `<dir>/<brand>/pages/x.json` with `_base` beside; undefined for a file on its own. */
export function workspaceOf(path: string): string | undefined {
  const brand = folders.includes(basename(dirname(path))) ? dirname(dirname(path)) : dirname(path)
  return basename(brand) === baseBrand || isFolder(join(dirname(brand), baseBrand)) ? dirname(brand) : undefined
}
