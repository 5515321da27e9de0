import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { LayoutDocument } from '../../schemas/documents.ts'
import { isPictureFile } from '../../schemas/picture-file.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { usageOf } from '../usage/usage.ts'

const documentKinds = ['page', 'menu', 'form', 'order'] as const
/** What a copy names and the brand does not have there. `studios`: a list of vendors of `brand.json`; `value`: another value of it. */
export type Missing = {
  kind: 'widget' | 'flag' | 'word' | 'picture' | 'studios' | 'value' | (typeof documentKinds)[number]
  name: string
  /** The block that names it, by its id; empty for the page itself. */
  block: string
}

/** Where a copy comes to. Without `pictures` nobody knows which there are, and none is missing. */
export type CopyTarget = {
  documents: ReadonlyMap<string, JsonObject | null>
  brand: JsonObject
  registry: Registry
  hasWord: (key: string) => boolean
  pictures?: ReadonlySet<string> | undefined
}

/** What a page with its variations, or the blocks of a copy as a page of their own, names that is not there; each once. */
export function missingIn(page: JsonObject, target: CopyTarget, variations: readonly JsonObject[] = []): Missing[] {
  const { documents, brand, registry, hasWord, pictures } = target
  const all = [page, ...variations]
  const flags = documents.get('flags/flags')?.flags
  const missing = new Map<string, Missing>()
  const add = (kind: Missing['kind'], name: string, block: string) => {
    if (!missing.has(`${kind} ${name}`)) missing.set(`${kind} ${name}`, { kind, name, block })
  }
  // `usageOf` reads a document with care
  for (const { kind, name, subject, role } of usageOf(all as unknown as LayoutDocument[], registry).uses) {
    if (kind === 'widget' && !registry.has(name)) add('widget', name, subject)
    if (kind === 'flag' && !(isObject(flags) && Object.hasOwn(flags, name))) add('flag', name, subject)
    if (kind === 'word' && !hasWord(name)) add('word', name, subject)
    const named = documentKinds.find((one) => one === kind)
    if (named && role !== 'route' && role !== 'target' && !documents.get(`${named}/${name}`)) add(named, name, subject)
  }
  for (const { path, block } of brandValuesIn(all, ''))
    if (!hasValue(brand, path)) add(path.startsWith('vendors.') ? 'studios' : 'value', path, block)
  if (pictures) for (const { file, block } of picturesIn(all)) if (!pictures.has(file)) add('picture', file, block)
  return [...missing.values()]
}

/** The pictures that a value names, by the hashes of their files, with the innermost block that does. */
export function picturesIn(value: Json, block = ''): { file: string; block: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\/media\/([\w-]{16})(?:-\d{1,5})?\.webp/g)].map(([, file = '']) => ({ file, block }))
  if (Array.isArray(value)) return value.flatMap((part) => picturesIn(part, block))
  if (!isObject(value)) return []
  const inner = typeof value.widget === 'string' && typeof value.id === 'string' ? value.id : block
  return [
    ...(isPictureFile(value) ? [{ file: value.file, block: inner }] : []),
    ...Object.values(value).flatMap((part) => picturesIn(part, inner)),
  ]
}

/** What sources are given of `brand.json`: `vendors.esports`. */
function brandValuesIn(value: Json, block: string): { path: string; block: string }[] {
  if (Array.isArray(value)) return value.flatMap((part) => brandValuesIn(part, block))
  if (!isObject(value)) return []
  const inner = typeof value.widget === 'string' && typeof value.id === 'string' ? value.id : block
  const args = typeof value.source === 'string' && isObject(value.args) ? Object.values(value.args) : []
  return [
    ...args.flatMap((one) => (isObject(one) && typeof one.brand === 'string' ? [{ path: one.brand, block: inner }] : [])),
    ...Object.values(value).flatMap((part) => brandValuesIn(part, inner)),
  ]
}

function hasValue(brand: JsonObject, path: string): boolean {
  let value: Json = brand
  for (const key of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return false
    value = value[key] ?? null
  }
  return true
}
