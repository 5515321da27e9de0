import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { contractRegistry, namedSources } from '../../apps/server/contracts.ts'
import type { HasWord } from '../../src/authoring/check/context.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { baseBrand } from '../../src/authoring/release/release.ts'
import { icons } from '../../src/runtime/ui/icon-names.ts'
import { documented } from '../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetDocs } from '../../src/runtime/contract/docs.ts'
import { collectSourceDocs } from '../../src/runtime/contract/source-docs.ts'
import type { SourceDocs } from '../../src/runtime/contract/source-docs.ts'
import type { WidgetStrings } from '../../src/runtime/contract/widget.ts'

const folders = ['pages', 'menus', 'forms', 'orders', 'overlays']
const widgetStrings = import.meta.glob<WidgetStrings>('../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
// each of its own contract
const widgetDocs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' })

const topicDocs = import.meta.glob<Readonly<Record<string, SourceDocs>>>('../../src/runtime/model/*/docs.ts', {
  eager: true,
  import: 'docs',
})

export const registry = contractRegistry()
export const sources = namedSources()
/** The docs of each source for authors, by its name. */
export const sourceDocs = collectSourceDocs(Object.values(topicDocs))
/** Every contract with its docs for operators, by widget. */
export const contracts: ReadonlyMap<string, DocumentedContract> = new Map(
  [...registry.values()].flatMap(({ contract }) => {
    const docs = widgetDocs[`../../src/widgets/${contract.type}/docs.ts`]
    return docs ? [[contract.type, documented(contract, docs)]] : []
  }),
)
export const iconNames: ReadonlySet<string> = new Set(Object.keys(icons))

/** Why the command line could not run at all: exit code 2. */
export class CannotRun extends Error {}

/** A folder of layouts: `_base` and the brands over it. */
export type Workspace = { dir: string; brands: string[]; filesOf: (brand: string) => LayoutFile[] }

/** Reads a folder of layouts; `also` are files from outside it, taken as the brand's own. */
export function openWorkspace(dir: string, also: readonly LayoutFile[] = []): Workspace {
  if (!existsSync(dir)) throw new CannotRun(`There is no folder ${dir}. Set LAYOUTS_DIR to the folder of your layouts.`)
  const found = readdirSync(dir)
    .filter((name) => name !== 'schemas' && !name.startsWith('.') && statSync(join(dir, name)).isDirectory())
    .sort()
  const brands = found.filter((name) => name !== baseBrand)
  return {
    dir,
    brands: brands.length > 0 ? brands : found,
    filesOf: (brand) => [
      ...(brand === baseBrand ? [] : read(dir, baseBrand)),
      ...read(dir, brand),
      ...also.map((file) => ({ ...file, brand })),
    ],
  }
}

function read(dir: string, brand: string): LayoutFile[] {
  const paths = ['', ...folders].flatMap((folder) => list(join(dir, brand, folder)).map((name) => join(dir, brand, folder, name)))
  return paths.map((path) => ({ path, brand, text: readFileSync(path) }))
}

function list(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
}

/** The layouts folder a file lies in, by its shape `<dir>/<brand>/pages/x.json` with `_base` beside; undefined for a file on its own. */
export function workspaceOf(path: string): string | undefined {
  const brand = folders.includes(basename(dirname(path))) ? dirname(dirname(path)) : dirname(path)
  return basename(brand) === baseBrand || existsSync(join(dirname(brand), baseBrand)) ? dirname(brand) : undefined
}

export function readGiven(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new CannotRun(`${path} cannot be read.`)
  }
}

/** The path as a person would type it from the current folder. */
export function shown(path: string): string {
  const near = relative(process.cwd(), resolve(path))
  return near.startsWith('..') ? path : near
}

/** English words: `locales/en` as files of flat keys, and each widget's own. Without the folder words are not checked. */
export function englishWords(dir = 'locales/en'): HasWord | undefined {
  if (!existsSync(dir)) return undefined
  const words = new Set<string>()
  for (const file of list(dir)) {
    const entries = JSON.parse(readFileSync(join(dir, file), 'utf8')) as object // our own words
    for (const key of Object.keys(entries)) words.add(`${basename(file, '.json')}.${key}`)
  }
  const own = new Map(Object.entries(widgetStrings).map(([path, strings]) => [basename(dirname(path)), new Set(Object.keys(strings))]))
  const has = (set: ReadonlySet<string> | undefined, key: string) => set !== undefined && (set.has(key) || set.has(`${key}_other`))
  return (key, widget) => has(words, key) || (widget !== undefined && has(own.get(widget), key))
}
