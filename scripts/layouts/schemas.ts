import { isObject } from '../../src/schemas/json.ts'
import { join } from 'node:path'

import { baseKey } from '../../src/authoring/check/word-keys.ts'
import { documentSchemas } from '../../src/authoring/json-schema/json-schemas.ts'
import type { Names } from '../../src/authoring/json-schema/names.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import { knownCategories, slotsClasses } from '../../src/schemas/nouns/category.ts'
import { contracts, iconNames, sharedWords, sourceDocs, sources, wordsOfWidgets } from './installation.ts'
import { writeGenerated } from './generated.ts'
import { brandsIn, openWorkspace } from './workspace.ts'

/** The schemas of this installation, by kind; with a folder of layouts they offer the names that its documents have. */
export function allSchemas(dir?: string) {
  const names = dir === undefined ? undefined : namesIn(dir)
  return documentSchemas({ contracts: [...contracts.values()], sources, sourceDocs, icons: iconNames, names })
}

/** The generated schemas by file name, as they should be in `layouts/schemas/` of that folder. */
export function schemaFiles(dir?: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(allSchemas(dir)).map(([kind, schema]) => [`${kind}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  )
}

/**
 * A schema without the lists of names. The lists follow the documents, which operators change, and help an editor alone, so a list that
 * is behind is no fault.
 */
export function withoutNames(text: string): string {
  const schema = JSON.parse(text) as JsonObject // a schema of ours
  const definitions = isObject(schema.definitions) ? schema.definitions : {}
  const lists = Object.keys(definitions).filter((name) => name.startsWith('names-'))
  return JSON.stringify({ ...schema, definitions: { ...definitions, ...Object.fromEntries(lists.map((name) => [name, {}])) } })
}

/**
 * Writes the generated schemas; with `dry` it only reports those that are not current, as an error. A folder that has no documents yet
 * gets schemas without the names of documents.
 */
export function schemas(dir: string, dry: boolean): number {
  const files = schemaFiles(brandsIn(dir).length > 0 ? dir : undefined)
  return writeGenerated(join(dir, 'schemas'), files, dry, (before, after) => withoutNames(before) === withoutNames(after))
}

/** The names that the documents of a folder have, over all its brands. */
function namesIn(dir: string): Names {
  const workspace = openWorkspace(dir)
  const files = new Map(workspace.brands.flatMap((brand) => workspace.filesOf(brand)).map((file) => [file.path, file]))
  const documents = [...files.values()].map((file) => loadFile(file).value).filter((value): value is JsonObject => isObject(value))
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind)
  const idsOf = (list: readonly JsonObject[]) => list.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  const pages = ofKind('page')
  const brands = ofKind('brand')
  const keysOf = (value: Json | undefined) => (isObject(value) ? Object.keys(value) : [])
  return {
    flags: ofKind('flags').flatMap(({ flags }) => keysOf(flags)),
    words: [...sharedWords].map(baseKey),
    documentWords: documents.flatMap(wordsOf).map(baseKey),
    widgetWords: new Map([...wordsOfWidgets].map(([type, keys]) => [type, [...keys].map(baseKey)])),
    icons: [...iconNames],
    chrome: idsOf(pages.filter((page) => page.as === 'chrome')),
    popups: idsOf(pages.filter((page) => page.as === 'popup')),
    pages: idsOf(pages),
    routes: pages.flatMap(({ routes }) => (Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [])),
    brandValues: brands.flatMap((brand) =>
      ['constants', 'vendors'].flatMap((part) => keysOf(brand[part]).map((name) => `${part}.${name}`)),
    ),
    tokens: brands.flatMap(({ tokens }) => (isObject(tokens) ? ['dark', 'light'].flatMap((theme) => keysOf(tokens[theme])) : [])),
    documents: documents.flatMap(({ kind, id }) =>
      typeof id === 'string' && typeof kind === 'string' && ['page', 'menu', 'form', 'order'].includes(kind) ? [`${kind}/${id}`] : [],
    ),
    items: [...pages.flatMap(({ nodes }) => idsWithin(nodes)), ...ofKind('menu').flatMap(({ items }) => idsWithin(items))],
    recordFields: [...sources.values()].flatMap(({ fields = {} }) => Object.keys(fields)),
    categories: [...knownCategories, ...slotsClasses],
  }
}

/** The keys of a document's own words: those of its `strings` in any language, or of a brand's words. */
function wordsOf({ strings, words }: JsonObject): string[] {
  const ofLanguages = isObject(strings) ? Object.values(strings) : []
  return [...ofLanguages, words].flatMap((keys) => (isObject(keys) ? Object.keys(keys) : []))
}

/** The ids in a list of nodes or items, also of those inside another one. */
function idsWithin(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(idsWithin)
  if (!isObject(value)) return []
  const { id, items, slots } = value
  const inside = [items, ...(isObject(slots) ? Object.values(slots) : [])]
  return [...(typeof id === 'string' ? [id] : []), ...inside.flatMap(idsWithin)]
}
